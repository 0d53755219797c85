// Written by the tests of the game: UPDATE_GENERATED=1 cargo test -p caravelle-maracaibo typescript
import type { Phrase } from './wire';

/**
 * A chair at the table, numbered clockwise from 0.
 */
export type Seat = number;

/**
 * A line of a score sheet.
 */
export type Line = { 
/**
 * What the points are for; its words are the message `<prefix>-item-<item>`.
 */
item: string, 
/**
 * The points.
 */
points: number, };

/**
 * The points of one seat, line by line.
 */
export type Sheet = Array<Line>;

/**
 * How a seat answers a question that its cards put at every stop, visit or payment of others.
 *
 * A game keeps it in its state and lets the seat change it by actions of its own: moves are the only truth, so that
 * replays, undo, records, previews and bots know of it without being told. A seat that always answers alike is never
 * awaited, and a table over days does not halt.
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
 * How hard a classic game is: story cards 75, 76, 77.
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
 * What a prestige building counts at the end.
 */
export type MaracaiboEndPer = "line" | "quest" | "spy-on-board" | "spy-or-combat-point" | "token" | "combat-token" | "upgrade" | "income-points";

/**
 * The kinds of combat action that have been used.
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
 * How a game is played.
 */
export type MaracaiboMode = "classic" | "story";

/**
 * What part of the game is on.
 */
export type MaracaiboStage = "split" | "careers" | "sail" | "act" | "draw" | "jeanne" | "scoring" | "over";

/**
 * MA-23.11: what a host takes.
 */
export type MaracaiboHosting = "points" | "doubloons";

/**
 * What a location is.
 */
export type MaracaiboPlaceKind = "start" | "village" | "city" | "tile-city" | "inland" | "homeward";

/**
 * A way at a fork.
 */
export type MaracaiboWay = "only" | "upper" | "lower";

/**
 * What a hand card can be discarded as.
 */
export type MaracaiboSymbol = { "good": MaracaiboGood } | { "object": MaracaiboObject };

/**
 * Why Jeanne did what she did, or why nothing came of it.
 */
export type MaracaiboReason = "stop" | "card" | "trail" | "reach" | "shortest" | "homeward" | "market-full" | "no-disc" | "no-card" | "no-quest" | "at-end" | "no-cube" | "strongest" | "printed" | "order" | "city" | "village" | "further";

/**
 * The variants of a game.
 */
export type MaracaiboOptions = { 
/**
 * Classic mode, or the story.
 */
mode: MaracaiboMode, 
/**
 * MA-4.2: which card.
 */
level: MaracaiboLevel, 
/**
 * MA-32.1: La Armada.
 */
armada: boolean, 
/**
 * MA-31.3: how strong Jeanne is, from 1 to 5; only with one seat, where none means 1.
 */
solo: number | null, 
/**
 * MA-33.1: with what a later game of a campaign begins.
 */
campaign?: MaracaiboArchive, };

/**
 * One choice from a finite list.
 */
export type MaracaiboAction = { "do": "plan", card: string, } | { "do": "drop", card: string, } | { "do": "career", career: MaracaiboCareer, } | { "do": "sail", to: string, } | { "do": "stop" } | { "do": "take-points" } | { "do": "take-doubloons" } | { "do": "always", take: MaracaiboHosting, } | { "do": "ask" } | { "do": "city" } | { "do": "village" } | { "do": "quest", quest: string, } | { "do": "spy", card: string, } | { "do": "skip" } | { "do": "deliver", card: string, } | { "do": "perform" } | { "do": "way", way: number, } | { "do": "pay" } | { "do": "pay-good", good: MaracaiboGood, } | { "do": "spend", card: string, } | { "do": "disc", area: string, } | { "do": "nation", nation: MaracaiboNation, } | { "do": "settle", place: string, } | { "do": "token", token: MaracaiboToken, } | { "do": "spies", count: number, } | { "do": "take-doubloon" } | { "do": "discard-hand" } | { "do": "buy", card: string, } | { "do": "invest", building: MaracaiboBuilding, } | { "do": "use-area", area: string, } | { "do": "use-card", card: string, } | { "do": "reveal", pile: number, } | { "do": "fight", nation: MaracaiboNation, } | { "do": "spend-combat" } | { "do": "spend-spy" } | { "do": "influence", steps: number, } | { "do": "annex", place: string, } | { "do": "raid", place: string, } | { "do": "combat-card", card: string, } | { "do": "sea", space: number, } | { "do": "mine" } | { "do": "explore", space: string, } | { "do": "draw" } | { "do": "take", card: string, } | { "do": "objective", number: number, } | { "do": "spy-to-combat" } | { "do": "use-tile", legacy: string, } | { "do": "cure", legacy: string, } | { "do": "vote", choice: MaracaiboChoice, } | { "do": "abstain" } | { "do": "decide", choice: MaracaiboChoice, };

