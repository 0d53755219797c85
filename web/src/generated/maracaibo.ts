// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-maracaibo typescript
import type { Phrase } from './wire';

/**
 * A seat at the table, numbered clockwise from 0.
 */
export type Seat = number;

/**
 * A line of a score breakdown.
 */
export type Line = { 
/**
 * The reason for the points; its text is the message `<prefix>-item-<item>`.
 */
item: string, points: number, };

/**
 * The score breakdown of one seat.
 */
export type Sheet = Array<Line>;

/**
 * A seat's answer to a question that its cards ask at every stop, visit or payment of others.
 *
 * The game stores it in its state and the seat changes it by an action, so replays, undo, records, previews and bots
 * handle it without extra code. A seat with a standing answer is never awaited, so asynchronous tables do not stall.
 */
export type Habit<T> = "ask" | { "always": T };

/**
 * A nation; ties go in this order (MA-31.13).
 */
export type MaracaiboNation = "france" | "spain" | "england";

/**
 * A good.
 */
export type MaracaiboGood = "sugar" | "tobacco" | "maize";

/**
 * An object.
 */
export type MaracaiboObject = "book" | "spyglass" | "herbs" | "map";

/**
 * A combination token.
 */
export type MaracaiboToken = "anchor" | "house" | "medal" | "scroll" | "sabre";

/**
 * A line across the exploration track.
 */
export type MaracaiboLine = "red" | "blue" | "green";

/**
 * The level of a classic game: story card 75, 76 or 77.
 */
export type MaracaiboLevel = "easy" | "medium" | "hard";

/**
 * A deck of project cards.
 */
export type MaracaiboDeck = "a" | "b" | "c" | "armada";

/**
 * A career card.
 */
export type MaracaiboCareer = "glory" | "power" | "wealth" | "discovery" | "courage" | "experience" | "ambition" | "cunning" | "french" | "spanish" | "english";

/**
 * A prestige building.
 */
export type MaracaiboBuilding = "abbey" | "palace" | "basilica" | "citadel" | "church" | "garrison" | "academy" | "cathedral";

/**
 * MA-27.4: the items that a prestige building counts at the end.
 */
export type MaracaiboEndPer = "line" | "quest" | "spy-on-board" | "spy-or-combat-point" | "token" | "combat-token" | "upgrade" | "income-points";

/**
 * The combat actions used in a turn.
 */
export type MaracaiboFought = { 
/**
 * MA-10.12.
 */
influence: boolean, 
/**
 * MA-10.13.
 */
annex: boolean, 
/**
 * MA-21.8: U7.
 */
raid: boolean, 
/**
 * MA-30.6: L6.
 */
sea: boolean, 
/**
 * MA-30.8: L9.
 */
mine: boolean, 
/**
 * MA-10.11: each card is a kind of its own.
 */
cards: Array<string>, };

/**
 * The mode of a game.
 */
export type MaracaiboMode = "classic" | "story";

/**
 * The stage of the game.
 */
export type MaracaiboStage = "split" | "careers" | "sail" | "act" | "draw" | "jeanne" | "scoring" | "over";

/**
 * MA-23.11: the payment of a host.
 */
export type MaracaiboHosting = "points" | "doubloons";

/**
 * The kind of a location.
 */
export type MaracaiboPlaceKind = "start" | "village" | "city" | "tile-city" | "inland" | "homeward";

/**
 * A direction at a fork.
 */
export type MaracaiboWay = "only" | "upper" | "lower";

/**
 * A symbol that a discarded hand card pays for.
 */
export type MaracaiboSymbol = { "good": MaracaiboGood } | { "object": MaracaiboObject };

/**
 * The rule behind Jeanne's action, or the reason why it had no effect.
 */
export type MaracaiboReason = "stop" | "card" | "trail" | "reach" | "shortest" | "homeward" | "market-full" | "no-disc" | "no-card" | "no-quest" | "at-end" | "no-cube" | "strongest" | "printed" | "order" | "city" | "village" | "further";

/**
 * The options of a game.
 */
export type MaracaiboOptions = { 
/**
 * Classic or story mode.
 */
mode: MaracaiboMode, 
/**
 * MA-4.2: the classic card.
 */
level: MaracaiboLevel, 
/**
 * MA-32.1: La Armada.
 */
armada: boolean, 
/**
 * MA-31.3: Jeanne's level, from 1 to 5. Only for solo games, where `None` means 1.
 */
solo: number | null, 
/**
 * MA-33.1: the archive with which a later game of a campaign begins.
 */
campaign?: MaracaiboArchive, };

/**
 * One choice from a finite list.
 */
export type MaracaiboAction = { "do": "plan", card: string, } | { "do": "drop", card: string, } | { "do": "career", career: MaracaiboCareer, } | { "do": "sail", to: string, } | { "do": "stop" } | { "do": "take-points" } | { "do": "take-doubloons" } | { "do": "always", take: MaracaiboHosting, } | { "do": "ask" } | { "do": "city" } | { "do": "village" } | { "do": "quest", quest: string, } | { "do": "spy", card: string, } | { "do": "skip" } | { "do": "deliver", card: string, } | { "do": "perform" } | { "do": "way", way: number, } | { "do": "pay" } | { "do": "pay-good", good: MaracaiboGood, } | { "do": "spend", card: string, } | { "do": "disc", area: string, } | { "do": "nation", nation: MaracaiboNation, } | { "do": "settle", place: string, } | { "do": "token", token: MaracaiboToken, } | { "do": "spies", count: number, } | { "do": "take-doubloon" } | { "do": "discard-hand" } | { "do": "buy", card: string, } | { "do": "invest", building: MaracaiboBuilding, } | { "do": "use-area", area: string, } | { "do": "use-card", card: string, } | { "do": "reveal", pile: number, } | { "do": "fight", nation: MaracaiboNation, } | { "do": "spend-combat" } | { "do": "spend-spy" } | { "do": "influence", steps: number, } | { "do": "annex", place: string, } | { "do": "raid", place: string, } | { "do": "combat-card", card: string, } | { "do": "sea", space: number, } | { "do": "mine" } | { "do": "explore", space: string, } | { "do": "draw" } | { "do": "take", card: string, } | { "do": "objective", number: number, } | { "do": "spy-to-combat" } | { "do": "use-tile", legacy: string, } | { "do": "cure", legacy: string, } | { "do": "vote", choice: MaracaiboChoice, } | { "do": "abstain" } | { "do": "decide", choice: MaracaiboChoice, };

