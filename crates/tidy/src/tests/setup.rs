//! `scripts/setup` on machines without a required tool: one sentence names the tool and how to install it.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::PathBuf;
use std::process::Command;

use crate::tree::root;

/// The system tools that the scripts use.
const SYSTEM: [&str; 18] = [
    "awk", "bash", "cat", "cut", "dirname", "env", "grep", "head", "id", "ls", "mktemp", "printf", "rm",
    "sed", "sort", "tail", "tee", "tr",
];

/// A simulated machine: a folder of commands that is the whole `PATH`.
struct Machine(PathBuf);

impl Machine {
    /// A machine with everything that `make play` needs.
    fn new(name: &str) -> Machine {
        let folder = std::env::temp_dir().join(format!("caravelle-setup-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let machine = Machine(folder);
        for tool in SYSTEM {
            let found = ["/usr/bin", "/bin"].map(|place| PathBuf::from(place).join(tool));
            let found = found.into_iter().find(|path| path.exists()).unwrap();
            symlink(found, machine.0.join(tool)).unwrap();
        }
        let with = |tool, script| machine.with(tool, script);
        with("cc", "exit 0");
        with("cargo", "exit 0");
        with("rustc", "[ $1 = -vV ] && echo 'host: here' || echo 'rustc 9.0.0 (abc 2030-01-01)'");
        with("node", "echo v99.0.0");
        with("npm", "exit 0");
        with("df", "echo head; echo '/dev/a 1 1 99999999 1% /'");
        machine
    }

    /// Replaces a command.
    fn with(&self, tool: &str, script: &str) {
        let path = self.0.join(tool);
        let _ = fs::remove_file(&path);
        fs::write(&path, format!("#!/usr/bin/env bash\n{script}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn without(&self, tool: &str) {
        fs::remove_file(self.0.join(tool)).unwrap();
    }

    /// Runs the set-up for `make play`. Returns whether it succeeds, and its output.
    fn setup(&self) -> (bool, String) {
        let mut command = Command::new(self.0.join("bash"));
        command.arg(root().join("scripts/setup")).arg("play").env_clear().env("PATH", &self.0);
        let done = command.output().unwrap();
        (done.status.success(), String::from_utf8_lossy(&done.stderr).into_owned())
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn set_up_succeeds_on_a_complete_machine() {
    assert_eq!(Machine::new("ready").setup(), (true, String::new()));
}

/// A change to a complete machine.
type Change = fn(&Machine);

#[test]
fn set_up_names_a_missing_tool_and_its_installation() {
    let cases: [(&str, Change, &str); 8] = [
        ("compiler", |machine| machine.without("cc"), "apt-get install build-essential"),
        ("node", |machine| machine.without("node"), "apt-get install nodejs"),
        ("rust", |machine| machine.without("cargo"), "or newer with rustup: see https://rustup.rs"),
        (
            "old-rust",
            |machine| machine.with("rustc", "echo 'rustc 1.70.0 (abc 2023-06-01)'"),
            "Rust 1.70.0 is too old",
        ),
        ("old-node", |machine| machine.with("node", "echo v12.0.0"), "Node 12.0.0 is too old"),
        (
            "disk",
            |machine| machine.with("df", "echo head; echo '/dev/a 1 1 20480 99% /'"),
            "has 20 MB free, ",
        ),
        (
            "network",
            |machine| machine.with("cargo", "echo 'error: could not resolve host' >&2; exit 101"),
            "cannot be downloaded: connect this machine to the network",
        ),
        (
            "full",
            |machine| machine.with("cargo", "echo 'No space left on device (os error 28)' >&2; exit 101"),
            "there is no space left on the disk for the Rust packages",
        ),
    ];
    for (name, change, sentence) in cases {
        let machine = Machine::new(name);
        change(&machine);
        let (done, output) = machine.setup();
        assert!(!done && output.contains(sentence), "{name}: {output}");
    }
}
