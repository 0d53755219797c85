//! `caravelle train`: trains a net for a game's evaluation by self-play.

use std::fs;
use std::time::{Duration, Instant};

use arena::{Generation, Learning, Trained, Training};
use engine::Phrase;

use crate::arena::{file_failure, number, percent};
use crate::args::TrainArgs;
use crate::progress::bar;
use crate::tune::{can_write, read, search_bot, stopped, write};
use crate::{Failure, Renderer, Streams, components, write_json};

/// Trains, and prints the result.
pub(crate) fn run(args: &TrainArgs, renderer: &Renderer, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let info = catalog::info(&args.search.game)?;
    engine::SetupError::check_seats(info, args.seats).map_err(catalog::CatalogError::from)?;
    can_write(args.out.as_deref())?;
    let player = search_bot("learned", args.search.cap)?;
    let slips = format!("{player}{}slips={}", if args.search.cap.is_some() { "," } else { ":" }, args.slips);
    let teacher = if args.slips > 0 { search_bot(&slips, None)? } else { player.clone() };
    let training = Training {
        game: info.id.to_owned(),
        data: components::load(info, None)?,
        options: catalog::from_pairs(info, &args.search.options).map_err(catalog::CatalogError::from)?,
        seats: args.seats,
        generations: args.generations,
        games: args.games,
        positions: args.positions,
        epochs: args.epochs,
        weights: args.weight.clone(),
        player,
        teacher,
        trial: args.trial,
        seed: args.seed,
        threads: args.search.threads,
    };
    let learning = match &args.search.progress {
        Some(file) if file.exists() => read(file)?,
        _ => Learning::default(),
    };
    let end = args.search.minutes.map(|minutes| Instant::now() + Duration::from_secs_f64(60.0 * minutes));
    let mut unwritten = None;
    let mut last = None;
    let mut tell = |learning: &Learning, part: f64| {
        if last.as_ref() != Some(learning) {
            unwritten = args.search.progress.as_ref().and_then(|file| write(file, learning).err());
            last = Some(learning.clone());
        }
        if streams.watched {
            // A failure to draw the progress bar is ignored.
            let _ = write!(streams.errors, "\r{}", bar(part)).and_then(|()| streams.errors.flush());
        }
        unwritten.is_none() && end.is_none_or(|end| Instant::now() < end)
    };
    let trained = arena::train(&training, learning, &mut tell)?;
    if streams.watched {
        let _ = write!(streams.errors, "\r{:60}\r", "");
    }
    match (unwritten, trained) {
        (Some(failure), _) => Err(failure),
        (None, None) => stopped(&args.search, renderer, streams),
        (None, Some(trained)) => finish(args, &trained, renderer, streams),
    }
}

