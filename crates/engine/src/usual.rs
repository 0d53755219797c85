//! Method bodies that all games of the standard layout share.

/// The methods of [`Game`](crate::Game) that only delegate to the state, for a game laid out like `crates/games/goa`:
/// `set_up` deals, `…_now` and `…_for` answer, `data::load` reads the components, and `permit` returns the reason of a
/// refusal as a `refusal::Why`. A game that differs in one of these writes its own `impl`, as `examples/pearls` does.
#[expect(clippy::crate_in_macro_def, reason = "the modules meant are those of the game that calls it")]
#[macro_export]
macro_rules! usual_answers {
    () => {
        fn deal(
            data: $crate::DataId,
            seats: usize,
            options: &Self::Options,
            seed: $crate::Seed,
            journal: &mut impl $crate::Journal<Self::Event>,
        ) -> Result<Self, $crate::SetupError> {
            Self::set_up(data, seats, options, seed, journal)
        }

        #[inline]
        fn turn(&self) -> $crate::Turn {
            self.turn_now()
        }

        #[inline]
        fn legal(&self, seat: $crate::Seat, out: &mut Vec<Self::Action>) {
            self.legal_now(seat, out);
        }

        #[inline]
        fn apply(
            &mut self,
            seat: $crate::Seat,
            action: Self::Action,
            journal: &mut impl $crate::Journal<Self::Event>,
        ) {
            self.apply_now(seat, action, journal);
        }

        fn redeal(&mut self, viewer: $crate::Viewer, dice: &mut $crate::Dice) {
            self.redeal_for(viewer, dice);
        }

        #[inline]
        fn dice(&self) -> &$crate::Dice {
            &self.dice
        }

        fn data(&self) -> $crate::DataId {
            self.data
        }

        fn load_data(files: &$crate::DataFiles) -> Result<$crate::DataId, $crate::DataError> {
            crate::data::load(files)
        }

        fn candidates(&self, seat: $crate::Seat, out: &mut Vec<Self::Action>) {
            self.candidates_now(seat, out);
        }

        fn check(&self, seat: $crate::Seat, action: Self::Action) -> Result<(), $crate::Illegal> {
            self.permit(seat, action).map_err(crate::refusal::Why::illegal)
        }

        fn kind(action: Self::Action) -> &'static str {
            action.into()
        }

        fn is_quiescent(&self, seat: $crate::Seat) -> bool {
            self.rests(seat)
        }

        fn is_secret(&self, seat: $crate::Seat) -> bool {
            self.hides(seat)
        }

        fn view(&self, viewer: $crate::Viewer) -> Self::View {
            self.view_for(viewer)
        }

        fn standing(&self, seat: $crate::Seat) -> $crate::Sheet {
            self.sheet(seat)
        }

        fn outcome(&self) -> Option<$crate::Outcome> {
            self.result()
        }

        fn audit(&self) -> Result<(), String> {
            self.audit_now()
        }
    };
}

/// Returns an error with this text if a condition of an audit fails.
pub fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}