/**
 * An event.
 */
export type MaracaiboEvent = { "kind": "first-chosen", seat: Seat, } | { "kind": "dealt", seat: Seat, cards: Array<string>, } | { "kind": "dealt-unseen", seat: Seat, count: number, } | { "kind": "plan-chosen", seat: Seat, card: string, } | { "kind": "drop-chosen", seat: Seat, card: string, } | { "kind": "career-picked", seat: Seat, career: MaracaiboCareer, } | { "kind": "planned", seat: Seat, card: string, } | { "kind": "dropped", seat: Seat, cards: Array<string>, } | { "kind": "career-chosen", seat: Seat, career: MaracaiboCareer, } | { "kind": "round-began", round: number, } | { "kind": "sailed", seat: Seat, to: string, } | { "kind": "stopped", seat: Seat, place: string, spent: number, } | { "kind": "hosted", seat: Seat, guest: Seat | null, place: string, } | { "kind": "habit-set", seat: Seat, habit: Habit<MaracaiboHosting>, } | { "kind": "spies-unused", seat: Seat, place: string, spies: number, } | { "kind": "spies-unreached", seat: Seat, spies: number, } | { "kind": "city-used", seat: Seat, place: string, } | { "kind": "village-used", seat: Seat, place: string, actions: number, } | { "kind": "spied", seat: Seat, card: string, place: string, } | { "kind": "declined", seat: Seat, } | { "kind": "delivered", seat: Seat, card: string, place: string, } | { "kind": "disc-removed", seat: Seat, area: string, } | { "kind": "upgraded", seat: Seat, area: string, } | { "kind": "scored", seat: Seat, points: number, } | { "kind": "doubloons", seat: Seat, doubloons: number, } | { "kind": "doubloons-paid", seat: Seat, doubloons: number, } | { "kind": "combat-points", seat: Seat, points: number, } | { "kind": "combat-paid", seat: Seat, points: number, } | { "kind": "spies-taken", seat: Seat, spies: number, } | { "kind": "spies-returned", seat: Seat, spies: number, } | { "kind": "spy-turned", seat: Seat, } | { "kind": "spy-placed", seat: Seat, place: string, } | { "kind": "influence", seat: Seat, nation: MaracaiboNation, steps: number, now: number, } | { "kind": "token-taken", seat: Seat, token: MaracaiboToken, } | { "kind": "income-rose", seat: Seat, steps: number, now: number, } | { "kind": "points-income-rose", seat: Seat, steps: number, now: number, } | { "kind": "card-spent", seat: Seat, card: string, symbol: MaracaiboSymbol, } | { "kind": "hand-discarded", seat: Seat, cards: Array<string>, } | { "kind": "bought", seat: Seat, card: string, doubloons: number, } | { "kind": "invested", seat: Seat, building: MaracaiboBuilding, doubloons: number, } | { "kind": "area-used", seat: Seat, area: string, } | { "kind": "card-used", seat: Seat, card: string, } | { "kind": "quest-fulfilled", seat: Seat, quest: string, } | { "kind": "quest-placed", quest: string, place: string, } | { "kind": "quest-on-card", card: string, quest: string, } | { "kind": "token-revealed", seat: Seat, token: string, } | { "kind": "fights-for", seat: Seat, nation: MaracaiboNation, value: number, } | { "kind": "combat-card", seat: Seat, card: string, } | { "kind": "combat-ended", seat: Seat, } | { "kind": "cube-placed", seat: Seat, nation: MaracaiboNation, place: string, } | { "kind": "cube-removed", seat: Seat, nation: MaracaiboNation, place: string, } | { "kind": "legacy-cube", seat: Seat, nation: MaracaiboNation, legacy: string, } | { "kind": "explored", seat: Seat, space: string, } | { "kind": "line-crossed", seat: Seat, line: MaracaiboLine, } | { "kind": "track-ended", seat: Seat, } | { "kind": "toll-taken", seat: Seat, from: Seat, points: number, } | { "kind": "jeanne-toll", seat: Seat, points: number, } | { "kind": "drew", seat: Seat, card: string, } | { "kind": "drew-unseen", seat: Seat, } | { "kind": "took", seat: Seat, card: string, doubloons: number, } | { "kind": "face-up", card: string, } | { "kind": "reshuffled" } | { "kind": "objective-done", seat: Seat, number: number, demanding: boolean, } | { "kind": "career-done", seat: Seat, } | { "kind": "scoring-began", round: number, } | { "kind": "income", seat: Seat, doubloons: number, points: number, } | { "kind": "building-revealed", building: MaracaiboBuilding, } | { "kind": "jeanne-card", card: string, } | { "kind": "jeanne-reshuffled" } | { "kind": "jeanne-sailed", place: string, way: MaracaiboWay, stops: number, held: boolean, } | { "kind": "jeanne-quest", quest: string, why: MaracaiboReason, } | { "kind": "jeanne-delivered", place: string, } | { "kind": "jeanne-took", card: string, position: number, why: MaracaiboReason, } | { "kind": "jeanne-disc" } | { "kind": "jeanne-influence", nation: MaracaiboNation, steps: number, beyond: number, } | { "kind": "jeanne-points", points: number, } | { "kind": "jeanne-explored", space: string, why: MaracaiboReason, } | { "kind": "jeanne-combat", token: string | null, nation: MaracaiboNation, strength: number, why: MaracaiboReason, } | { "kind": "jeanne-annexed", place: string | null, nation: MaracaiboNation, why: MaracaiboReason, } | { "kind": "jeanne-idle", why: MaracaiboReason, } | { "kind": "jeanne-income", points: number, } | { "kind": "tile-used", seat: Seat, legacy: string, } | { "kind": "tile-full", legacy: string, } | { "kind": "tile-laid", legacy: string, } | { "kind": "tile-lifted", legacy: string, } | { "kind": "city-laid", tile: string, place: string, } | { "kind": "cube-boxed", nation: MaracaiboNation, place: string, } | { "kind": "story-drawn", card: string, ours: boolean, } | { "kind": "story-read", seat: Seat, card: string, ours: boolean, } | { "kind": "story-left", card: string, ours: boolean, } | { "kind": "cards-unlocked", cards: Array<string>, } | { "kind": "ballot-cast", seat: Seat, choice: MaracaiboChoice | null, } | { "kind": "ballots-shown", card: string, ballots: Array<MaracaiboChoice | null>, chosen: MaracaiboChoice | null, ours: boolean, } | { "kind": "decided", seat: Seat, card: string, choice: MaracaiboChoice, ours: boolean, } | { "kind": "campaign-ended", card: string, ours: boolean, } | { "kind": "ended" };