/// Writes the net if it won its match, and prints the result.
fn finish(
    args: &TrainArgs,
    trained: &Trained,
    renderer: &Renderer,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    // The result is printed even if the file cannot be written.
    let written = match (&args.out, &trained.net) {
        (Some(file), Some(net)) => fs::write(file, net).map_err(|error| file_failure(file, &error)),
        _ => Ok(()),
    };
    if args.search.json {
        write_json(streams.output, trained)?;
        return written;
    }
    for (at, Generation { positions, loss, trial, accepted }) in trained.generations.iter().enumerate() {
        let [own, plain] = loss.map(|loss| number(renderer, loss, 3));
        let line = Phrase::new("cli-train-generation").with("number", at + 1).with("positions", *positions);
        let line = line.with("loss", own.as_str()).with("plain", plain.as_str());
        writeln!(streams.output, "{}", renderer.say(&line))?;
        let line = Phrase::new("cli-train-match").with("games", trial.games);
        let line = line.with("share", percent(renderer, trial.share).as_str());
        let [low, high] = trial.ci95.map(|end| percent(renderer, end));
        let line = line.with("low", low.as_str()).with("high", high.as_str());
        let verdict = if *accepted { "cli-tune-accepted" } else { "cli-train-refused" };
        writeln!(streams.output, "{} {}", renderer.say(&line), renderer.say(&Phrase::new(verdict)))?;
    }
    written
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use crate::Code;
    use crate::testing::caravelle;

    /// A temporary folder for one test.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("caravelle-train-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    const TRAINING: &str = "caravelle train mundus-novus --games 40 --positions 2000 --trial 4 --cap 8";

    #[test]
    fn a_resumed_training_equals_an_uninterrupted_one() {
        let folder = folder("goes-on");
        let file = |name: &str| folder.join(name).display().to_string();
        let whole = format!("{TRAINING} --threads 1 --generations 2 --progress {} --json", file("whole"));
        let (output, errors, code) = caravelle(&whole, true);
        assert_eq!(code, Code::Done, "{errors}");
        assert!(errors.contains("\r["), "a bar is for those who look on");
        let trained: serde_json::Value = serde_json::from_str(&output).unwrap();
        assert_eq!((&trained["game"], &trained["seats"]), (&"mundus-novus".into(), &2.into()));

        let parts = format!("{TRAINING} --threads 2 --generations 2 --progress {}", file("parts"));
        let (output, _, code) = caravelle(&format!("{parts} --minutes 0"), false);
        assert_eq!((code, output.as_str()), (Code::Done, "Stopped. Run the same command to continue.\n"));
        let (output, _, _) = caravelle(&parts, false);
        assert!(output.starts_with("Generation 1: "), "{output}");
        let read = |name| std::fs::read_to_string(folder.join(name)).unwrap();
        assert_eq!(read("whole"), read("parts"), "the number of threads has no say either");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn invalid_trainings_are_refused() {
        for (wrong, said) in [
            ("caravelle train chess", "mundus-novus"),
            ("caravelle train goa --seats 7", "players"),
            ("caravelle train goa --seats 1", "players"),
            ("caravelle train goa --games 9", "games"),
            ("caravelle train goa --weight x", "weight"),
            ("caravelle train goa --weight 2,0", "above 0"),
            ("caravelle train goa --minutes inf", "minutes"),
        ] {
            let (_, errors, code) = caravelle(wrong, false);
            assert_eq!(code, Code::Usage, "{wrong}");
            assert!(errors.contains(said), "{wrong}: {errors}");
        }
        let folder = folder("refused");
        let file = folder.join("progress");
        std::fs::write(&file, "{\"game\": 3}").unwrap();
        let (_, errors, code) = caravelle(&format!("{TRAINING} --progress {}", file.display()), false);
        assert_eq!(code, Code::Failed, "{errors}");
        // A training with other settings is not continued.
        std::fs::remove_file(&file).unwrap();
        let begun = format!("{TRAINING} --generations 1 --progress {}", file.display());
        assert_eq!(caravelle(&begun, false).2, Code::Done);
        for (own, other) in [("--games 40", "--games 50"), ("--cap 8", "--cap 9"), ("--trial 4", "--trial 6")]
        {
            let (_, errors, code) = caravelle(&begun.replace(own, other), false);
            assert!(code == Code::Failed && errors.contains("another"), "{other}: {errors}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    /// Solo nets are trained on solo games only.
    #[test]
    fn solo_nets_train_on_solo_games() {
        let folder = folder("alone");
        let file = folder.join("net.toml");
        let learned = format!(
            "caravelle train maracaibo --seats 1 --option solo=1 --games 40 --positions 2000 --trial 4 --cap 8 --generations 1 \
             --weight 3 --json --out {}",
            file.display()
        );
        let (output, errors, code) = caravelle(&learned, false);
        assert_eq!(code, Code::Done, "{errors}");
        let output: serde_json::Value = serde_json::from_str(&output).unwrap();
        let generation = &output["generations"][0];
        assert_eq!((&output["seats"], &generation["trial"]["games"]), (&1.into(), &4.into()));
        assert!((0.0..=1.0).contains(&generation["trial"]["share"].as_f64().unwrap()), "{output}");
        assert_eq!(file.exists(), generation["accepted"].as_bool().unwrap());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
