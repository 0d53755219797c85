//! The table of a rematch, with the same people.

use std::sync::Arc;

use engine::Seat;
use table::wire::{NewSeat, Status, TableInfo};
use table::{PersonId, Table, TableId, Wish};

use crate::fault::Fault;
use crate::registry::{Opening, Registry};

impl Registry {
    /// Opens the table of a rematch for the first person who asks, and adds the others.
    pub(crate) async fn rematch(self: &Arc<Self>, id: TableId, person: PersonId) -> Result<TableInfo, Fault> {
        let plan = move |table: &Table| {
            if table.status != Status::Over || table.play.is_none() {
                return Err(table::Fault::NotOver.into());
            }
            let own = table.own(person, None)?;
            let seats = table.seats.iter().map(|seat| match (seat.owner, &seat.bot) {
                (Some(owner), _) if owner == person => NewSeat::Me { name: seat.name.clone() },
                (Some(_), _) | (None, None) => NewSeat::Open,
                (None, Some(level)) => NewSeat::Bot { level: level.clone() },
            });
            // The next game of a campaign starts with the archive of this one. After the end of a campaign a new one
            // starts.
            let next = table.play.as_ref().and_then(|play| {
                let anew = || catalog::options_from(play.game.info(), &table.row.options, None).ok();
                play.game.carry_over().and_then(|left| left.next.or_else(anew))
            });
            let row = &table.row;
            let opening = Opening {
                game: row.game.clone(),
                options: next.unwrap_or_else(|| row.options.clone()),
                seats: seats.collect(),
                public: row.public,
                hot_seat: row.hot_seat,
                clock: row.clock,
                advice: table.advice,
                parent: Some(row.id),
                kept: table.seats.iter().map(|seat| seat.owner.filter(|owner| *owner != person)).collect(),
                ..Opening::default()
            };
            Ok((table.campaign.clone(), table.rematch, own, opening))
        };
        let (campaign, known, own, opening) = self.look(id, Some(person), None, plan).await?;
        // After a game of a campaign comes its next game.
        if let Some(campaign) = campaign {
            return self.next_game(&campaign, person, None).await;
        }
        if let Some(known) = known {
            return self.join_rematch(known, person, own).await;
        }
        let opened = self.open_as(person, opening).await?;
        let new: TableId = opened.id.parse().map_err(|_| Fault::Ours("a table has no id".to_owned()))?;
        match self.wish(id, person, Wish::Rematched(new)).await {
            Ok(_) => Ok(opened),
            Err(Fault::Table(table::Fault::SeatTaken)) => {
                // Another request was first, so this table is not needed.
                let _ = self.wish(new, person, Wish::Leave(None)).await;
                let known =
                    self.look(id, Some(person), None, |table| table.rematch.ok_or(Fault::NotFound)).await?;
                self.join_rematch(known, person, own).await
            }
            Err(fault) => Err(fault),
        }
    }

    /// Gives a person a seat at a table to which they belong.
    pub(crate) async fn join_rematch(
        self: &Arc<Self>,
        id: TableId,
        person: PersonId,
        seat: Seat,
    ) -> Result<TableInfo, Fault> {
        let find = move |table: &Table| {
            if !table.seats_of(person).is_empty() || table.row.host == person {
                return Ok(None);
            }
            // Their reserved seat if it is free, otherwise any.
            let open = table.open_seats();
            let seat =
                open.has(seat).then_some(seat).or_else(|| open.first()).ok_or(table::Fault::SeatTaken)?;
            Ok(Some(table.seat(seat)?.link.as_ref().map(|link| link.reveal().to_owned())))
        };
        // Reads the table as its host, because the old table has shown that the person belongs here.
        let host = self.store.table(id).await?.ok_or(Fault::NotFound)?.row.host;
        match self.look(id, Some(host), None, find).await? {
            None => self.info(id, Some(person), None).await,
            Some(link) => self.wish(id, person, Wish::Sit { seat: Some(seat), link, salt: None }).await,
        }
    }
}
