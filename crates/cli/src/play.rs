//! `caravelle play`: a game in the terminal, with people in turn at one keyboard and bots.
//!
//! `chairs` contains the players, `shown` the output, `commands` the commands. A real terminal gets a full `screen`;
//! pipes, screen readers and `--plain` get lines. Input has the same meaning in both. A seat's private view is shown
//! only after the curtain: the terminal is cleared, and the next player presses Enter.

pub(crate) mod chairs;
mod commands;
mod gesture;
pub(crate) mod hint;
mod screen;
mod shown;

use std::path::{Path, PathBuf};

use catalog::AnyMatch;
use engine::{Info, Phrase, Record, Seat, Seats, Seed, SetupError, Viewer};
use words::Rendered;

use crate::args::{PlayArgs, fresh_seed};
use crate::campaign::CampaignFile;
use crate::lines::{Lines, TooLong};
use crate::{Failure, Renderer, Streams, components, files, result};
use chairs::{Chair, Chairs};
use commands::Command;
use screen::{Layout, Screen, Typed};

/// Plays a game to its end, or until a player leaves.
pub(crate) fn run(
    args: &PlayArgs,
    mut renderer: Renderer,
    variable: &dyn Fn(&str) -> Option<String>,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let mut campaign = args.campaign.as_deref().map(CampaignFile::open).transpose()?;
    let (playing, chairs, seed) = match &args.resume {
        Some(file) => resume(file, args, &renderer, streams)?,
        None => begin(args, &renderer, campaign.as_mut())?,
    };
    if let Some(campaign) = &mut campaign {
        campaign.expect(playing.as_ref())?;
    }
    renderer.names = chairs.called();
    let seats = playing.seats();
    // The screen needs a human player and a terminal that can move the cursor.
    let is_screen =
        streams.screen && !args.plain && chairs.humans() > 0 && variable("TERM").as_deref() != Some("dumb");
    let screen = if is_screen {
        let colors = variable("NO_COLOR").is_none_or(|value| value.is_empty());
        let name = |seat| renderer.say(&Phrase::new("seat-name").with("seat", seat));
        Some(Screen::enter(colors, Seat::all(seats).map(name).collect())?)
    } else {
        None
    };
    let mut session = Session {
        playing,
        chairs,
        seed,
        renderer,
        streams,
        lines: Lines::new(),
        save: args.save.clone(),
        campaign,
        file: args.resume.clone().filter(|file| file.as_os_str() != "-"),
        shown: None,
        told: vec![None; seats],
        told_all: None,
        seat_bots: (0..seats).map(|_| None).collect(),
        seen: vec![None; seats],
        screen,
        layout: Layout::default(),
    };
    session.play()
}

type Begun = (Box<dyn AnyMatch>, Chairs, Seed);

fn begin(
    args: &PlayArgs,
    renderer: &Renderer,
    campaign: Option<&mut CampaignFile>,
) -> Result<Begun, Failure> {
    let game = args.game.as_deref().unwrap_or_default();
    let info = catalog::info(game)?;
    let chairs = match &args.seats {
        Some(list) => Chairs::read(list, renderer)?,
        None => Chairs::usual(info),
    };
    SetupError::check_seats(info, chairs.len()).map_err(catalog::CatalogError::from)?;
    let chairs = named(chairs, args)?;
    let mut options = catalog::from_pairs(info, &args.options).map_err(catalog::CatalogError::from)?;
    if let Some(campaign) = campaign {
        options = campaign.options(info, &options)?;
    }
    let data = components::load(info, args.components.as_deref())?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    Ok((catalog::begin(info.id, data, chairs.len(), &options, seed)?, chairs, seed))
}