/**
 * Something that happened.
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
 * What the cubes on the board add to the multiplier: most, second, last.
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
 * What one viewer may see of a game.
 */
export type MaracaiboView = { 
/**
 * The variants.
 */
options: MaracaiboOptions, 
/**
 * The number of the classic card: 75, 76 or 77; 0 in the story mode.
 */
classic: number, 
/**
 * What only the story mode has.
 */
story?: MaracaiboStory, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * How many rounds there are.
 */
rounds: number, 
/**
 * What part of the game is on.
 */
stage: MaracaiboStage, 
/**
 * Whose turn, or whose purchase in a scoring, it is.
 */
active: Seat | null, 
/**
 * Who is awaited now.
 */
awaited: Array<Seat>, 
/**
 * Who began the game.
 */
first: Seat, 
/**
 * The movement points spent in Phase A of this turn.
 */
sailed: number, 
/**
 * What is half done, from the outermost on.
 */
pending: Array<MaracaiboPending>, 
/**
 * The players by seat.
 */
players: Array<MaracaiboPlayer>, 
/**
 * The opponent of a lone player.
 */
jeanne: MaracaiboJeanne | null, 
/**
 * The locations in play.
 */
places: Array<MaracaiboPlace>, 
/**
 * The exploration track.
 */
spaces: Array<MaracaiboSpace>, 
/**
 * The nations.
 */
nations: Array<MaracaiboNationBoard>, 
/**
 * The noble rank reached on each space of an influence track.
 */
ranks: Array<number>, 
/**
 * How many cubes each space of a reserve holds at the start, from the left.
 */
reserve_spaces: Array<number>, 
/**
 * The income of the first space of the doubloon income track.
 */
income_first: number, 
/**
 * The points printed on each space of the doubloon income track, from that of `income_first` on.
 */
income_points: Array<number>, 
/**
 * The visible top of the quest pile.
 */
quest_top: MaracaiboQuest | null, 
/**
 * How many quest tiles lie in the pile, the visible one counted.
 */
quests_left: number, 
/**
 * How many combat tokens lie in each pile.
 */
piles: [number, number], 
/**
 * Combat tokens nobody has seen.
 */
tokens_unseen: Array<string>, 
/**
 * The token of the Combat under way.
 */
token_revealed: MaracaiboCombatToken | null, 
/**
 * The combat actions used this turn.
 */
fought: MaracaiboFought, 
/**
 * How many cards the draw pile has.
 */
deck: number, 
/**
 * The discard pile.
 */
discard: Array<string>, 
/**
 * Its cards as printed.
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
 * How many are still to be revealed.
 */
buildings_hidden: number, 
/**
 * The legacy tiles in play.
 */
legacies: Array<string>, 
/**
 * What is printed on them, and what lies on them.
 */
tiles: Array<MaracaiboLegacyTile>, 
/**
 * The spaces of L6, if it is in play.
 */
sea: Array<MaracaiboCubeSpace>, 
/**
 * The space of L9, if it is in play.
 */
mine: MaracaiboCubeSpace | null, 
/**
 * The other numbers.
 */
numbers: MaracaiboNumbers, };

/**
 * A project card, as printed.
 */
