//! E-mail addresses.

/// The most characters of an address, and of the part before its `@` (RFC 5321).
const ADDRESS_MAX: usize = 254;
const LOCAL_MAX: usize = 64;

/// An e-mail address as it is sent to: without quotes and comments, which no mailbox of a person needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox {
    /// The address as it was typed, without spaces around it.
    pub address: String,
    /// The address in lower case, by which addresses are compared.
    pub key: String,
}

impl Mailbox {
    /// Reads an address.
    pub fn read(text: &str) -> Option<Mailbox> {
        let address = text.trim();
        let (local, domain) = address.rsplit_once('@')?;
        let atom = |part: &str, also: &str| {
            let is_named = |c: char| c.is_ascii_alphanumeric() || also.contains(c);
            !part.is_empty() && part.chars().all(is_named)
        };
        let is_label = |part: &str| atom(part, "-") && !part.starts_with('-') && !part.ends_with('-');
        let fits = address.len() <= ADDRESS_MAX
            && local.len() <= LOCAL_MAX
            && local.split('.').all(|part| atom(part, "!#$%&'*+-/=?^_`{|}~"))
            && domain.split('.').all(is_label);
        fits.then(|| Mailbox { address: address.to_owned(), key: address.to_ascii_lowercase() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_compared_in_lower_case() {
        let read = Mailbox::read(" Ana.S+caravelle@Example.ORG ").unwrap();
        assert_eq!(read.address, "Ana.S+caravelle@Example.ORG");
        assert_eq!(read.key, "ana.s+caravelle@example.org");
        assert!(Mailbox::read("ana@mailhost").is_some());
        let (long, far) = ("x".repeat(65), "x".repeat(250));
        for bad in [
            "",
            "ana",
            "@example.org",
            "ana@",
            "a b@example.org",
            "ana@example..org",
            "ana@-example.org",
            "ana.@example.org",
            "ana@example.org, bea@example.org",
            "ana@example.org\r\nBcc: bea@example.org",
            "\"ana\"@example.org",
            "Ana <ana@example.org>",
            "añá@example.org",
            &format!("{long}@example.org"),
            &format!("ana@{far}.org"),
        ] {
            assert_eq!(Mailbox::read(bad), None, "{bad:?}");
        }
    }
}