fn resume(
    file: &Path,
    args: &PlayArgs,
    renderer: &Renderer,
    streams: &mut Streams<'_>,
) -> Result<Begun, Failure> {
    let record = files::read(file, streams.input)?;
    let info: &Info = catalog::info(&record.game)?;
    if let Some(game) = args.game.as_deref()
        && catalog::info(game)?.id != info.id
    {
        let phrase = Phrase::new("cli-resume-other").with("given", game);
        return Err(Failure::Usage(phrase.with("recorded", info.id)));
    }
    components::load(info, args.components.as_deref())?;
    let mut playing = files::play(file, &record)?;
    playing.resume();
    let chairs = match &args.seats {
        Some(list) => {
            let mut chairs = Chairs::read(list, renderer)?;
            chairs.names = Chairs::of(&record).names;
            chairs
        }
        None => Chairs::of(&record),
    };
    if chairs.len() != record.seats {
        let phrase = Phrase::new("cli-resume-seats").with("seats", record.seats);
        return Err(Failure::Usage(phrase.with("given", chairs.len())));
    }
    let chairs = named(chairs, args)?;
    let seed = record.seed.unwrap_or_else(fresh_seed);
    Ok((playing, chairs, seed))
}

/// The names from the command line, one per seat.
fn named(mut chairs: Chairs, args: &PlayArgs) -> Result<Chairs, Failure> {
    if !args.names.is_empty() {
        if args.names.len() != chairs.len() {
            let phrase = Phrase::new("cli-names").with("seats", chairs.len());
            return Err(Failure::Usage(phrase.with("given", args.names.len())));
        }
        chairs.names = args.names.iter().map(|name| chairs::clean(name)).collect();
    }
    Ok(chairs)
}

/// The result of asking a player for input.
enum Asked {
    /// The game has changed. The next seat may differ.
    Changed,
    /// The player leaves.
    Quit,
}

/// A game in the terminal.
struct Session<'a, 's> {
    playing: Box<dyn AnyMatch>,
    chairs: Chairs,
    /// The source of the bots' seeds.
    seed: Seed,
    renderer: Renderer,
    streams: &'a mut Streams<'s>,
    lines: Lines,
    save: Option<PathBuf>,
    /// The campaign that the game is part of.
    campaign: Option<CampaignFile>,
    /// The file in which the game was last saved or from which it was resumed.
    file: Option<PathBuf>,
    /// The seat whose private view is on the screen.
    shown: Option<Seat>,
    /// The number of moves whose events each seat has seen; none before the set-up.
    told: Vec<Option<usize>>,
    /// The number of moves whose events spectators have seen.
    told_all: Option<usize>,
    /// The bot of each seat, which keeps its memory between decisions.
    seat_bots: Vec<Option<Box<dyn bots::AnyPlayer>>>,
    /// The page of the table that each seat saw last; none after it was cleared.
    seen: Vec<Option<Vec<Rendered>>>,
    /// The screen, if the terminal has one.
    screen: Option<Screen>,
    /// The contents of the screen.
    layout: Layout,
}

impl Session<'_, '_> {
    fn play(&mut self) -> Result<(), Failure> {
        self.greet()?;
        self.keep()?;
        loop {
            let actors = self.playing.turn().actors();
            if actors.is_empty() {
                return self.conclude();
            }
            // Bots first: in a simultaneous turn the order does not matter.
            if let Some((seat, chair)) = self.bot_among(actors) {
                self.bot_decides(seat, &chair)?;
                continue;
            }
            let next = self.shown.filter(|&seat| actors.has(seat)).or(actors.first());
            let seat = next.expect("somebody is awaited");
            let asked = match self.raise_curtain(seat)? {
                Asked::Changed if self.shown == Some(seat) => self.ask(seat)?,
                // The preceding player has undone a move.
                asked @ (Asked::Changed | Asked::Quit) => asked,
            };
            self.keep()?;
            if let Asked::Quit = asked {
                return self.leave_screen();
            }
        }
    }

    fn bot_among(&self, actors: Seats) -> Option<(Seat, bots::Spec)> {
        actors.iter().find_map(|seat| match &self.chairs.list[seat.index()] {
            Chair::Human => None,
            Chair::Bot(spec) => Some((seat, spec.clone())),
        })
    }

    fn bot_decides(&mut self, seat: Seat, spec: &bots::Spec) -> Result<(), Failure> {
        self.show_thinking(seat)?;
        let seed = self.seed.derive("terminal").nth(self.playing.seq() as u64);
        let game = self.playing.info().id;
        let bot = self.seat_bots[seat.index()].get_or_insert_with(|| {
            bots::player_any(game, spec).expect("a match is of a game of the catalog")
        });
        let chosen = bot.choose(self.playing.as_ref(), seat, seed, bots::Effort::FULL);
        let chosen = chosen.expect("the seat is awaited");
        self.playing.act(seat, &chosen, None).expect("a bot's choice is legal");
        if self.chairs.humans() == 0 {
            self.tell_spectators()?;
        }
        Ok(())
    }