/**
 * The other numbers of the game.
 */
export type MaracaiboNumbers = { 
/**
 * Rounds of a game.
 */
rounds: number, 
/**
 * Cards dealt at the start.
 */
cards_dealt: number, 
/**
 * Cards kept in hand at the start.
 */
cards_kept: number, 
/**
 * B cards that join the draw pile.
 */
b_cards: number, 
/**
 * Face-up cards.
 */
face_up: number, 
/**
 * Spaces of the planning area.
 */
planning: number, 
/**
 * Career cards dealt at the start.
 */
careers_dealt: number, 
/**
 * Spies of a colour.
 */
spies: number, 
/**
 * Spies in the reserve at the start.
 */
spies_at_start: number, 
/**
 * Discs on an upgrade area.
 */
discs: number, 
/**
 * Compass symbols on the ship.
 */
compasses: number, 
/**
 * Doubloons at the start by order of play.
 */
doubloons_at_start: [number, number, number, number], 
/**
 * Combat points at the start.
 */
combat_at_start: number, 
/**
 * The most combat points.
 */
combat_max: number, 
/**
 * Doubloon income at the start.
 */
income_at_start: number, 
/**
 * The most doubloon income.
 */
income_max: number, 
/**
 * The points income that pays out.
 */
points_income_max: number, 
/**
 * The most movement points of a turn.
 */
movement: number, 
/**
 * The most movement points of sailing on.
 */
resail: number, 
/**
 * Movement points for one, two and three village actions.
 */
village: [number, number, number], 
/**
 * The same with U1.
 */
village_more: [number, number, number], 
/**
 * Doubloons of the village action that takes them.
 */
village_doubloons: number, 
/**
 * Doubloons for the whole hand.
 */
village_discard: number, 
/**
 * The hand limit.
 */
hand_limit: number, 
/**
 * The hand limit with U2.
 */
hand_limit_more: number, 
/**
 * The price of a face-up card.
 */
card_price: number, 
/**
 * The combat value without a token.
 */
empty_piles: number, 
/**
 * The price of the small influence of a Combat.
 */
influence_small: number, 
/**
 * The small influence of a Combat.
 */
influence_small_gain: number, 
/**
 * The price of the big influence of a Combat.
 */
influence_big: number, 
/**
 * The big influence of a Combat.
 */
influence_big_gain: number, 
/**
 * The price of a city without a cube.
 */
annex: number, 
/**
 * The price of a city with a cube.
 */
capture: number, 
/**
 * The influence for a city.
 */
annex_influence: number, 
/**
 * U7: the price of a village without a cube.
 */
raid: number, 
/**
 * U7: the price of a village with a cube.
 */
raid_capture: number, 
/**
 * U7: the influence for a village.
 */
raid_influence: number, 
/**
 * U7: doubloons for each own spy there.
 */
raid_own_spy: number, 
/**
 * U7: doubloons for each spy of others there.
 */
raid_other_spy: number, 
/**
 * U10: the influence for a village.
 */
cube_here_influence: number, 
/**
 * Points for each step beyond the last space of an influence track.
 */
influence_end: number, 
/**
 * Influence for crossing the red line.
 */
line_red: number, 
/**
 * Points for crossing the blue or the green line first.
 */
line_first: number, 
/**
 * Points for crossing them later.
 */
line_later: number, 
/**
 * Points at the end of the exploration track by order of arrival.
 */
end_points: [number, number, number, number], 
/**
 * Which quest tile scores first.
 */
quest_fourth_place: number, 
/**
 * Points for the fourth quest tile.
 */
quest_fourth: number, 
/**
 * Points for each further quest tile.
 */
quest_further: number, 
/**
 * Points for a spy that is not used.
 */
spy_points: number, 
/**
 * Doubloons for a completed career.
 */
career_doubloons: number, 
/**
 * Points for a completed career.
 */
career_points: number, 
/**
 * Points instead of a purchase in a scoring.
 */
scoring_points: number, 
/**
 * Points for the most influence with a nation.
 */
majority: number, 
/**
 * The bonus to the multiplier for cubes on the board: most, second, last.
 */
bonus: [number, number, number], 
/**
 * Points for the first investor.
 */
building_first: number, 
/**
 * HOST: points.
 */
host_points: number, 
/**
 * HOST: doubloons.
 */
host_doubloons: number, 
/**
 * SPYTOCP: combat points for a spy.
 */
spy_to_combat: number, 
/**
 * PATRON: combat points.
 */
patron: number, 
/**
 * FIGHTCP: combat points.
 */
fight_points: number, 
/**
 * GRAVE: points.
 */
grave: number, 
/**
 * EXPL1: spaces.
 */
explorer_more: number, 
/**
 * TOLL: points.
 */
toll: number, 
/**
 * SPYINC: income for each spy.
 */
spy_income: number, 
/**
 * The influence that counts for points by nation.
 */
nation3: number, 
/**
 * Jeanne: points for each quest tile.
 */
automa_quest: number, 
/**
 * Jeanne: points for each card in the income step.
 */
automa_card: number, 
/**
 * Jeanne: points for each step beyond the last space of an influence track.
 */
automa_influence_end: number, };