export type MaracaiboCard = { 
/**
 * The card.
 */
id: string, 
/**
 * Its deck.
 */
deck: MaracaiboDeck, 
/**
 * Its price in doubloons.
 */
cost: number, 
/**
 * What else it asks for, in the notation of effects.
 */
condition?: string, 
/**
 * Where its spy is placed.
 */
spy_at?: string, 
/**
 * Its good.
 */
good: MaracaiboGood, 
/**
 * Its object.
 */
object: MaracaiboObject, 
/**
 * Its compass symbols.
 */
compass: number, 
/**
 * The token it brings: its id, or `any`.
 */
token?: string, 
/**
 * Its effects, in their notation.
 */
effects: Array<string>, 
/**
 * Its espionage action, of which the effects give the number alone, in the notation of effects.
 */
spying?: string, 
/**
 * Its points at the end.
 */
end_points: number, };

/**
 * A quest tile, as printed.
 */
export type MaracaiboQuest = { 
/**
 * The quest tile.
 */
id: string, 
/**
 * What it asks for, in the notation of effects.
 */
price: string, 
/**
 * Its reward, in the notation of effects.
 */
reward: string, };

/**
 * A lane.
 */
export type MaracaiboLane = { 
/**
 * Where it leads.
 */
to: string, 
/**
 * Its price in movement points.
 */
cost: number, 
/**
 * Which way it is at a fork.
 */
way: MaracaiboWay, };

/**
 * A spy on the board.
 */
export type MaracaiboSpy = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * By which card.
 */
card: string, 
/**
 * Its espionage action.
 */
spying: string | null, 
/**
 * What that does, in the notation of effects.
 */
script: string, 
/**
 * Whether it was placed too late to score in this round.
 */
late: boolean, 
/**
 * Whether its owner's ship has been here in this round: then it has been used or has scored.
 */
reached: boolean, };

/**
 * A location.
 */
export type MaracaiboPlace = { 
/**
 * The place on the map.
 */
id: string, 
/**
 * What it is.
 */
kind: MaracaiboPlaceKind, 
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
tile: string | null, 
/**
 * The good of its market.
 */
good: MaracaiboGood | null, 
/**
 * The spaces of its market.
 */
spaces: number, 
/**
 * The discs on them.
 */
discs: number, 
/**
 * Whose discs these are; the others are Jeanne's.
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
 * The space that an explorer must have reached.
 */
explorer: string | null, 
/**
 * The cube on it.
 */
cube: MaracaiboNation | null, 
/**
 * The quest tiles on it, the one placed first before the others.
 */
quests: Array<MaracaiboQuest>, 
/**
 * The ships on it.
 */
ships: Array<Seat>, 
/**
 * Whether Jeanne's ship is here.
 */
jeanne: boolean, 
/**
 * The spies on it.
 */
spies: Array<MaracaiboSpy>, 
/**
 * The lanes that leave it.
 */
exits: Array<MaracaiboLane>, };

/**
 * A space of the exploration track.
 */
export type MaracaiboSpace = { 
/**
 * The space of the explorers' track.
 */
id: string, 
/**
 * Its reward, in the notation of effects.
 */
reward: string, 
/**
 * Where one goes from it: the short way, then the long one.
 */
next: Array<string>, 
/**
 * The line that is crossed on entering it.
 */
line: MaracaiboLine | null, 
/**
 * Whether it is a quest space.
 */
quest_space: boolean, 
/**
 * The quest tile on it.
 */
quest: MaracaiboQuest | null, 
/**
 * The explorers on it.
 */
explorers: Array<Seat>, 
/**
 * Whether Jeanne's explorer is here.
 */
jeanne: boolean, };

/**
 * A nation.
 */
export type MaracaiboNationBoard = { 
/**
 * The nation.
 */
nation: MaracaiboNation, 
/**
 * The cubes in its reserve.
 */
reserve: number, 
/**
 * The empty spaces of its reserve.
 */
empty_spaces: number, 
/**
 * Its cubes on the board.
 */
cubes: number, 
/**
 * What ranks are multiplied by now.
 */
multiplier: number, };