    /// Saves the game in the file of `--save`.
    fn keep(&self) -> Result<(), Failure> {
        match &self.save {
            Some(file) => files::write(file, &self.record()),
            None => Ok(()),
        }
    }

    fn record(&self) -> Record {
        self.playing.record().with_players(self.chairs.players())
    }

    /// The next line of input, trimmed; none at the end of the input.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        if let Some(screen) = &mut self.screen {
            return Ok(match screen.read(&self.layout, self.streams.output)? {
                Typed::Line(line, _) => Some(line),
                Typed::Leave | Typed::Ended => None,
            });
        }
        self.streams.output.flush()?;
        match self.lines.next(self.streams.input)? {
            None => Ok(None),
            Some(Ok(bytes)) => Ok(Some(String::from_utf8_lossy(bytes).trim().to_owned())),
            Some(Err(TooLong)) => Ok(Some("?".repeat(80))),
        }
    }

    /// The input has ended. The game is saved if `--save` was given.
    fn ended(&self) -> Failure {
        Failure::Failed(match &self.save {
            Some(file) => components::path("cli-play-end-saved", file),
            None => Phrase::new("cli-play-end"),
        })
    }

    /// Hides the private view of the preceding player.
    fn raise_curtain(&mut self, seat: Seat) -> Result<Asked, Failure> {
        if self.shown == Some(seat) {
            return Ok(Asked::Changed);
        }
        if self.chairs.humans() > 1 {
            self.clear()?;
            self.lower_curtain(seat)?;
            // A script need not press Enter.
            if self.streams.terminal {
                loop {
                    let Some(line) = self.line()? else {
                        return if self.screen.is_some() { self.quit() } else { Err(self.ended()) };
                    };
                    self.clear_messages();
                    match (Command::read(&line), self.shown) {
                        (Some(Command::Undo), Some(before)) => match self.playing.undo(before) {
                            Ok(()) => return Ok(Asked::Changed),
                            Err(reason) => self.say(&reason.phrase())?,
                        },
                        (Some(Command::Quit), _) => return self.quit(),
                        _ if line.is_empty() => break,
                        _ => self.lower_curtain(seat)?,
                    }
                }
                self.clear()?;
            }
        }
        self.shown = Some(seat);
        Ok(Asked::Changed)
    }

    /// Shows the seat its table and reads input until it has decided.
    fn ask(&mut self, seat: Seat) -> Result<Asked, Failure> {
        if self.screen.is_some() {
            return self.ask_on_screen(seat);
        }
        self.prompt(seat)?;
        loop {
            write!(self.streams.output, "> ")?;
            let Some(line) = self.line()? else {
                writeln!(self.streams.output)?;
                return Err(self.ended());
            };
            if !self.streams.terminal {
                // A script's answers are not echoed by a terminal.
                writeln!(self.streams.output, "{line}")?;
            }
            if line.is_empty() {
                continue;
            }
            if let Some(asked) = self.obey(seat, &line)? {
                return Ok(asked);
            }
        }
    }

    fn conclude(&mut self) -> Result<(), Failure> {
        if self.screen.is_some() {
            self.conclude_on_screen()?;
        } else {
            match self.shown {
                Some(seat) => self.tell(seat)?,
                None => self.tell_spectators()?,
            }
            let page = self.playing.page(Viewer::Everybody);
            self.page(&page)?;
            self.put("\n")?;
        }
        self.result()?;
        self.keep()?;
        if let Some(file) = self.save.clone() {
            self.say(&components::path("cli-saved", &file))?;
        }
        if let Some(mut campaign) = self.campaign.take() {
            let players = Seat::all(self.chairs.len()).map(|seat| self.renderer.say(&result::name(seat)));
            let said = campaign.add(self.playing.as_ref(), players.collect())?;
            self.say(&said)?;
        }
        Ok(())
    }

    fn result(&mut self) -> Result<(), Failure> {
        let outcome = self.playing.outcome().expect("the game is over");
        let page = result::page(self.playing.info(), &outcome);
        self.page(&page)
    }
}
