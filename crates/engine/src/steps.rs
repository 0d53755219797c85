//! The macro that declares a game's steps: pending decisions and automatic consequences.

/// Declares the enum of a game's steps, and the trait with the questions that the game asks a step.
///
/// Each step is a type in the module of its chapter, with one `impl` of the trait. The enum lists the steps, each with its
/// module; a step with data has a variable name in brackets. The enum implements the trait itself: it passes every
/// question to the step it holds. The trait is ordinary Rust; its supertraits are `Copy` and `Into<Step>`, and a question
/// with a body is optional for a step.
///
/// Stored states contain the names in the list, and binary states their positions.
///
/// ```
/// mod market {
///     use serde::{Deserialize, Serialize};
///
///     #[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
///     pub struct Bid {
///         pub coins: u8,
///     }
///
///     impl super::Pending for Bid {
///         fn clause(self) -> &'static str {
///             "XX-1.1"
///         }
///
///         fn price(self, factor: u8) -> u8 {
///             self.coins * factor
///         }
///     }
///
///     #[derive(Clone, Copy)]
///     pub struct Rest;
///
///     impl super::Pending for Rest {
///         fn clause(self) -> &'static str {
///             "XX-1.2"
///         }
///     }
/// }
///
/// engine::steps! {
///     /// A pending step.
///     #[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
///     pub enum Step {
///         Bid(step): market,
///         Rest: market,
///     }
///
///     /// The behaviour of a step.
///     pub trait Pending {
///         /// The clause that introduces the step.
///         fn clause(self) -> &'static str;
///
///         /// The price, if it has one.
///         fn price(self, factor: u8) -> u8 {
///             0
///         }
///     }
/// }
///
/// fn main() {
///     let steps = [Step::from(market::Bid { coins: 2 }), market::Rest.into()];
///     assert_eq!(steps.map(Step::clause), ["XX-1.1", "XX-1.2"]);
///     assert_eq!(steps.map(|step| step.price(3)), [6, 0]);
/// }
/// ```
#[macro_export]
macro_rules! steps {
    (
        $(#[$about:meta])*
        $access:vis enum $step:ident {
            $($(#[$meta:meta])* $name:ident $(($data:ident))?: $module:ident,)*
        }

        $(#[$purpose:meta])*
        $trait_access:vis trait $pending:ident {
            $($questions:tt)*
        }
    ) => {
        $(#[$about])*
        $access enum $step {
            $($(#[$meta])* $name $(($crate::steps!(@type $data $module::$name)))?,)*
        }

        $($crate::steps! { @from $step $module $name $($data)? })*

        $(#[$purpose])*
        #[allow(unused_variables, reason = "many default answers do not need the details")]
        $trait_access trait $pending: Copy + Into<$step> {
            $($questions)*
        }

        $crate::steps! {
            @dispatch $pending $step [$($name $(($data))?: $module,)*] []
            $($questions)*
        }
    };

    (@type $data:ident $type:ty) => { $type };

    (@from $step:ident $module:ident $name:ident) => {
        impl From<$module::$name> for $step {
            #[inline]
            fn from(_: $module::$name) -> $step {
                $step::$name
            }
        }
    };
    (@from $step:ident $module:ident $name:ident $data:ident) => {
        impl From<$module::$name> for $step {
            #[inline]
            fn from($data: $module::$name) -> $step {
                $step::$name($data)
            }
        }
    };

    // Takes one question after the other from the trait, and collects the methods of the enum.
    (@dispatch $pending:ident $step:ident $steps:tt [$($done:tt)*]) => {
        impl $pending for $step {
            $($done)*
        }
    };
    (
        @dispatch $pending:ident $step:ident $steps:tt $done:tt
        $(#[$meta:meta])* fn $ask:ident($this:ident $(, $arg:ident: $type:ty)* $(,)?) $(-> $answer:ty)?;
        $($rest:tt)*
    ) => {
        $crate::steps! {
            @question $pending $step $steps $done
            [$(#[$meta])*] $ask [$this $(, $arg: $type)*] [$($arg),*] [$(-> $answer)?] $steps
            $($rest)*
        }
    };
    (
        @dispatch $pending:ident $step:ident $steps:tt $done:tt
        $(#[$meta:meta])* fn $ask:ident($this:ident $(, $arg:ident: $type:ty)* $(,)?) $(-> $answer:ty)?
        $body:block
        $($rest:tt)*
    ) => {
        $crate::steps! {
            @question $pending $step $steps $done
            [$(#[$meta])*] $ask [$this $(, $arg: $type)*] [$($arg),*] [$(-> $answer)?] $steps
            $($rest)*
        }
    };
    (
        @question $pending:ident $step:ident $steps:tt [$($done:tt)*]
        [$($meta:tt)*] $ask:ident [$this:ident $($params:tt)*] $args:tt [$($answer:tt)*]
        [$($name:ident $(($data:ident))?: $module:ident,)*]
        $($rest:tt)*
    ) => {
        $crate::steps! {
            @dispatch $pending $step $steps
            [
                $($done)*
                $($meta)*
                fn $ask($this $($params)*) $($answer)* {
                    match $this {
                        $($step::$name $(($data))? => $crate::steps!(@call [$($data)?] $module $name $ask $args),)*
                    }
                }
            ]
            $($rest)*
        }
    };
    (@call [] $module:ident $name:ident $ask:ident [$($arg:ident),*]) => {
        $module::$name.$ask($($arg),*)
    };
    (@call [$data:ident] $module:ident $name:ident $ask:ident [$($arg:ident),*]) => {
        $data.$ask($($arg),*)
    };
}