/**
 * The part of a game that one viewer may see.
 */
export type MaracaiboView = { options: MaracaiboOptions, 
/**
 * The number of the classic card: 75, 76 or 77; 0 in story mode.
 */
classic: number, 
/**
 * Only in story mode.
 */
story?: MaracaiboStory, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The number of rounds.
 */
rounds: number, 
/**
 * The stage of the game.
 */
stage: MaracaiboStage, 
/**
 * The active player, in a turn or a scoring.
 */
active: Seat | null, 
/**
 * The seats that must decide now.
 */
awaited: Array<Seat>, 
/**
 * The first player.
 */
first: Seat, 
/**
 * The movement points spent in Phase A of this turn.
 */
sailed: number, 
/**
 * The pending steps, from the bottom of the stack.
 */
pending: Array<MaracaiboPending>, players: Array<MaracaiboPlayer>, 
/**
 * The automa of a solo game.
 */
jeanne: MaracaiboJeanne | null, 
/**
 * The locations in play.
 */
places: Array<MaracaiboPlace>, 
/**
 * The exploration track.
 */
spaces: Array<MaracaiboSpace>, nations: Array<MaracaiboNationBoard>, 
/**
 * The noble rank reached on each space of an influence track.
 */
ranks: Array<number>, 
/**
 * The number of cubes on each space of a full reserve, from the left.
 */
reserve_spaces: Array<number>, 
/**
 * The income of the first space of the doubloon income track.
 */
income_first: number, 
/**
 * The points printed on each space of the doubloon income track, starting at `income_first`.
 */
income_points: Array<number>, 
/**
 * The visible top tile of the quest pile.
 */
quest_top: MaracaiboQuest | null, 
/**
 * The number of tiles in the quest pile, including the visible one.
 */
quests_left: number, 
/**
 * The number of combat tokens in each pile.
 */
piles: [number, number], 
/**
 * The unseen combat tokens.
 */
tokens_unseen: Array<string>, 
/**
 * The token of the current Combat.
 */
token_revealed: MaracaiboCombatToken | null, 
/**
 * The combat actions used this turn.
 */
fought: MaracaiboFought, 
/**
 * The number of cards in the draw pile.
 */
deck: number, 
/**
 * The discard pile.
 */
discard: Array<string>, 
/**
 * The cards of the discard pile as printed.
 */
discarded: Array<MaracaiboCard>, 
/**
 * The face-up cards, from the left.
 */
row: Array<MaracaiboCard | null>, 
/**
 * The prestige buildings that are revealed.
 */
buildings: Array<MaracaiboBuildingBoard>, 
/**
 * The number of prestige buildings not revealed yet.
 */
buildings_hidden: number, 
/**
 * The legacy tiles in play.
 */
legacies: Array<string>, 
/**
 * The legacy tiles in play, with the pieces on them.
 */
tiles: Array<MaracaiboLegacyTile>, 
/**
 * The spaces of L6, if it is in play.
 */
sea: Array<MaracaiboCubeSpace>, 
/**
 * The space of L9, if it is in play.
 */
mine: MaracaiboCubeSpace | null, numbers: MaracaiboNumbers, };

/**
 * A project card, as printed.
 */
export type MaracaiboCard = { id: string, deck: MaracaiboDeck, cost: number, 
/**
 * Its other requirements, in the notation of effects.
 */
condition?: string, 
/**
 * The location of its spy.
 */
spy_at?: string, good: MaracaiboGood, object: MaracaiboObject, compass: number, 
/**
 * The token it brings: its id, or `any`.
 */
token?: string, 
/**
 * Its effects, in their notation.
 */
effects: Array<string>, 
/**
 * The script of its espionage action, in the notation of effects. `effects` contains only its number.
 */
spying?: string, 
/**
 * Its points at the end.
 */
end_points: number, };

/**
 * A quest tile, as printed.
 */
export type MaracaiboQuest = { id: string, 
/**
 * The price, in the notation of effects.
 */
price: string, 
/**
 * The reward, in the notation of effects.
 */
reward: string, };

/**
 * A lane.
 */
export type MaracaiboLane = { to: string, 
/**
 * The price in movement points.
 */
cost: number, 
/**
 * Its direction at a fork.
 */
way: MaracaiboWay, };

/**
 * A spy on the board.
 */
