//! Lines of bytes with a maximum length. Longer lines are skipped.

use std::io::{self, BufRead};

use referee::LINE_MAX;

/// A line beyond [`LINE_MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooLong;

/// A reader of lines.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    line: Vec<u8>,
}

impl Lines {
    pub(crate) fn new() -> Lines {
        Lines::default()
    }

    /// The next line without its end, none at the end of the input.
    pub(crate) fn next(&mut self, input: &mut dyn BufRead) -> io::Result<Option<Result<&[u8], TooLong>>> {
        self.line.clear();
        let (mut long, mut any) = (false, false);
        loop {
            let part = match input.fill_buf() {
                Ok(part) => part,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if part.is_empty() {
                break;
            }
            any = true;
            let (taken, ends) = match part.iter().position(|&byte| byte == b'\n') {
                Some(at) => (at, true),
                None => (part.len(), false),
            };
            long |= self.line.len() + taken > LINE_MAX;
            if !long {
                self.line.extend_from_slice(&part[..taken]);
            }
            input.consume(taken + usize::from(ends));
            if ends {
                break;
            }
        }
        if long {
            return Ok(Some(Err(TooLong)));
        }
        Ok(any.then_some(Ok(&self.line)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_skipped() {
        let mut text = vec![b'x'; LINE_MAX + 1];
        text.extend_from_slice(b"\n\nnext\nlast");
        let mut input = io::BufReader::with_capacity(1000, &text[..]);
        let mut lines = Lines::new();
        let mut read = || lines.next(&mut input).unwrap().map(|line| line.map(<[u8]>::to_vec));
        assert_eq!(read(), Some(Err(TooLong)));
        assert_eq!(read(), Some(Ok(Vec::new())));
        assert_eq!(read(), Some(Ok(b"next".to_vec())));
        assert_eq!(read(), Some(Ok(b"last".to_vec())));
        assert_eq!(read(), None);
    }
}
