//! Runs the program as a process or inside this one, and calls its referee.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use cli::{Code, Streams};
use serde_json::{Value, json};

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caravelle"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program with an input.
pub(crate) fn run(args: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = command(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // On a separate thread: the program may write much before it reads.
    let writer = std::thread::spawn(move || {
        // It may also end without reading everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// The output of a program that succeeded.
pub(crate) fn good(args: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = run(args, input);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The error output of a program that failed with this code.
pub(crate) fn bad(code: i32, args: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = run(args, input);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {errors}");
    assert!(!errors.contains("panicked"), "{args:?}: {errors}");
    assert!(!errors.is_empty(), "{args:?} says what is wrong");
    errors
}

/// Runs the program inside this process, with a simulated terminal.
pub(crate) fn on_terminal(args: &[&str], input: &str) -> (Code, String, String) {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut streams = Streams {
        input: &mut input.as_bytes(),
        output: &mut output,
        errors: &mut errors,
        terminal: true,
        screen: false,
        width: 100,
        watched: false,
    };
    let arguments = std::iter::once("caravelle").chain(args.iter().copied()).map(Into::into);
    let code = cli::run(arguments, &|_| None, &mut streams);
    (code, String::from_utf8(output).unwrap(), String::from_utf8(errors).unwrap())
}

/// A temporary folder, removed when dropped.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("caravelle-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A referee inside this process.
pub(crate) struct Caller(referee::Referee);

impl Caller {
    pub(crate) fn new() -> Caller {
        Caller(cli::referee::referee(None).unwrap())
    }

    /// The reply to a line, if there is one.
    pub(crate) fn line(&mut self, line: impl AsRef<[u8]>) -> Option<Value> {
        self.0.answer(line.as_ref()).map(|reply| serde_json::to_value(reply).unwrap())
    }

    fn call(&mut self, method: &str, params: &Value) -> Value {
        let message = json!({ "jsonrpc": "2.0", "id": 7, "method": method, "params": params });
        let reply = self.line(message.to_string()).unwrap();
        assert_eq!(reply["jsonrpc"], "2.0");
        assert_eq!(reply["id"], 7);
        reply
    }

    /// The result of a call.
    pub(crate) fn good(&mut self, method: &str, params: Value) -> Value {
        let mut reply = self.call(method, &params);
        assert!(reply.get("error").is_none(), "{method} {params}: {reply}");
        reply["result"].take()
    }

    /// The error of a call, of this kind.
    pub(crate) fn bad(&mut self, kind: &str, method: &str, params: Value) -> Value {
        let mut reply = self.call(method, &params);
        assert_eq!(reply["error"]["data"]["kind"], kind, "{method} {params}: {reply}");
        let message = reply["error"]["message"].as_str().unwrap();
        assert!(!message.is_empty() && !message.contains("[cli-"), "{message}");
        reply["error"].take()
    }

    /// Creates a match of a game. Returns its number.
    pub(crate) fn begin(&mut self, game: &str, seats: usize, seed: u64) -> u64 {
        let begun = self.good("new", json!({ "game": game, "seats": seats, "seed": seed }));
        begun["match"].as_u64().unwrap()
    }

    /// Plays on: the first awaited seat takes the option given by a function of the number of decisions, until the game
    /// is over or this many decisions are made.
    pub(crate) fn play_on(&mut self, id: u64, decisions: usize, mut pick: impl FnMut(usize) -> usize) {
        for n in 0..decisions {
            let turn = self.good("turn", json!({ "match": id }));
            let Some(seat) = turn["actors"].as_array().unwrap().first().cloned() else { return };
            let legal = self.good("legal", json!({ "match": id, "seat": seat }));
            let options = legal.as_array().unwrap();
            let option = &options[pick(n) % options.len()];
            let mut params = json!({ "match": id, "seat": seat });
            // Uses both forms of a choice in turn.
            let form = if n % 2 == 0 { "action" } else { "text" };
            params[form] = option[form].clone();
            self.good("act", params);
        }
    }
}

/// Pseudo-random whole numbers.
pub(crate) fn chance(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = speed::yardstick::Rng(seed);
    move |_| (rng.next() >> 33) as usize
}
