//! Runs the program inside a test.

use crate::{Code, Streams};

/// Runs the command and returns its output, its errors and its exit code.
pub(crate) fn caravelle(arguments: &str, watched: bool) -> (String, String, Code) {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut streams = Streams {
        input: &mut std::io::empty(),
        output: &mut output,
        errors: &mut errors,
        terminal: false,
        screen: false,
        width: 100,
        watched,
    };
    let arguments = arguments.split(' ').map(std::ffi::OsString::from);
    let code = crate::run(arguments, &|_| None, &mut streams);
    (String::from_utf8(output).unwrap(), String::from_utf8(errors).unwrap(), code)
}