/**
 * A combat token, as printed.
 */
export type MaracaiboCombatToken = { 
/**
 * The combat token.
 */
id: string, 
/**
 * Its rows, by nation.
 */
rows: Array<MaracaiboCombatRow>, 
/**
 * What the nation loses that alone has the most cubes.
 */
majority: number, 
/**
 * What the nation wins that alone has the fewest cubes.
 */
minority: number, };

/**
 * The row of a combat token for a nation.
 */
export type MaracaiboCombatRow = { 
/**
 * For which nation.
 */
nation: MaracaiboNation, 
/**
 * The combat value.
 */
value: number, 
/**
 * The doubloons to be paid.
 */
fee: number, 
/**
 * What is taken at once, in the notation of effects.
 */
reward: string, };

/**
 * A prestige building.
 */
export type MaracaiboBuildingBoard = { 
/**
 * The prestige building.
 */
id: MaracaiboBuilding, 
/**
 * Its price in doubloons.
 */
cost: number, 
/**
 * The token it brings.
 */
token: MaracaiboToken, 
/**
 * What it counts at the end.
 */
per: MaracaiboEndPer, 
/**
 * The points for each of these.
 */
points: number, 
/**
 * The most it scores; none without a limit.
 */
limit: number | null, 
/**
 * Who has invested.
 */
investors: Array<Seat>, };

/**
 * A space for a cube on L6 or L9.
 */
export type MaracaiboCubeSpace = { 
/**
 * Its price in combat value.
 */
price: number, 
/**
 * The cube on it.
 */
cube: MaracaiboNation | null, };

/**
 * An upgrade area of a ship.
 */
export type MaracaiboAreaBoard = { 
/**
 * The area of the ship's board.
 */
id: string, 
/**
 * The discs left on it.
 */
discs: number, 
/**
 * Whether it is completed.
 */
done: boolean, 
/**
 * The area that must be completed first.
 */
needs_area: string | null, 
/**
 * How many other areas must be completed first.
 */
needs_areas: number, 
/**
 * What it does at once or as a village action, in the notation of effects; what it changes in the rules is empty.
 */
effect: string, };

/**
 * A career that can be chosen: what is printed on it.
 */
export type MaracaiboOfferedCareer = { 
/**
 * The career card.
 */
id: MaracaiboCareer, 
/**
 * Its objectives.
 */
objectives: Array<MaracaiboObjective>, };

/**
 * An objective of a career.
 */
export type MaracaiboObjective = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * What it counts; lines are 1 red, 2 blue, 3 green.
 */
goal: string, 
/**
 * The nation that it names.
 */
nation: MaracaiboNation | null, 
/**
 * How much is needed.
 */
modest: number, 
/**
 * How much is needed for the points.
 */
demanding: number, 
/**
 * How much there is.
 */
held: number, 
/**
 * The doubloons.
 */
doubloons: number, 
/**
 * The points.
 */
points: number, 
/**
 * Whether it is done.
 */
done: boolean, };

/**
 * A quest on a card.
 */
export type MaracaiboQuestOnCard = { 
/**
 * The card.
 */
card: string, 
/**
 * The quest.
 */
quest: MaracaiboQuest, };

/**
 * What one viewer may see of a player.
 */
export type MaracaiboPlayer = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Victory points scored so far.
 */
points: number, 
/**
 * The points if the game ended now.
 */
sheet: Sheet, 
/**
 * Their sum.
 */
score: number, 
/**
 * Doubloons.
 */
doubloons: number, 
/**
 * The doubloon income track.
 */
income: number, 
/**
 * The points printed at that position.
 */
income_printed: number, 
/**
 * The VP income track.
 */
points_income: number, 
/**
 * Combat points.
 */
combat: number, 
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
 * Where the ship is.
 */
ship: string, 
/**
 * Where the explorer is.
 */
explorer: string, 
/**
 * Lines crossed.
 */
lines: number, 
/**
 * The upgrade areas.
 */
