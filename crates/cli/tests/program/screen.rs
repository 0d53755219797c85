//! The full screen of `play` on a pseudo-terminal: its content, and the terminal's state afterwards.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, ioctl_tiocgptpeer, openpt, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};
use vt100::{Color, Parser};

use crate::tools::{Folder, command};

/// The time limit of every operation on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program, killed when dropped.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        // Both fail if it has ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A pseudo-terminal with the program.
struct Terminal {
    child: Program,
    master: File,
    /// Kept open, so that the terminal outlives the program.
    slave: File,
    seen: Arc<(Mutex<Parser>, Condvar)>,
    reader: Option<JoinHandle<()>>,
}

impl Terminal {
    fn new(args: &[&str], size: (u16, u16), set: &[(&str, &str)]) -> Terminal {
        // Tests run in parallel: without CLOEXEC the program of another test would keep this terminal open.
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let master = openpt(flags).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let slave = File::from(ioctl_tiocgptpeer(&master, flags).unwrap());
        let (columns, lines) = size;
        tcsetwinsize(&master, winsize(size)).unwrap();
        let mut command = command(args);
        command.env("TERM", "xterm-256color").env_remove("NO_COLOR").env_remove("COLUMNS");
        command.envs(set.iter().copied());
        let stream = || Stdio::from(slave.try_clone().unwrap());
        let child = Program(command.stdin(stream()).stdout(stream()).stderr(stream()).spawn().unwrap());
        drop(command);
        let master = File::from(master);
        let seen = Arc::new((Mutex::new(Parser::new(lines, columns, 0)), Condvar::new()));
        let (mut from, screen) = (master.try_clone().unwrap(), Arc::clone(&seen));
        let reader = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = from.read(&mut bytes) {
                screen.0.lock().unwrap().process(&bytes[..count]);
                screen.1.notify_all();
            }
        });
        Terminal { child, master, slave, seen, reader: Some(reader) }
    }

    fn send(&mut self, keys: &str) {
        self.master.write_all(keys.as_bytes()).unwrap();
    }

    fn text(&self) -> String {
        self.seen.0.lock().unwrap().screen().contents()
    }

    /// Waits until the screen satisfies a condition.
    #[track_caller]
    fn wait(&self, what: &str, good: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        let mut parser = self.seen.0.lock().unwrap();
        loop {
            let text = parser.screen().contents();
            // The cursor is hidden during painting.
            if !parser.screen().hide_cursor() && good(&text) {
                return text;
            }
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "{what} is not on the screen:\n{text}");
            parser = self.seen.1.wait_timeout(parser, left).unwrap().0;
        }
    }

    #[track_caller]
    fn wait_for(&self, part: &str) -> String {
        self.wait(part, |text| text.contains(part))
    }

    /// Takes the first choice and waits for the answer: an input line, or the `awaited` text. Keys are never sent
    /// ahead, because a terminal with a full queue blocks.
    #[track_caller]
    fn take_first(&mut self, awaited: &str) -> String {
        let is_line = |text: &str, line: &str| text.lines().any(|other| other.trim() == line);
        self.send("1");
        self.wait("what was typed", |text| is_line(text, "> 1") || text.contains(awaited));
        self.send("\r");
        self.wait("an answer", |text| is_line(text, ">") || text.contains(awaited))
    }

    fn resize(&self, size: (u16, u16)) {
        self.seen.0.lock().unwrap().screen_mut().set_size(size.1, size.0);
        tcsetwinsize(&self.master, winsize(size)).unwrap();
    }

    /// The colours of letters on the screen.
    fn colors(&self) -> Vec<Color> {
        let parser = self.seen.0.lock().unwrap();
        let (lines, columns) = parser.screen().size();
        let places = (0..lines).flat_map(|line| (0..columns).map(move |column| (line, column)));
        places
            .filter_map(|(line, column)| Some(parser.screen().cell(line, column)?.fgcolor()))
            .filter(|color| *color != Color::Default)
            .collect()
    }

    /// Waits for the end of the program, and checks that the terminal was restored.
    fn end(mut self) -> (ExitStatus, String) {
        let end = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.0.try_wait().unwrap() {
                break status;
            }
            assert!(Instant::now() < end, "the program does not end:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        };
        let modes = tcgetattr(&self.slave).unwrap().local_modes;
        assert!(modes.contains(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG), "{modes:?}");
        // The reader ends with the terminal.
        let Terminal { child, master, slave, seen, reader } = self;
        drop((child, master, slave));
        reader.unwrap().join().unwrap();
        let parser = seen.0.lock().unwrap();
        let screen = parser.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor());
        (status, screen.contents())
    }
}

