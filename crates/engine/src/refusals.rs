//! The macro that declares a game's refusals with their clauses.

/// Declares the enum of a game's refusals. Each variant names its clause once, after `=>`. The method `clause` and the
/// documentation of the variant both come from it, so they cannot differ.
///
/// The clause is an expression over the fields of the variant. The field of a tuple variant is named for that purpose.
///
/// ```
/// engine::refusals! {
///     /// A refusal.
///     pub enum Why {
///         /// The game is over.
///         Over => "XX-9.1",
///         /// Too few coins.
///         Coins { needed: u8, held: u8 } => if held == 0 { "XX-2.1" } else { "XX-2.2" },
///         /// Something else is being decided.
///         NotNow(clause: &'static str) => clause,
///     }
/// }
/// assert_eq!(Why::Over.clause(), "XX-9.1");
/// assert_eq!(Why::Coins { needed: 2, held: 1 }.clause(), "XX-2.2");
/// assert_eq!(Why::NotNow("XX-3.4").clause(), "XX-3.4");
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

        impl $name {
            /// The clause that forbids the action.
            #[allow(unused_variables, reason = "most clauses do not depend on the fields")]
            $access fn clause(self) -> &'static str {
                match self {
                    $($name::$variant $(($inner))? $({ $($field),* })? => $clause,)+
                }
            }
        }
    };
}