areas: Array<MaracaiboAreaBoard>, 
/**
 * Completed upgrades.
 */
upgrades: number, 
/**
 * Compass symbols.
 */
compasses: number, 
/**
 * Permanent objects: how many of each kind.
 */
objects: Array<number>, 
/**
 * By how much purchases are cheaper.
 */
discount: number, 
/**
 * Combination tokens.
 */
tokens: Array<string>, 
/**
 * Combat tokens.
 */
combats: Array<string>, 
/**
 * Fulfilled quests.
 */
quests: Array<string>, 
/**
 * Quests on cards.
 */
card_quests: Array<MaracaiboQuestOnCard>, 
/**
 * Prestige buildings invested in.
 */
invested: Array<string>, 
/**
 * The careers to choose from; the owner's alone.
 */
offered: Array<string> | null, 
/**
 * What is printed on them.
 */
offered_careers: Array<MaracaiboOfferedCareer>, 
/**
 * The career, once it is shown, or to its owner.
 */
career: MaracaiboCareer | null, 
/**
 * Its objectives.
 */
objectives: Array<MaracaiboObjective>, 
/**
 * How many cards are in the hand.
 */
hand_count: number, 
/**
 * Which, for those who may know.
 */
hand: Array<MaracaiboCard> | null, 
/**
 * Cards in the hand that everybody knows, because they were taken face up.
 */
known: Array<string>, 
/**
 * These as printed.
 */
known_cards: Array<MaracaiboCard>, 
/**
 * The hand limit.
 */
hand_limit: number, 
/**
 * The planning area.
 */
planning: Array<MaracaiboCard | null>, 
/**
 * The card set aside for the planning area at the start; the owner's alone.
 */
planned: string | null, 
/**
 * The cards set aside for the discard pile at the start; the owner's alone.
 */
dropped: Array<string> | null, 
/**
 * Bought cards.
 */
owned: Array<MaracaiboCard>, 
/**
 * The standing answer of a host; none without the card.
 */
hosting: Habit<MaracaiboHosting> | null, 
/**
 * What each prestige building invested in would score now.
 */
building_points: Array<MaracaiboBuildingPoints>, 
/**
 * Rank times multiplier by nation, as it is now.
 */
nation_points: Array<number>, 
/**
 * The last move.
 */
last: MaracaiboLastMove, };

/**
 * Jeanne.
 */
export type MaracaiboJeanne = { 
/**
 * Victory points scored so far.
 */
points: number, 
/**
 * Her points if the game ended now.
 */
sheet: Sheet, 
/**
 * Their sum.
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
 * Where her ship is.
 */
ship: string, 
/**
 * Where her explorer is.
 */
explorer: string, 
/**
 * Lines crossed.
 */
lines: number, 
/**
 * The values of her track.
 */
cells: Array<number>, 
/**
 * Which of its cells are yellow.
 */
yellow: Array<boolean>, 
/**
 * How many discs have left it, from the left.
 */
discs_gone: number, 
/**
 * What she scores in the income step now.
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
 * These as printed.
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
 * Rank times multiplier by nation, as it is now.
 */
nation_points: Array<number>, 
/**
 * How many cards her pile has.
 */
deck: number, 
/**
 * Her discard pile.
 */
discard: Array<string>, 
/**
 * How many A, B and C cards she plays with.
 */
makeup: [number, number, number], };

/**
 * Something half done.
 */