export type MaracaiboSpy = { seat: Seat, 
/**
 * The card that placed it.
 */
card: string, spying: string | null, 
/**
 * The espionage action, in the notation of effects.
 */
script: string, 
/**
 * MA-16.6: whether it was placed too late to score in this round.
 */
late: boolean, 
/**
 * Whether its owner's ship has been here in this round, so that it was used or scored.
 */
reached: boolean, };

/**
 * A location.
 */
export type MaracaiboPlace = { id: string, kind: MaracaiboPlaceKind, 
/**
 * Whether it is a city now.
 */
city: boolean, 
/**
 * Whether it is a village now.
 */
village: boolean, 
/**
 * The legacy tile on it.
 */
legacy: string | null, 
/**
 * The city tile on it.
 */
tile: string | null, good: MaracaiboGood | null, 
/**
 * The number of market spaces.
 */
spaces: number, 
/**
 * The number of discs on these spaces.
 */
discs: number, 
/**
 * The owners of the discs. The other discs are Jeanne's.
 */
disc_seats: Array<Seat>, 
/**
 * The action, in the notation of effects.
 */
action: string | null, 
/**
 * The bonus of the flag, in the notation of effects.
 */
flag: string | null, 
/**
 * The space that the player's explorer must have reached.
 */
explorer: string | null, cube: MaracaiboNation | null, 
/**
 * The quest tiles on it, in order of placement.
 */
quests: Array<MaracaiboQuest>, ships: Array<Seat>, 
/**
 * Whether Jeanne's ship is here.
 */
jeanne: boolean, spies: Array<MaracaiboSpy>, exits: Array<MaracaiboLane>, };

/**
 * A space of the exploration track.
 */
export type MaracaiboSpace = { id: string, 
/**
 * The reward, in the notation of effects.
 */
reward: string, 
/**
 * The next spaces: the short branch, then the long one.
 */
next: Array<string>, 
/**
 * The line crossed on entering it.
 */
line: MaracaiboLine | null, 
/**
 * Whether it is a quest space.
 */
quest_space: boolean, 
/**
 * The quest tile on it.
 */
quest: MaracaiboQuest | null, explorers: Array<Seat>, 
/**
 * Whether Jeanne's explorer is here.
 */
jeanne: boolean, };

/**
 * A nation.
 */
export type MaracaiboNationBoard = { nation: MaracaiboNation, reserve: number, empty_spaces: number, 
/**
 * Its cubes on the board.
 */
cubes: number, 
/**
 * MA-19.5: the current multiplier of ranks.
 */
multiplier: number, };

/**
 * A combat token, as printed.
 */
export type MaracaiboCombatToken = { id: string, 
/**
 * Its rows, by nation.
 */
rows: Array<MaracaiboCombatRow>, 
/**
 * MA-10.4: the value lost by the nation that alone has the most cubes.
 */
majority: number, 
/**
 * MA-10.5: the value gained by the nation that alone has the fewest cubes.
 */
minority: number, };

/**
 * The row of a combat token for a nation.
 */
export type MaracaiboCombatRow = { nation: MaracaiboNation, value: number, 
/**
 * The doubloons to be paid.
 */
fee: number, 
/**
 * The immediate gains, in the notation of effects.
 */
reward: string, };

/**
 * A prestige building.
 */
export type MaracaiboBuildingBoard = { id: MaracaiboBuilding, cost: number, token: MaracaiboToken, 
/**
 * The items it counts at the end.
 */
per: MaracaiboEndPer, 
/**
 * The points for each counted item.
 */
points: number, 
/**
 * The most it scores; `None` means no limit.
 */
limit: number | null, investors: Array<Seat>, };

/**
 * A space for a cube on L6 or L9.
 */
export type MaracaiboCubeSpace = { 
/**
 * Its price in combat value.
 */
price: number, cube: MaracaiboNation | null, };

/**
 * An upgrade area of a ship.
 */
export type MaracaiboAreaBoard = { id: string, 
/**
 * The number of discs left on it.
 */
discs: number, done: boolean, 
/**
 * The area that must be completed first.
 */
needs_area: string | null, 
/**
 * The number of other areas that must be completed first.
 */
needs_areas: number, 
/**
 * The immediate effect or village action, in the notation of effects. It is empty if the area changes a rule.
 */
effect: string, };

/**
 * A career that can be chosen, as printed.
 */
export type MaracaiboOfferedCareer = { id: MaracaiboCareer, objectives: Array<MaracaiboObjective>, };

/**
 * An objective of a career.
 */
export type MaracaiboObjective = { number: number, 
/**
 * The quantity it counts; lines are 1 red, 2 blue, 3 green.
 */
goal: string, 
/**
 * The nation it names, if any.
 */
nation: MaracaiboNation | null, 
/**
 * MA-20.2: the modest condition.
 */
modest: number, 
/**
 * MA-20.2: the demanding condition.
 */
demanding: number, 
/**
 * The player's current count.
 */
held: number, doubloons: number, points: number, done: boolean, };

/**
 * A quest on a card.
 */
export type MaracaiboQuestOnCard = { card: string, quest: MaracaiboQuest, };

/**
 * The part of a player that one viewer may see.
 */
