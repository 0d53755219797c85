//! Chapter IL-17: the score breakdown and the result.

use engine::{Outcome, Seat, Sheet, Standing, rank};

use crate::ids::Resource;
use crate::state::Ilos;
use crate::step::Pending;

impl Ilos {
    /// IL-17.4, IL-17.5: only resources behind the screen score, each at its price.
    pub(crate) fn sheet(&self, seat: Seat) -> Sheet {
        let stock = &self.merchant(seat).stock;
        let mut sheet = Sheet::default();
        for resource in Resource::ALL {
            sheet.add(resource.id(), i32::from(stock[resource]) * i32::from(self.price(resource)));
        }
        sheet
    }

    /// IL-17.6: the most wealth, then the most pioneers, then a shared victory.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let ending = self.step.ending()?;
        let seats = || Seat::all(self.merchants.len());
        let sheets: Vec<Sheet> = seats().map(|seat| self.sheet(seat)).collect();
        let standings = seats().map(|seat| Standing {
            seat,
            keys: vec![sheets[seat.index()].total(), self.merchant(seat).pioneers.len() as i32],
        });
        let (ranking, decided) = rank(standings.collect());
        Some(Outcome {
            winners: ranking[0].clone(),
            ranking,
            sheets,
            rivals: Vec::new(),
            ending: ending.id(),
            tie_break: decided.map(|_| "pioneers"),
        })
    }
}
