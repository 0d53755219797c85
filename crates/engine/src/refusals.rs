//! The macros that declare a game's refusals and events with their messages.

/// A [`Phrase`](crate::Phrase): `phrase!("go-log-bid", seat, price: ducats + 1)`. An argument without a value is a variable
/// of that name.
#[macro_export]
macro_rules! phrase {
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
    ($id:expr $(, $name:ident $(: $value:expr)?)* $(,)?) => {
        $crate::Phrase::new($id)$(.with(stringify!($name), $crate::phrase!(@value $name $($value)?)))*
    };
}

/// Declares the enum of a game's refusals. Each variant names its clause, after `=>`, and its message: an id with arguments
/// as in [`phrase!`](crate::phrase), or a block that returns a `Phrase`. The methods and the documentation of the variant
/// come from this one declaration, so they cannot differ.
///
/// Clause and message are expressions over the fields of the variant. The field of a tuple variant is named for that
/// purpose.
///
/// ```
/// use engine::Phrase;
///
/// engine::refusals! {
///     /// A refusal.
///     pub enum Why {
///         /// The game is over.
///         Over => "XX-9.1", "xx-no-over";
///         /// Too few coins.
///         Coins { needed: u8, held: u8 } => if held == 0 { "XX-2.1" } else { "XX-2.2" },
///             "xx-no-coins" [needed, missing: needed - held];
///         /// Something else is being decided.
///         NotNow(clause: &'static str) => clause, { Phrase::plain(clause) };
///     }
/// }
/// assert_eq!(Why::Over.clause(), "XX-9.1");
/// let illegal = Why::Coins { needed: 3, held: 1 }.illegal();
/// assert_eq!(illegal.clause, "XX-2.2");
/// assert_eq!(illegal.reason, Phrase::new("xx-no-coins").with("needed", 3).with("missing", 2));
/// assert_eq!(Why::NotNow("XX-3.4").illegal().reason, Phrase::plain("XX-3.4"));
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$about:meta])*
        $access:vis enum $name:ident {
            $(
                $(#[$meta:meta])*
                $variant:ident $(($inner:ident: $inner_type:ty))? $({ $($field:ident: $type:ty),* $(,)? })?
                    => $clause:expr,
                    $($id:literal $([$($arg:ident $(: $value:expr)?),* $(,)?])?)? $($phrase:block)?;
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $access enum $name {
            $(
                $(#[$meta])*
                #[doc = concat!("\n\nClause: `", stringify!($clause), "`.")]
                $variant $(($inner_type))? $({ $(#[doc = ""] $field: $type),* })?,
            )+
        }

        #[allow(unused_variables, reason = "most clauses and some messages do not depend on the fields")]
        impl $name {
            /// The clause that forbids the action.
            $access fn clause(self) -> &'static str {
                match self {
                    $($name::$variant $(($inner))? $({ $($field),* })? => $clause,)+
                }
            }

            /// The clause and the message.
            $access fn illegal(self) -> $crate::Illegal {
                let reason = match self {
                    $(
                        $name::$variant $(($inner))? $({ $($field),* })? => {
                            $($crate::phrase!($id $($(, $arg $(: $value)?)*)?))? $($phrase)?
                        }
                    )+
                };
                $crate::Illegal::new(self.clause(), reason)
            }
        }
    };
}

/// Declares the enum of a game's events. Each variant names its line of the log after `=>`: a message id with arguments as
/// in [`phrase!`](crate::phrase), or a block that returns a `Phrase`. The method `message` returns the line.
///
/// ```text
/// engine::events! {
///     /// A game event.
///     #[derive(Clone, Debug, PartialEq, Serialize, TS)]
///     pub enum Event {
///         /// A bid.
///         BidMade { seat: Seat, ducats: u16 } => "go-log-bid" [seat, ducats];
///         /// The game is over.
///         Ended => "go-log-ended";
///     }
/// }
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$about:meta])*
        $access:vis enum $name:ident {
            $(
                $(#[$meta:meta])*
                $variant:ident $({ $($(#[$field_meta:meta])* $field:ident: $type:ty),* $(,)? })?
                    => $($id:literal $([$($arg:ident $(: $value:expr)?),* $(,)?])?)? $($phrase:block)?;
            )+
        }
    ) => {
        $(#[$about])*
        $access enum $name {
            $($(#[$meta])* $variant $({ $($(#[$field_meta])* $field: $type),* })?,)+
        }

        impl $name {
            /// Its line of the log.
            #[allow(unused_variables, reason = "some messages do not name every field")]
            $access fn message(&self) -> $crate::Phrase {
                match ::std::clone::Clone::clone(self) {
                    $(
                        $name::$variant $({ $($field),* })? => {
                            $($crate::phrase!($id $($(, $arg $(: $value)?)*)?))? $($phrase)?
                        }
                    )+
                }
            }
        }
    };
}