export type MaracaiboPlayer = { seat: Seat, 
/**
 * Victory points scored so far.
 */
points: number, 
/**
 * The score breakdown if the game ended now.
 */
sheet: Sheet, 
/**
 * The total of the breakdown.
 */
score: number, doubloons: number, 
/**
 * The position on the doubloon income track.
 */
income: number, 
/**
 * The points printed at that position.
 */
income_printed: number, 
/**
 * The position on the VP income track.
 */
points_income: number, combat: number, 
/**
 * Spies in the reserve.
 */
spies: number, 
/**
 * Own spies in the general supply.
 */
supply: number, 
/**
 * Spies on the career card.
 */
career_spies: number, 
/**
 * Own spies on the board.
 */
spies_on_board: number, 
/**
 * Spies on cards that pay income for them.
 */
income_spies: number, 
/**
 * Influence by nation.
 */
influence: Array<number>, 
/**
 * Noble ranks by nation.
 */
ranks: Array<number>, 
/**
 * The location of the ship.
 */
ship: string, 
/**
 * The space of the explorer.
 */
explorer: string, lines: number, areas: Array<MaracaiboAreaBoard>, upgrades: number, compasses: number, 
/**
 * The number of permanent objects of each kind.
 */
objects: Array<number>, 
/**
 * The discount on purchases.
 */
discount: number, tokens: Array<string>, combats: Array<string>, quests: Array<string>, card_quests: Array<MaracaiboQuestOnCard>, 
/**
 * Prestige buildings invested in.
 */
invested: Array<string>, 
/**
 * The careers to choose from. Only the owner sees them.
 */
offered: Array<string> | null, 
/**
 * The offered careers as printed.
 */
offered_careers: Array<MaracaiboOfferedCareer>, 
/**
 * The career, once it is revealed. The owner sees it earlier.
 */
career: MaracaiboCareer | null, objectives: Array<MaracaiboObjective>, 
/**
 * The number of cards in the hand.
 */
hand_count: number, 
/**
 * The hand. Only the owner sees it.
 */
hand: Array<MaracaiboCard> | null, 
/**
 * The cards of the hand that were taken face up and are public.
 */
known: Array<string>, 
/**
 * The same cards as printed.
 */
known_cards: Array<MaracaiboCard>, hand_limit: number, planning: Array<MaracaiboCard | null>, 
/**
 * The card set aside for the planning area at the start. Only the owner sees it.
 */
planned: string | null, 
/**
 * The cards set aside for the discard pile at the start. Only the owner sees them.
 */
dropped: Array<string> | null, owned: Array<MaracaiboCard>, 
/**
 * MA-23.11: the standing answer of a host; `None` without the card.
 */
hosting: Habit<MaracaiboHosting> | null, 
/**
 * The points that each prestige building invested in would score now.
 */
building_points: Array<MaracaiboBuildingPoints>, 
/**
 * The current rank times multiplier, by nation.
 */
nation_points: Array<number>, last: MaracaiboLastMove, };

/**
 * Jeanne.
 */
export type MaracaiboJeanne = { 
/**
 * Victory points scored so far.
 */
points: number, 
/**
 * Her score breakdown if the game ended now.
 */
sheet: Sheet, 
/**
 * The total of the breakdown.
 */
score: number, 
/**
 * Influence by nation.
 */
influence: Array<number>, 
/**
 * Noble ranks by nation.
 */
ranks: Array<number>, 
/**
 * The location of her ship.
 */
ship: string, 
/**
 * The space of her explorer.
 */
explorer: string, lines: number, 
/**
 * The points of her track's cells.
 */
cells: Array<number>, 
/**
 * Whether each cell is yellow.
 */
yellow: Array<boolean>, 
/**
 * The number of discs removed from it, from the left.
 */
discs_gone: number, 
/**
 * Her current income in points.
 */
income: number, 
/**
 * Her quest tiles.
 */
quests: Array<string>, 
/**
 * Her combat tokens.
 */
combats: Array<string>, 
/**
 * The project cards beside her board.
 */
cards: Array<string>, 
/**
 * The same cards as printed.
 */
taken: Array<MaracaiboCard>, 
/**
 * The card of her last turn.
 */
card: string | null, 
/**
 * That card as printed.
 */
printed: MaracaiboAutomaCard | null, 
/**
 * The current rank times multiplier, by nation.
 */
nation_points: Array<number>, 
/**
 * The number of cards in her pile.
 */
deck: number, 
/**
 * Her discard pile.
 */
discard: Array<string>, 
/**
 * The number of A, B and C cards in her deck.
 */
makeup: [number, number, number], };

/**
 * A pending step.
 */
export type MaracaiboPending = { "kind": "sail", left: number, spent: number, again: boolean, } | { "kind": "host", seat: Seat, } | { "kind": "main", spent: number, } | { "kind": "deliver" } | { "kind": "city" } | { "kind": "either", ways: Array<string>, } | { "kind": "offer", price: string, gain: string, } | { "kind": "same", cards: number, } | { "kind": "settle", due: Array<MaracaiboSymbol>, } | { "kind": "disc", market: boolean, } | { "kind": "nation", purpose: string, } | { "kind": "settlement", nation: MaracaiboNation, } | { "kind": "token" } | { "kind": "spy-income" } | { "kind": "village", left: number, } | { "kind": "bought", card: string, } | { "kind": "quest", quest: string, } | { "kind": "pile" } | { "kind": "banner", token: string | null, values: Array<number>, } | { "kind": "fight", token: string | null, nation: MaracaiboNation, value: number, } | { "kind": "explore", left: number, moved: boolean, } | { "kind": "space-quest" } | { "kind": "draw" } | { "kind": "finish" } | { "kind": "purchase" } | { "kind": "tile", legacy: string, } | { "kind": "tile-disc", legacy: string, } | { "kind": "skull" } | { "kind": "ballot", card: string, } | { "kind": "decide", card: string, };

/**
 * The points that a prestige building would score.
 */
export type MaracaiboBuildingPoints = { building: MaracaiboBuilding, points: number, };

/**
 * The last move of a player.
 */
export type MaracaiboLastMove = { 
/**
 * The path of the ship, including its start.
 */
path: Array<string>, 
/**
 * The cards bought, planned or discarded.
 */
cards: Array<string>, };

/**
 * A legacy tile in play, with its print and the pieces on it.
 */