fn winsize((ws_col, ws_row): (u16, u16)) -> Winsize {
    Winsize { ws_col, ws_row, ws_xpixel: 0, ws_ypixel: 0 }
}

/// Whether only the curtain is visible, without the log.
fn is_curtain(text: &str) -> bool {
    text.contains("Pass the device to") && !text.contains('│')
}

fn has_choices(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with("1  "))
}

const SMALL: (u16, u16) = (80, 24);
const WIDE: (u16, u16) = (140, 44);

#[test]
fn a_game_is_played_to_its_end_and_the_window_changes_on_the_way() {
    let args = ["play", "mundus-novus", "--seats", "human,random", "--names", "Ana,Bo", "--seed", "2"];
    let mut terminal = Terminal::new(&[&args[..], &["--lang", "fr"]].concat(), SMALL, &[]);
    let text = terminal.wait_for("[annoncer 2]");
    assert!(text.contains("Mundus Novus") && text.contains("> ") && text.contains("MN-"), "{text}");
    assert!(terminal.seen.0.lock().unwrap().screen().alternate_screen());
    assert!(!terminal.colors().is_empty(), "names have colours");
    // Letters filter the choices, Tab completes, and Escape clears the filter.
    terminal.send("3 ca");
    terminal.wait("one choice", |text| text.contains("[annoncer 3]") && !text.contains("[annoncer 2]"));
    terminal.send("\x1b");
    terminal.wait_for("[annoncer 2]");
    terminal.send("anno\t");
    terminal.wait_for("> annoncer ");
    terminal.send("3\r");
    terminal.wait_for("3 cartes à mettre");
    // A message covers the table until it is closed.
    terminal.send("aide\r");
    terminal.wait_for("recommencer");
    terminal.send("\x1b[6~");
    terminal.wait_for("Ctrl+P");
    terminal.send("\x1b");
    terminal.wait("the table", |text| !text.contains("Ctrl+P"));
    // Marks and takes a choice, and undoes it.
    terminal.send("\x1b[B\r");
    terminal.wait_for("encore 2 cartes");
    terminal.send("annuler\r");
    terminal.wait_for("3 cartes à mettre");
    // The history finds earlier lines, and a forbidden action is reported with its clause.
    terminal.send("\x10");
    terminal.wait_for("> annuler");
    terminal.send("\x15stop\r");
    terminal.wait_for("(MN-");
    // A wide window has the log beside the table; a narrow one does not.
    assert!(!terminal.text().contains("Journal"));
    terminal.resize(WIDE);
    let text = terminal.wait_for("Journal");
    assert!(text.contains('│') && text.contains("Ana annonce 3 cartes."), "{text}");
    assert_eq!(text.lines().count(), usize::from(WIDE.1), "{text}");
    terminal.resize((24, 8));
    terminal.wait_for("trop petite");
    terminal.resize(SMALL);
    terminal.wait_for("3 cartes à mettre");
    while !terminal.take_first("Résultat").contains("Résultat") {}
    terminal.send("\r");
    let (status, text) = terminal.end();
    assert_eq!(status.code(), Some(0), "{text}");
    assert!(text.contains("Total"), "{text}");
}

