//! Nets: inputs, files and outputs.

use std::sync::Arc;

use catalog::{Visitor, infos, visit};
use engine::{DataFiles, Dice, Game, Seat, Seed, Silent};

use crate::{HIDDEN, Insight, Net, NetError, Origin, insight, learned, nets};

/// A net with a constant output.
fn constant<G: Game>(seats: usize, inputs: usize, says: f32) -> Net {
    let origin = Origin {
        game: G::INFO.id.to_owned(),
        seats,
        features: insight::<G>().features().unwrap(),
        seed: "1".to_owned(),
        games: 1,
        positions: 1,
        generations: 1,
        weight: 10.0,
    };
    let layer = [0.0; HIDDEN];
    Net {
        origin,
        first: vec![layer; inputs],
        bias: layer,
        second: layer,
        straight: vec![0.0; inputs],
        base: says,
    }
}

fn beginning<G: Game>(seats: usize) -> G {
    let data = G::load_data(&DataFiles::embedded(G::INFO.data)).unwrap();
    G::new(data, seats, &G::Options::default(), Seed::from(4)).unwrap()
}

/// In every game, at every number of seats and through whole random games: rows have a constant length (separately for
/// one, two and more seats), contain finite numbers of moderate size, and vary.
#[test]
fn every_game_has_rows_of_one_length() {
    struct Rows;
    impl Visitor for Rows {
        type Output = ();

        fn visit<G: Game>(self) {
            let insight = insight::<G>();
            let mut lengths = [None; 3];
            for seats in G::INFO.seats_min..=G::INFO.seats_max {
                let mut state: G = beginning(seats);
                let mut dice = Dice::new(Seed::from(seats as u64), "test");
                let (mut legal, mut rows, mut first) = (Vec::new(), 0, None);
                while let Some(actor) = state.turn().actors().first() {
                    state.legal(actor, &mut legal);
                    let action = legal[dice.below(legal.len() as u32) as usize];
                    state.apply(actor, action, &mut Silent);
                    let seat = Seat(dice.below(seats as u32) as u8);
                    let row = insight.inputs(&state, seat).unwrap();
                    let length = *lengths[seats.min(3) - 1].get_or_insert(row.len());
                    assert_eq!(row.len(), length, "{} at {seats} seats", G::INFO.id);
                    let wild = row.iter().position(|number| number.is_nan() || number.abs() >= 40.0);
                    assert_eq!(wild, None, "{}: {row:?}", G::INFO.id);
                    rows += u32::from(first.get_or_insert_with(|| row.clone()) != &row);
                }
                assert!(rows > 20, "{}: {rows} rows differ from the first", G::INFO.id);
            }
            let [alone, two, more] = lengths;
            assert_eq!(alone.is_some(), G::INFO.seats_min == 1);
            let (two, more) = (two.unwrap(), more.unwrap());
            assert!(two < more && more <= 256, "{}: {two}, {more}", G::INFO.id);
        }
    }
    for info in infos() {
        visit(info.id, Rows).unwrap();
    }
}

/// Every shipped net can be read, belongs to its game and features, fits its positions and is small enough.
#[test]
fn shipped_nets_fit_their_games() {
    struct Shipped;
    impl Visitor for Shipped {
        type Output = ();

        fn visit<G: Game>(self) {
            let learned = learned::<G>();
            for text in nets::<G>() {
                assert!(text.len() <= 400 * 1024, "{}: {} bytes", G::INFO.id, text.len());
                let net = Net::read(text).unwrap();
                assert_eq!(&net.write(), text, "{}: the file is as it was written", G::INFO.id);
                let state: G = beginning(net.origin.seats);
                assert_eq!(net.first.len(), learned.inputs(&state, Seat(0)).unwrap().len(), "{}", G::INFO.id);
                let says = learned.value(&state, Seat(0)) - learned.evaluation.value(&state, Seat(0));
                assert!(says.is_finite() && says.abs() <= 6.0 * net.origin.weight, "{}: {says}", G::INFO.id);
                assert!(net.origin.games > 0 && net.origin.generations > 0 && !net.origin.seed.is_empty());
            }
        }
    }
    for info in infos() {
        visit(info.id, Shipped).unwrap();
    }
}

#[test]
fn the_output_of_a_net_is_added_within_bounds() {
    use ::mundus_novus::MundusNovus;
    let plain = insight::<MundusNovus>();
    let state: MundusNovus = beginning(2);
    let width = |seats| plain.inputs(&beginning(seats), Seat(0)).unwrap().len();
    let with = |seats, says| -> Insight<MundusNovus> {
        plain.with_nets(&[Arc::new(constant::<MundusNovus>(seats, width(seats), says))]).unwrap()
    };
    let hand = plain.value(&state, Seat(0));
    assert_eq!(with(2, 0.5).value(&state, Seat(0)), hand + 5.0);
    assert_eq!(with(2, 500.0).value(&state, Seat(0)), hand + 60.0);
    // A net for two seats is not used at three; one for four is.
    let three: MundusNovus = beginning(3);
    let hand = plain.value(&three, Seat(1));
    assert_eq!(with(2, 0.5).value(&three, Seat(1)), hand);
    assert_eq!(with(4, 0.5).value(&three, Seat(1)), hand + 5.0);
    // A solo net is not used with several seats, nor the other way round.
    assert!(with(2, 0.5).has_net(2) && !with(2, 0.5).has_net(1) && !with(4, 0.5).has_net(2));
}

#[test]
fn a_net_of_another_game_is_rejected() {
    use ::goa::Goa;
    let plain = insight::<Goa>();
    let net = constant::<Goa>(2, 3, 0.0);
    let text = net.write();
    assert_eq!(Net::read(&text).as_ref(), Ok(&net));
    let other = |from: &str, to: &str| Net::read(&text.replace(from, to));
    assert!(matches!(other("format = 1", "format = 2"), Err(NetError::Other { what: "form", .. })));
    assert!(matches!(other("inputs = 3", "inputs = 4"), Err(NetError::Numbers("first numbers"))));
    assert!(matches!(other("hidden = 32", "hidden = 31"), Err(NetError::Other { .. })));
    assert!(matches!(other("weight = 10.0", "weight = -1.0"), Err(NetError::Numbers("a weight"))));
    assert!(matches!(other("base", "bass"), Err(NetError::Unreadable(_))));
    let refused = |net: Net| plain.with_nets(&[Arc::new(net)]).unwrap_err().to_string();
    let mut later = net.clone();
    later.origin.features += 1;
    assert_eq!(refused(later), "the net is for features 2, not 1");
    let mut elsewhere = net;
    elsewhere.origin.game = "ilos".to_owned();
    assert_eq!(refused(elsewhere), "the net is for the game ilos, not goa");
}
