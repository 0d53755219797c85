//! The terminal itself: taken over at the beginning, given back as it was, whatever happens.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::os::fd::AsFd as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{panic, thread};

use rustix::termios::{self, OptionalActions, Termios};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};

use super::keys::{Key, decode};

/// How long a signal or another size of the window may wait for its answer.
const BEAT: Duration = Duration::from_millis(150);

/// After this long, Escape was a key and no sequence.
const PAUSE: Duration = Duration::from_millis(30);

/// Another screen than that of the shell, lines that do not run on, an empty page.
const ENTER: &str = "\x1b[?1049h\x1b[?7l\x1b[2J\x1b[H";

/// The shell's screen as it was.
const LEAVE: &str = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

/// The message of a panic, printed after the shell's screen is restored.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

/// Something that happens at the terminal.
pub(super) enum Happening {
    Key(Key),
    /// The window has another size.
    Resized,
    /// Somebody has told the program to end, or the terminal is gone.
    Ended,
}

/// A terminal that is ours until this is dropped.
#[derive(Debug)]
pub(super) struct Terminal {
    /// How it was before.
    before: Termios,
    /// Whether the program was told to end.
    ended: Arc<AtomicBool>,
    bytes: Receiver<Vec<u8>>,
    /// The bytes read that do not form a complete key yet.
    pending: Vec<u8>,
    pub(super) size: (usize, usize),
}

impl Terminal {
    pub(super) fn enter() -> io::Result<Terminal> {
        let before = termios::tcgetattr(io::stdin())?;
        let ended = Arc::new(AtomicBool::new(false));
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            signal_hook::flag::register(signal, Arc::clone(&ended))?;
        }
        let terminal = Terminal { before, ended, bytes: reader()?, pending: Vec::new(), size: size() };
        terminal.take()?;
        // A panic may happen on a thread of the bots, which must not write here: it is told later.
        panic::set_hook(Box::new(|info| {
            let trace = Backtrace::capture();
            let mut text = info.to_string();
            if trace.status() == BacktraceStatus::Captured {
                text.push_str(&format!("\n{trace}"));
            }
            *PANIC.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
        }));
        Ok(terminal)
    }

    /// Waits for what happens next.
    pub(super) fn next(&mut self) -> Happening {
        let mut waited = Duration::ZERO;
        loop {
            while let Some((key, taken)) = decode(&self.pending, !waited.is_zero()) {
                self.pending.drain(..taken);
                if let Some(key) = key {
                    return Happening::Key(key);
                }
            }
            if self.ended.load(Ordering::Relaxed) {
                return Happening::Ended;
            }
            let size = size();
            if size != self.size {
                self.size = size;
                return Happening::Resized;
            }
            waited = if self.pending.is_empty() { BEAT } else { PAUSE };
            match self.bytes.recv_timeout(waited) {
                Ok(bytes) => {
                    self.pending.extend(bytes);
                    waited = Duration::ZERO;
                }
                Err(RecvTimeoutError::Timeout) => (),
                Err(RecvTimeoutError::Disconnected) => return Happening::Ended,
            }
        }
    }

    /// Leaves the terminal to the shell until it calls us back.
    pub(super) fn suspend(&self) -> io::Result<()> {
        self.give_back();
        signal_hook::low_level::emulate_default_handler(SIGTSTP)?;
        self.take()
    }

    fn take(&self) -> io::Result<()> {
        let mut raw = self.before.clone();
        raw.make_raw();
        termios::tcsetattr(io::stdin(), OptionalActions::Flush, &raw)?;
        let mut out = io::stdout();
        out.write_all(ENTER.as_bytes())?;
        out.flush()
    }

    /// Errors are ignored here: the terminal is gone.
    fn give_back(&self) {
        let mut out = io::stdout();
        let _ = out.write_all(LEAVE.as_bytes()).and_then(|()| out.flush());
        let _ = termios::tcsetattr(io::stdin(), OptionalActions::Flush, &self.before);
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.give_back();
        // Back to the one that tells at once; a thread that panics may not change it.
        if !thread::panicking() {
            let _ = panic::take_hook();
        }
        if let Some(text) = PANIC.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = writeln!(io::stderr(), "\n{text}");
        }
    }
}

/// How many columns and lines there are.
fn size() -> (usize, usize) {
    let size = termios::tcgetwinsize(io::stdout()).ok().filter(|size| size.ws_col > 0 && size.ws_row > 0);
    size.map_or((80, 24), |size| (usize::from(size.ws_col), usize::from(size.ws_row)))
}

/// The bytes that are typed, read on a thread of their own: so waiting for them can end.
fn reader() -> io::Result<Receiver<Vec<u8>>> {
    // Not by `Stdin`, which somebody else has locked.
    let mut keyboard = File::from(io::stdin().as_fd().try_clone_to_owned()?);
    let (sender, bytes) = mpsc::sync_channel(64);
    thread::Builder::new().name("keys".into()).spawn(move || {
        let mut buffer = [0; 1024];
        loop {
            match keyboard.read(&mut buffer) {
                Ok(0) => return,
                Ok(count) => {
                    if sender.send(buffer[..count].to_vec()).is_err() {
                        return;
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
                Err(_) => return,
            }
        }
    })?;
    Ok(bytes)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::process::{Command, Stdio};

    use rustix::pty::{OpenptFlags, grantpt, ioctl_tiocgptpeer, openpt, unlockpt};

    use super::*;

    /// In a process of its own, on a terminal of its own: the shell's screen comes back first, then the panic is told.
    #[test]
    fn a_panic_gives_the_terminal_back_and_is_told_there() {
        const INSIDE: &str = "CARAVELLE_TEST_PANIC";
        if std::env::var_os(INSIDE).is_some() {
            let _terminal = Terminal::enter().unwrap();
            panic!("a fault behind the screen");
        }
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY;
        let master = openpt(flags).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let slave = File::from(ioctl_tiocgptpeer(&master, flags).unwrap());
        let before = termios::tcgetattr(&slave).unwrap().local_modes;
        let name = format!("{}::a_panic_gives_the_terminal_back_and_is_told_there", module_path!());
        let (_, name) = name.split_once("::").unwrap();
        let stream = || Stdio::from(slave.try_clone().unwrap());
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([name, "--exact", "--nocapture"])
            .env(INSIDE, "1")
            .env("RUST_BACKTRACE", "0")
            .stdin(stream())
            .stdout(stream())
            .stderr(stream())
            .spawn()
            .unwrap();
        assert!(!child.wait().unwrap().success());
        assert_eq!(termios::tcgetattr(&slave).unwrap().local_modes, before);
        drop(slave);
        let (mut text, mut bytes) = (Vec::new(), [0; 4096]);
        let mut master = File::from(master);
        while let Ok(count @ 1..) = master.read(&mut bytes) {
            text.extend_from_slice(&bytes[..count]);
        }
        let text = String::from_utf8_lossy(&text);
        let (screen, shell) = text.split_once(LEAVE).unwrap();
        assert!(screen.contains(ENTER) && !screen.contains("a fault behind"), "{text:?}");
        assert!(shell.contains("a fault behind the screen"), "{text:?}");
    }
}
