//! MN-8.2 to MN-8.8: score breakdowns, ranking, winners.

use engine::{Outcome, Seat, Sheet, Standing, rank};

use crate::state::{Ending, MundusNovus};
use crate::step::Pending;

impl MundusNovus {
    /// MN-8.8: doubloons are the points. The breakdown lists them by source.
    pub(crate) fn sheet(&self, seat: Seat) -> Sheet {
        let purse = self.player(seat).purse;
        let mut sheet = Sheet::default();
        sheet.add("different", i32::from(purse.different));
        sheet.add("relics", i32::from(purse.relics));
        sheet.add("income", i32::from(purse.income));
        sheet.add("shipyards", i32::from(purse.shipyards));
        sheet.add("orellana", i32::from(purse.orellana));
        sheet.add("coronado", -i32::from(purse.coronado));
        sheet
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        let ending = self.step().ending()?;
        let seats = || Seat::all(self.players.len());
        let standing = |seat: Seat| {
            // MN-8.2: the perfect combination ranks above doubloons.
            let perfect = i32::from(self.perfect.has(seat));
            Standing { seat, keys: vec![perfect, i32::from(self.doubloons(seat))] }
        };
        let (ranking, _) = rank(seats().map(standing).collect());
        let winners = match ending {
            // MN-8.3, MN-8.4, MN-8.5: the richest player wins. MN-8.7: equal players share the victory.
            Ending::Perfect | Ending::Doubloons | Ending::Deck => {
                ranking.first().cloned().unwrap_or_default()
            }
            // MN-8.9: a stopped game has no winner.
            Ending::Stop => Vec::new(),
        };
        // MN-8.3: doubloons break the tie between perfect combinations.
        let tie_break =
            (self.perfect.len() > winners.len() && ending == Ending::Perfect).then_some("doubloons");
        let sheets = seats().map(|seat| self.sheet(seat)).collect();
        Some(Outcome { winners, ranking, sheets, rivals: Vec::new(), ending: ending.id(), tie_break })
    }
}
