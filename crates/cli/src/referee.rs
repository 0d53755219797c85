//! `caravelle referee`: the referee's protocol on the standard streams.

use std::path::Path;

use ::referee::Referee;

use crate::args::{RefereeArgs, fresh_seed};
use crate::campaign::CampaignFile;
use crate::lines::{Lines, TooLong};
use crate::{Failure, Renderer, Streams};

/// Answers line by line until the input ends.
pub(crate) fn run(args: &RefereeArgs, renderer: &Renderer, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let mut referee = referee(args.components.as_deref())?;
    let file = args.campaign.as_deref().map(CampaignFile::open).transpose()?;
    if let Some(file) = &file {
        referee = referee.with_campaign(file.begun());
    }
    let mut lines = Lines::new();
    while let Some(line) = lines.next(streams.input)? {
        let reply = match line {
            Ok(line) => referee.answer(line),
            Err(TooLong) => Some(Referee::too_long()),
        };
        for report in referee.reports() {
            // Prints details of an internal error for people; the protocol continues.
            let _ = writeln!(streams.errors, "caravelle: {}", renderer.say(&report));
        }
        if let Some((campaign, file)) = referee.campaign().zip(file.as_ref()) {
            file.keep(&campaign)?;
        }
        if let Some(reply) = reply {
            serde_json::to_writer(&mut *streams.output, &reply).map_err(std::io::Error::from)?;
            writeln!(streams.output)?;
            streams.output.flush()?;
        }
    }
    Ok(())
}

/// A referee without matches, optionally with component files of a folder.
pub fn referee(components: Option<&Path>) -> Result<Referee, Failure> {
    let infos = catalog::infos();
    let data = crate::components::load_all(&infos, components)?;
    Ok(Referee::new(infos.iter().map(|info| info.id).zip(data).collect(), fresh_seed))
}