export type MaracaiboLegacyTile = { id: string, 
/**
 * Its location.
 */
place: string | null, 
/**
 * The lane whose price it raises.
 */
lane: MaracaiboDearLane | null, 
/**
 * Its gains, in the notation of effects.
 */
reward: string, 
/**
 * The space that the player's explorer must have reached.
 */
explorer: string | null, 
/**
 * Its cube spaces.
 */
cubes: Array<MaracaiboCubeSpace>, 
/**
 * The number of disc spaces.
 */
spaces: number, 
/**
 * The number of discs on these spaces.
 */
discs: number, 
/**
 * The price of a disc, in the notation of effects.
 */
price: string, 
/**
 * MA-30.11: the toll for passing its location.
 */
toll: number, skull: boolean, };

/**
 * A lane whose price a legacy tile raises.
 */
export type MaracaiboDearLane = { from: string, to: string, 
/**
 * The raised price in movement points.
 */
cost: number, };

/**
 * One of Jeanne's cards, as printed.
 */
export type MaracaiboAutomaCard = { id: string, 
/**
 * The number of stops her ship advances.
 */
steps: number, 
/**
 * The direction she takes at forks.
 */
way: MaracaiboWay, 
/**
 * The position of the face-up card she takes, from 1.
 */
takes: number, 
/**
 * Her actions, in order.
 */
acts: Array<MaracaiboAutomaAct>, };

/**
 * An action of one of Jeanne's cards. Pairs are for rounds I and II, and rounds III and IV.
 */
export type MaracaiboAutomaAct = { "kind": "explore", spaces: [number, number], } | { "kind": "influence", nation: MaracaiboNation, } | { "kind": "combat", influence: number, village: boolean, } | { "kind": "quest" } | { "kind": "disc" } | { "kind": "points", points: [number, number], };

/**
 * An option of a vote.
 */
export type MaracaiboChoice = "a" | "b";

/**
 * The state of a campaign between two games.
 */
export type MaracaiboArchive = { 
/**
 * MA-33.2 (a): the campaign.
 */
campaign: string, 
/**
 * MA-33.2 (b): the number of finished games.
 */
games: number, 
/**
 * MA-33.2 (c), (d): the cards read, in the order of reading, with the chosen options.
 */
told: Array<MaracaiboTold>, 
/**
 * MA-33.2 (e): the cards in play, in ascending order.
 */
play: Array<MaracaiboWaiting>, 
/**
 * MA-33.2 (f): the legacy tiles in play.
 */
tiles: Array<string>, 
/**
 * MA-34: the legacy tiles met so far.
 */
met: Array<string>, 
/**
 * MA-33.2 (g): the project cards unlocked.
 */
cards: Array<string>, 
/**
 * MA-29.26: the cards that left unread.
 */
left: Array<string>, 
/**
 * MA-33.2 (h): the epilogue, once it is reached.
 */
epilogue: string | null, };

/**
 * A card that has been read.
 */
export type MaracaiboTold = { 
/**
 * The story card.
 */
card: string, 
/**
 * The game of the campaign, from 1.
 */
game: number, round: number, 
/**
 * The reader.
 */
seat: Seat, 
/**
 * The chosen option, once the vote is decided.
 */
choice: MaracaiboChoice | null, };

/**
 * A card in play, between games.
 */
export type MaracaiboWaiting = { card: string, 
/**
 * Whether its instructions have been followed. They have not if it was drawn in the final scoring.
 */
followed: boolean, };

/**
 * The view of the story mode.
 */
export type MaracaiboStory = { 
/**
 * The number of this game in its campaign, from 1.
 */
game: number, 
/**
 * The title of the campaign, if its texts are known.
 */
title: Phrase | null, 
/**
 * The cards in play, in ascending order.
 */
cards: Array<MaracaiboStoryCard>, 
/**
 * The cards read so far, including earlier games, in the order of reading.
 */
told: Array<MaracaiboTold>, 
/**
 * The ballots of finished votes in this game.
 */
tallies: Array<MaracaiboTally>, 
/**
 * The legacy tiles met in this campaign.
 */
met: Array<string>, 
/**
 * The project cards that the campaign has unlocked.
 */
unlocked: Array<string>, 
/**
 * The number of story tiles left.
 */
tiles_left: number, 
/**
 * The epilogue, once it is reached.
 */
epilogue: string | null, 
/**
 * The current vote.
 */
vote: MaracaiboVote | null, 
/**
 * The texts of the cards met in this game.
 */
passages: Array<MaracaiboPassage>, };

/**
 * A story card in play.
 */
export type MaracaiboStoryCard = { id: string, 
/**
 * Its number and title.
 */
name: Phrase, 
/**
 * The location of its story tile.
 */
place: string | null, 
/**
 * Its story tile, if it has one in this game.
 */
tile: string | null, 
/**
 * The price, in the notation of effects.
 */
price: string | null, 
/**
 * The reward, in the notation of effects.
 */
reward: string | null, 
/**
 * Price and reward as text.
 */
asks: Phrase | null, 
/**
 * The tiles whose disc spaces must be filled.
 */
complete: Array<MaracaiboTileDiscs>, 
/**
 * The legacy tiles it has added.
 */
tiles: Array<string>, 
/**
 * The seat that has claimed its tile.
 */
claimed: Seat | null, 
/**
 * Whether Jeanne has claimed its tile.
 */
jeanne: boolean, 
/**
 * Whether its goal is met, so that it is read in the next scoring.
 */
met: boolean, 
/**
 * Whether its instructions have been followed; otherwise they wait for the next game.
 */
followed: boolean, };

/**
 * The discs on a tile.
 */
export type MaracaiboTileDiscs = { legacy: string, discs: number, spaces: number, };