export type MaracaiboPending = { "kind": "sail", left: number, spent: number, again: boolean, } | { "kind": "host", seat: Seat, } | { "kind": "main", spent: number, } | { "kind": "deliver" } | { "kind": "city" } | { "kind": "either", ways: Array<string>, } | { "kind": "offer", price: string, gain: string, } | { "kind": "same", cards: number, } | { "kind": "settle", due: Array<MaracaiboSymbol>, } | { "kind": "disc", market: boolean, } | { "kind": "nation", purpose: string, } | { "kind": "settlement", nation: MaracaiboNation, } | { "kind": "token" } | { "kind": "spy-income" } | { "kind": "village", left: number, } | { "kind": "bought", card: string, } | { "kind": "quest", quest: string, } | { "kind": "pile" } | { "kind": "banner", token: string | null, values: Array<number>, } | { "kind": "fight", token: string | null, nation: MaracaiboNation, value: number, } | { "kind": "explore", left: number, moved: boolean, } | { "kind": "space-quest" } | { "kind": "draw" } | { "kind": "finish" } | { "kind": "purchase" } | { "kind": "tile", legacy: string, } | { "kind": "tile-disc", legacy: string, } | { "kind": "skull" } | { "kind": "ballot", card: string, } | { "kind": "decide", card: string, };

/**
 * What a prestige building would score.
 */
export type MaracaiboBuildingPoints = { 
/**
 * The prestige building.
 */
building: MaracaiboBuilding, 
/**
 * The points.
 */
points: number, };

/**
 * The last move of a player, told without the log.
 */
export type MaracaiboLastMove = { 
/**
 * Where the ship has sailed, where it came from first; that alone where it has not moved.
 */
path: Array<string>, 
/**
 * The cards laid open: bought, planned or discarded.
 */
cards: Array<string>, };

/**
 * A legacy tile in play: what is printed on it, and what lies on it.
 */
export type MaracaiboLegacyTile = { 
/**
 * The legacy tile.
 */
id: string, 
/**
 * The location it lies on.
 */
place: string | null, 
/**
 * The lane that it makes dear.
 */
lane: MaracaiboDearLane | null, 
/**
 * What it brings, in the notation of effects.
 */
reward: string, 
/**
 * The space that an explorer must have reached.
 */
explorer: string | null, 
/**
 * Its spaces for cubes.
 */
cubes: Array<MaracaiboCubeSpace>, 
/**
 * Its spaces for discs.
 */
spaces: number, 
/**
 * The discs on them.
 */
discs: number, 
/**
 * What a disc costs, in the notation of effects.
 */
price: string, 
/**
 * The doubloons for passing its location.
 */
toll: number, 
/**
 * Whether it is a skull tile.
 */
skull: boolean, };

/**
 * A lane that a legacy tile makes dear.
 */
export type MaracaiboDearLane = { 
/**
 * Where it begins.
 */
from: string, 
/**
 * Where it leads.
 */
to: string, 
/**
 * What it costs under the tile, in movement points.
 */
cost: number, };

/**
 * One of Jeanne's cards, as printed.
 */
export type MaracaiboAutomaCard = { 
/**
 * The Automa card.
 */
id: string, 
/**
 * How many stops her ship advances.
 */
steps: number, 
/**
 * Which way she takes at forks.
 */
way: MaracaiboWay, 
/**
 * Which face-up card she takes, from 1.
 */
takes: number, 
/**
 * What she does, in order.
 */
acts: Array<MaracaiboAutomaAct>, };

/**
 * An action of one of Jeanne's cards; where it changes, in rounds I and II, then in rounds III and IV.
 */
export type MaracaiboAutomaAct = { "kind": "explore", spaces: [number, number], } | { "kind": "influence", nation: MaracaiboNation, } | { "kind": "combat", influence: number, village: boolean, } | { "kind": "quest" } | { "kind": "disc" } | { "kind": "points", points: [number, number], };

/**
 * An option of a vote.
 */
export type MaracaiboChoice = "a" | "b";

/**
 * What is left of a game for the next.
 */
export type MaracaiboArchive = { 
/**
 * MA-33.2 (a): which campaign.
 */
campaign: string, 
/**
 * MA-33.2 (b): how many games have been finished.
 */
games: number, 
/**
 * MA-33.2 (c), (d): the cards read, in the order of reading, with what votes chose.
 */
told: Array<MaracaiboTold>, 
/**
 * MA-33.2 (e): the cards in play, ascending.
 */
play: Array<MaracaiboWaiting>, 
/**
 * MA-33.2 (f): the tiles in play.
 */
tiles: Array<string>, 
/**
 * The tiles that have come into play so far (MA-34).
 */
met: Array<string>, 
/**
 * MA-33.2 (g): the project cards unlocked.
 */
cards: Array<string>, 
/**
 * MA-29.26: the cards that have left unread.
 */
left: Array<string>, 
/**
 * MA-33.2 (h): the epilogue, if it is reached.
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
 * In which game of the campaign, from 1.
 */
game: number, 
/**
 * In which round.
 */
round: number, 
/**
 * Who read it.
 */
seat: Seat, 
/**
 * What the vote chose, once it is decided.
 */
choice: MaracaiboChoice | null, };

