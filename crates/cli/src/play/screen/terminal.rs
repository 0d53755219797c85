//! The terminal: switched to a full screen, and restored in all cases.

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

/// The maximum delay of the reaction to a signal or a resize.
const BEAT: Duration = Duration::from_millis(150);

/// The time after which Escape is a key and not the start of a sequence.
const PAUSE: Duration = Duration::from_millis(30);

/// Switches to the alternate screen, disables line wrap and clears the page.
const ENTER: &str = "\x1b[?1049h\x1b[?7l\x1b[2J\x1b[H";

/// Restores the shell's screen.
const LEAVE: &str = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

/// The message of a panic, printed after the shell's screen is restored.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

/// An event of the terminal.
pub(super) enum InputEvent {
    Key(Key),
    /// The window was resized.
    Resized,
    /// The program was asked to end, or the terminal was closed.
    Ended,
}

/// A terminal in screen mode until this is dropped.
#[derive(Debug)]
pub(super) struct Terminal {
    /// The preceding settings.
    before: Termios,
    /// Whether the program was asked to end.
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
        // A bot thread may panic, which must not write to the screen. The message is printed later.
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

    /// Waits for the next event.
    pub(super) fn next(&mut self) -> InputEvent {
        let mut waited = Duration::ZERO;
        loop {
            while let Some((key, taken)) = decode(&self.pending, !waited.is_zero()) {
                self.pending.drain(..taken);
                if let Some(key) = key {
                    return InputEvent::Key(key);
                }
            }
            if self.ended.load(Ordering::Relaxed) {
                return InputEvent::Ended;
            }
            let size = size();
            if size != self.size {
                self.size = size;
                return InputEvent::Resized;
            }
            waited = if self.pending.is_empty() { BEAT } else { PAUSE };
            match self.bytes.recv_timeout(waited) {
                Ok(bytes) => {
                    self.pending.extend(bytes);
                    waited = Duration::ZERO;
                }
                Err(RecvTimeoutError::Timeout) => (),
                Err(RecvTimeoutError::Disconnected) => return InputEvent::Ended,
            }
        }
    }

    /// Suspends the program until the shell resumes it.
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

    /// Errors are ignored, because the terminal is closed.
    fn give_back(&self) {
        let mut out = io::stdout();
        let _ = out.write_all(LEAVE.as_bytes()).and_then(|()| out.flush());
        let _ = termios::tcsetattr(io::stdin(), OptionalActions::Flush, &self.before);
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.give_back();
        // Restores the default hook. A panicking thread may not do that.
        if !thread::panicking() {
            let _ = panic::take_hook();
        }
        if let Some(text) = PANIC.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = writeln!(io::stderr(), "\n{text}");
        }
    }
}

/// The number of columns and lines.
fn size() -> (usize, usize) {
    let size = termios::tcgetwinsize(io::stdout()).ok().filter(|size| size.ws_col > 0 && size.ws_row > 0);
    size.map_or((80, 24), |size| (usize::from(size.ws_col), usize::from(size.ws_row)))
}

/// Reads bytes on a separate thread, so that waiting for them can end.
fn reader() -> io::Result<Receiver<Vec<u8>>> {
    // Not by `Stdin`, which is locked elsewhere.
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

    /// In its own process and terminal: the shell's screen is restored before the message is printed.
    #[test]
    fn a_panic_restores_the_terminal_and_prints_its_message() {
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
        let name = format!("{}::a_panic_restores_the_terminal_and_prints_its_message", module_path!());
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