/**
 * The ballots of a vote, once they are revealed.
 */
export type MaracaiboTally = { 
/**
 * The card with the vote.
 */
card: string, 
/**
 * By seat: an option, or neither.
 */
ballots: Array<MaracaiboChoice | null>, };

/**
 * A vote in progress.
 */
export type MaracaiboVote = { 
/**
 * The card with the vote.
 */
card: string, 
/**
 * The reader, who decides on a tie.
 */
reader: Seat, 
/**
 * Whether ballots are being cast; otherwise the reader decides.
 */
open: boolean, 
/**
 * The seats that have not voted yet.
 */
waiting: Array<Seat>, 
/**
 * Whether the viewer has voted.
 */
cast: boolean, 
/**
 * The viewer's own ballot: an option, or neither.
 */
own: MaracaiboChoice | null, };

/**
 * The texts of a story card, as far as it has been met.
 */
export type MaracaiboPassage = { card: string, 
/**
 * Its number and title.
 */
name: Phrase, 
/**
 * Its title, if its texts are known.
 */
title: Phrase | null, 
/**
 * The text read when it is drawn.
 */
front: Phrase | null, 
/**
 * The text read when its goal is met.
 */
back: Phrase | null, 
/**
 * The question of its vote.
 */
question: Phrase | null, 
/**
 * The options of its vote.
 */
options: Array<MaracaiboStoryOption>, };

/**
 * An option of a vote.
 */
export type MaracaiboStoryOption = { choice: MaracaiboChoice, label: Phrase, 
/**
 * Its description.
 */
text: Phrase, };

/**
 * The album of a campaign: the contents of its archive, with texts.
 */
export type MaracaiboChronicle = { 
/**
 * The title of the campaign, if its texts are known.
 */
title: Phrase | null, 
/**
 * The description of the campaign.
 */
about: Phrase | null, 
/**
 * The number of finished games.
 */
games: number, 
/**
 * The cards read, in the order of reading.
 */
told: Array<MaracaiboTold>, 
/**
 * The cards in play.
 */
waiting: Array<MaracaiboWaiting>, 
/**
 * The cards in play, with their goals.
 */
goals: Array<MaracaiboStoryCard>, 
/**
 * The legacy tiles in play.
 */
tiles: Array<string>, 
/**
 * The board at the start of the next game.
 */
board: MaracaiboView, 
/**
 * The legacy tiles met so far.
 */
met: Array<string>, 
/**
 * The project cards unlocked.
 */
cards: Array<string>, 
/**
 * The unlocked project cards as printed.
 */
special: Array<MaracaiboCard>, 
/**
 * The epilogue, once it is reached.
 */
epilogue: string | null, 
/**
 * The texts of all cards met, in the order of meeting.
 */
passages: Array<MaracaiboPassage>, 
/**
 * Once the campaign is over: the cards that were not met.
 */
roads: Array<MaracaiboPassage>, 
/**
 * Once the campaign is over: the sentences of met cards for other votes.
 */
echoes: Array<MaracaiboEcho>, };

/**
 * A sentence of a card for another vote.
 */
export type MaracaiboEcho = { card: string, text: Phrase, };

/**
 * Hints for the seat to move, beside its legal actions.
 */
export type MaracaiboAid = { 
/**
 * While the ship sails: every path to every stop, the cheapest first for each stop.
 */
reach: Array<MaracaiboReach>, 
/**
 * While the ship sails: adjacent locations where it may not go, with the clause that forbids it.
 */
closed: Array<MaracaiboClosed>, 
/**
 * While the explorer moves: every space where the move can end.
 */
trek: Array<MaracaiboTrek>, 
/**
 * The prices of the legal actions.
 */
prices: Array<MaracaiboPrice>, 
/**
 * The number of draws until the hand is full.
 */
draws: number, 
/**
 * MA-14.1: while the ship sails, the village actions by movement points, from 1.
 */
village: Array<number>, };

/**
 * A path to a stop.
 */
export type MaracaiboReach = { to: string, 
/**
 * The locations along the path, including the stop.
 */
path: Array<string>, 
/**
 * The actions that lead there.
 */
moves: Array<MaracaiboAction>, 
/**
 * MA-6.7: the movement points of the whole voyage.
 */
cost: number, 
/**
 * MA-6.5: whether every ship must stop there.
 */
forced: boolean, 
/**
 * MA-16.3: the points for own spies passed on the way.
 */
points: number, 
/**
 * MA-1.8: whether its city action can be performed.
 */
city: boolean, 
/**
 * MA-14.1: the village actions it gives.
 */
village: number, 
/**
 * MA-9.2: whether a hand card can be delivered.
 */
delivers: boolean, 
/**
 * MA-14.6: the quests there that can be paid.
 */
quests: Array<string>, 
/**
 * MA-16.1: the cards whose spies can be used.
 */
spies: Array<string>, };

/**
 * A location where the ship may not stop.
 */
export type MaracaiboClosed = { to: string, clause: string, reason: Phrase, };

/**
 * A space where the explorer's move can end.
 */
export type MaracaiboTrek = { to: string, 
/**
 * The spaces entered, including the last.
 */
path: Array<string>, 
/**
 * The actions that lead there.
 */
moves: Array<MaracaiboAction>, 
/**
 * MA-12.7, MA-12.8: the lines crossed on the way.
 */
lines: Array<MaracaiboLine>, 
/**
 * MA-12.7: whether crossing a line requires a choice there.
 */
asks: boolean, };

/**
 * The current price of an action.
 */
export type MaracaiboPrice = { action: MaracaiboAction, 
/**
 * The price in doubloons.
 */
doubloons: number, 
/**
 * The price in combat value.
 */
value: number, };