/**
 * A card in play, between games.
 */
export type MaracaiboWaiting = { 
/**
 * The story card.
 */
card: string, 
/**
 * Whether its instructions have been followed, rather than drawn in the final scoring.
 */
followed: boolean, };

/**
 * What only the story mode has.
 */
export type MaracaiboStory = { 
/**
 * The number of this game in its campaign, from 1.
 */
game: number, 
/**
 * The title of the campaign, if its words are known.
 */
title: Phrase | null, 
/**
 * The cards in play, ascending.
 */
cards: Array<MaracaiboStoryCard>, 
/**
 * The cards read so far, in the order of reading, in earlier games too.
 */
told: Array<MaracaiboTold>, 
/**
 * The ballots of this game's votes.
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
 * How many story tiles are left.
 */
tiles_left: number, 
/**
 * The epilogue, once it is reached.
 */
epilogue: string | null, 
/**
 * The vote under way.
 */
vote: MaracaiboVote | null, 
/**
 * The words of the cards that this game has met.
 */
passages: Array<MaracaiboPassage>, };

/**
 * A story card in play.
 */
export type MaracaiboStoryCard = { 
/**
 * The story card.
 */
id: string, 
/**
 * Its number and title.
 */
name: Phrase, 
/**
 * Where its story tile is claimed.
 */
place: string | null, 
/**
 * Its story tile, if it has got one in this game.
 */
tile: string | null, 
/**
 * What claiming it costs, in the notation of effects.
 */
price: string | null, 
/**
 * What it pays, in the notation of effects.
 */
reward: string | null, 
/**
 * Both in words.
 */
asks: Phrase | null, 
/**
 * The tiles that must be full.
 */
complete: Array<MaracaiboTileDiscs>, 
/**
 * The legacy tiles that it has brought.
 */
tiles: Array<string>, 
/**
 * Who has claimed its tile.
 */
claimed: Seat | null, 
/**
 * Whether Jeanne has.
 */
jeanne: boolean, 
/**
 * Whether its goal is met: then it is read in the next scoring.
 */
met: boolean, 
/**
 * Whether its instructions have been followed, rather than waiting for the next game.
 */
followed: boolean, };

/**
 * The discs on a tile.
 */
export type MaracaiboTileDiscs = { 
/**
 * Which tile.
 */
legacy: string, 
/**
 * The discs on it.
 */
discs: number, 
/**
 * Its spaces.
 */
spaces: number, };

/**
 * The ballots of a vote, once they are revealed.
 */
export type MaracaiboTally = { 
/**
 * The card that asked.
 */
card: string, 
/**
 * By seat: an option, or neither.
 */
ballots: Array<MaracaiboChoice | null>, };

/**
 * A vote under way.
 */
export type MaracaiboVote = { 
/**
 * The card that asks.
 */
card: string, 
/**
 * Who has read it, and decides on a tie.
 */
reader: Seat, 
/**
 * Whether ballots are being cast, rather than the reader deciding.
 */
open: boolean, 
/**
 * Whose ballot is awaited.
 */
waiting: Array<Seat>, 
/**
 * Whether the viewer has cast one.
 */
cast: boolean, 
/**
 * The viewer's own ballot: an option, or neither.
 */
own: MaracaiboChoice | null, };

/**
 * What a story card says, as far as it has been met.
 */