#[test]
fn every_game_has_its_screen_in_both_languages() {
    for info in catalog::infos() {
        for lang in ["en", "fr"] {
            let args = ["play", info.id, "--seats", "human,random", "--seed", "3", "--lang", lang];
            let mut terminal = Terminal::new(&args, SMALL, &[]);
            let missing = format!("[{}-", info.prefix.to_lowercase());
            let clause = format!(" {}-", info.prefix);
            for size in [SMALL, WIDE] {
                terminal.resize(size);
                // The first choice, the clause of the prompt, and the input line.
                let text = terminal.wait(info.id, |text| {
                    has_choices(text) && text.contains(&clause) && text.contains('│') == (size == WIDE)
                });
                assert!(text.contains(info.title) && text.contains("\n> "), "{text}");
                assert!(!text.contains(&missing) && !text.contains("[cli-"), "{text}");
            }
            terminal.send("\x03");
            terminal.wait("the question", |text| text.contains(".game"));
            terminal.send("n\r");
            assert_eq!(terminal.end().0.code(), Some(0));
        }
    }
}

#[test]
fn the_terminal_is_restored_after_every_kind_of_exit() {
    let args = ["play", "mundus-novus", "--seats", "human,random", "--seed", "2"];
    let begun = || {
        let terminal = Terminal::new(&args, SMALL, &[]);
        terminal.wait_for("[announce 2]");
        terminal
    };
    // Control-C twice.
    let mut terminal = begun();
    terminal.send("\x03");
    terminal.wait_for("mundus-novus.game");
    terminal.send("\x03");
    let (status, text) = terminal.end();
    assert_eq!(status.code(), Some(0));
    assert!(text.contains("not saved"), "{text}");
    // By signals.
    for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
        let terminal = begun();
        kill_process(Pid::from_child(&terminal.child.0), signal).unwrap();
        let (status, text) = terminal.end();
        assert_eq!(status.code(), Some(1));
        assert!(text.contains("not finished"), "{text}");
    }
    // By an answer to the question.
    let folder = Folder::new();
    let file = folder.file("a.game");
    let mut terminal = begun();
    terminal.send("quit\r");
    terminal.wait_for("mundus-novus.game");
    terminal.send(&format!("{file}\r"));
    let (status, text) = terminal.end();
    assert_eq!(status.code(), Some(0));
    assert!(text.contains("saved in") && std::path::Path::new(&file).exists(), "{text}");
}

#[test]
fn another_hand_is_hidden_until_its_player_is_there() {
    let args = ["play", "mundus-novus", "--seats", "human,human", "--names", "Ana,Bo", "--seed", "1"];
    let mut terminal = Terminal::new(&args, WIDE, &[]);
    let mut hands = 0;
    for _ in 0..6 {
        let text = terminal.wait("the curtain", is_curtain);
        assert!(!text.contains("hand:") && !text.contains("offer"), "{text}");
        let (_, rest) = text.split_once("Pass the device to ").unwrap();
        let (name, other) = if rest.starts_with("Ana") { ("Ana", "Bo") } else { ("Bo", "Ana") };
        terminal.send("\r");
        let text = terminal.wait("the choices", has_choices);
        assert!(!text.contains(&format!("{other}, hand:")), "{text}");
        hands += usize::from(text.contains(&format!("{name}, hand:")));
        // Until it is the other player's turn.
        for _ in 0..20 {
            if terminal.take_first("Pass the device to").contains("Pass the device to") {
                break;
            }
        }
    }
    assert!(hands > 0);
}

#[test]
fn no_color_and_plain_output_are_respected() {
    let args = ["play", "mundus-novus", "--seats", "human,random", "--seed", "2"];
    for (wanted, expected) in [("1", true), ("", false)] {
        let mut terminal = Terminal::new(&args, WIDE, &[("NO_COLOR", wanted)]);
        terminal.wait_for("[announce 2]");
        assert_eq!(terminal.colors().is_empty(), expected);
        terminal.send("\x03\x03");
        terminal.end();
    }
    let plain = |args: &[&str], set: &[(&str, &str)]| {
        let mut terminal = Terminal::new(args, WIDE, set);
        terminal.wait_for("[announce 2]");
        assert!(!terminal.seen.0.lock().unwrap().screen().alternate_screen());
        terminal.send("quit\nn\n");
        assert_eq!(terminal.end().0.code(), Some(0));
    };
    plain(&[&args[..], &["--plain"]].concat(), &[]);
    plain(&args, &[("TERM", "dumb")]);
}