export type MaracaiboPassage = { 
/**
 * The card.
 */
card: string, 
/**
 * Its number and title.
 */
name: Phrase, 
/**
 * Its title, if its words are known.
 */
title: Phrase | null, 
/**
 * What is read when it is drawn.
 */
front: Phrase | null, 
/**
 * What is read when its goal is met.
 */
back: Phrase | null, 
/**
 * What it asks of everybody.
 */
question: Phrase | null, 
/**
 * What they may choose.
 */
options: Array<MaracaiboStoryOption>, };

/**
 * An option of a vote.
 */
export type MaracaiboStoryOption = { 
/**
 * The choice.
 */
choice: MaracaiboChoice, 
/**
 * Its name.
 */
label: Phrase, 
/**
 * What it means.
 */
text: Phrase, };

/**
 * What a campaign has told so far: what its archive remembers, with the words.
 */
export type MaracaiboChronicle = { 
/**
 * The title of the campaign, if its words are known.
 */
title: Phrase | null, 
/**
 * What it is about.
 */
about: Phrase | null, 
/**
 * How many games have been finished.
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
 * The cards in play, with what they ask for.
 */
goals: Array<MaracaiboStoryCard>, 
/**
 * The legacy tiles in play.
 */
tiles: Array<string>, 
/**
 * The board between two games, with what the next one finds on it.
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
 * The same as printed.
 */
special: Array<MaracaiboCard>, 
/**
 * The epilogue, once it is reached.
 */
epilogue: string | null, 
/**
 * The words of all cards met, in the order of meeting.
 */
passages: Array<MaracaiboPassage>, 
/**
 * Once the campaign is over: the cards that it has not met.
 */
roads: Array<MaracaiboPassage>, 
/**
 * Once the campaign is over: what the cards met would have said after other votes.
 */
echoes: Array<MaracaiboEcho>, };

/**
 * A sentence of a card that other votes would have brought.
 */
export type MaracaiboEcho = { 
/**
 * The card.
 */
card: string, 
/**
 * The sentence.
 */
text: Phrase, };

/**
 * What a seat that is awaited may know beside its choices.
 */
export type MaracaiboAid = { 
/**
 * While the ship sails: every way to every stop, for each stop the cheapest first.
 */
reach: Array<MaracaiboReach>, 
/**
 * While the ship sails: locations that are near and closed, with what forbids them.
 */
closed: Array<MaracaiboClosed>, 
/**
 * While the explorer moves: every space where the move can end.
 */
trek: Array<MaracaiboTrek>, 
/**
 * What choices cost that have a price.
 */
prices: Array<MaracaiboPrice>, 
/**
 * How often the pile is drawn from until the hand is full.
 */
draws: number, 
/**
 * MA-14.1: while the ship sails, the village actions for one movement point, for two, and so on.
 */
village: Array<number>, };

/**
 * A way to a stop.
 */
export type MaracaiboReach = { 
/**
 * The location of the stop.
 */
to: string, 
/**
 * The locations from the ship on, the last included.
 */
path: Array<string>, 
/**
 * The choices that lead there.
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
 * MA-1.8: whether its action can be performed.
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
export type MaracaiboClosed = { 
/**
 * The place on the map.
 */
to: string, 
/**
 * The clause that forbids it.
 */
clause: string, 
/**
 * Why, in words.
 */
reason: Phrase, };

/**
 * A space where the move of the explorer can end.
 */
export type MaracaiboTrek = { 
/**
 * The space of the explorers' track.
 */
to: string, 
/**
 * The spaces entered, the last included.
 */
path: Array<string>, 
/**
 * The choices that lead there.
 */
moves: Array<MaracaiboAction>, 
/**
 * MA-12.7, MA-12.8: the lines crossed on the way.
 */
lines: Array<MaracaiboLine>, 
/**
 * MA-12.7: whether something is asked there before the explorer may go on or stop.
 */
asks: boolean, };

/**
 * What a choice costs now.
 */
export type MaracaiboPrice = { 
/**
 * The choice.
 */
action: MaracaiboAction, 
/**
 * In doubloons.
 */
doubloons: number, 
/**
 * In combat value.
 */
value: number, };

