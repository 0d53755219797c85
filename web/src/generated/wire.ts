// Written by the tests of crates/table: UPDATE_GENERATED=1 cargo test -p caravelle-table typescript

/**
 * A seat at the table, numbered clockwise from 0.
 */
export type Seat = number;

/**
 * The id of a message in `locales/`, with its arguments.
 *
 * `id.attribute` names an attribute of a message, such as the tooltip of a card.
 */
export type Phrase = { id: string, args?: Array<[string, Arg]>, };

/**
 * An argument of a message.
 */
export type Arg = { "number": number } | { "text": string } | { "seat": Seat } | { "phrase": Phrase } | { "list": Array<Phrase> };

/**
 * The text view of a table, for the terminal and for text mode in the browser.
 */
export type Page = Array<Part>;

export type Part = { "heading": Phrase } | { "line": Phrase } | { "table": Array<Array<Phrase>> } | { "drawing": { lines: Array<string>, 
/**
 * Letters that are initials of words, with the message that gives the letter in each language.
 */
letters: Array<[string, Phrase]>, } };

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
 * The rules of a game in one language.
 */
export type Ledger = { game: string, lang: string, chapters: Array<Chapter>, };

/**
 * A chapter with its clauses.
 */
export type Chapter = { 
/**
 * For example `MN-5`.
 */
id: string, title: string, clauses: Array<Clause>, };

/**
 * A numbered rule.
 */
export type Clause = { 
/**
 * For example `MN-5.15`.
 */
id: string, text: string, 
/**
 * The origin: `book`, `public` or `ruling`.
 */
source?: string, 
/**
 * The reason why no test can cover the clause.
 */
untestable?: string, 
/**
 * The feature that will implement the clause, if it is not implemented yet.
 */
planned?: string, };

/**
 * The reason why a request failed: the body of every error response, and of the `refused` message.
 */
export type Problem = { 
/**
 * The machine-readable kind, such as `not-found`, `signed-out`, `illegal`, `seat-taken`, `too-many`.
 */
kind: string, 
/**
 * The message for the person.
 */
reason: Phrase, 
/**
 * The clause of the rules that forbids it.
 */
clause?: string, };

/**
 * `GET /api/me`, and the answer to every request that changes it; `null` for an unknown visitor.
 */
export type Me = { 
/**
 * The name shown to others.
 */
name: string, 
/**
 * The name to sign in with; absent for a guest.
 */
login?: string, 
/**
 * Preferences of the page, at most 4 KB of JSON.
 */
prefs: Record<string, unknown>, };

/**
 * `POST /api/guest`: creates a guest with a nickname, or renames a known person.
 */
export type GuestRequest = { 
/**
 * The nickname, 1 to 24 characters.
 */
name: string, };

/**
 * `POST /api/register`: an account, which keeps tables, preferences and results across devices. A guest becomes the
 * account's owner and keeps everything.
 */
export type RegisterRequest = { 
/**
 * The name to sign in with, 3 to 32 letters, digits, `-`, `_` or `.`; case does not matter.
 */
login: string, 
/**
 * At least 8 characters, at most 256.
 */
password: string, 
/**
 * The name shown to others; a guest's stays if absent.
 */
name?: string, };

/**
 * `POST /api/login`. The seats of a guest who signs in go over to the account.
 */
export type LoginRequest = { 
/**
 * The name to sign in with.
 */
login: string, password: string, };

/**
 * `PATCH /api/me`: absent fields stay unchanged.
 */
export type MeChange = { 
/**
 * The name shown to others.
 */
name?: string, 
/**
 * The preferences, replaced whole.
 */
prefs?: Record<string, unknown>, };

/**
 * `DELETE /api/me`: deletes the person. Bots take over seats at running tables, and finished games show the name
 * "deleted". An account must repeat its password.
 */
export type DeleteRequest = { 
/**
 * The password of an account.
 */
password?: string, };

/**
 * `POST /api/password`: changes the password of an account and ends its other sessions.
 */
export type PasswordRequest = { old: string, new: string, };

/**
 * A game, as `GET /api/games` lists it. Rules come from `GET /api/games/{id}/rules?lang=fr` as a `Ledger`.
 */
export type GameInfo = { id: string, 
/**
 * In one language only: titles are not translated.
 */
title: string, 
/**
 * The prefix of its clause ids, such as `MN`; in lower case also that of its message ids.
 */
prefix: string, seats_min: number, seats_max: number, 
/**
 * Incremented by a change of the rules.
 */
rules_version: number, 
/**
 * The options; the label of one is the message `<prefix>-option-<key>`, of a word `<prefix>-option-<key>-<word>`.
 */
options: Array<OptionSpec>, 
/**
 * The levels of bots that can be seated, weakest first; the label of one is the message `bot-<level>`.
 */
bots: Array<string>, 
/**
 * The measured strengths.
 */
strengths: Array<BotStrength>, };

/**
 * The strength of a bot level in a game: its result against the level below, at two seats.
 */
export type BotStrength = { level: string, over: string, 
/**
 * Its win rate in per cent.
 */
share: number, 
/**
 * The number of games played.
 */
games: number, };

/**
 * An option of a game.
 */
export type OptionSpec = { 
/**
 * The key in the options of a table.
 */
key: string, choices: OptionChoices, default: unknown, };

/**
 * The values an option accepts.
 */
export type OptionChoices = { "kind": "flag" } | { "kind": "words", words: Array<string>, } | { "kind": "number", min: number, max: number, 
/**
 * Whether `null` is accepted, for the game's own default.
 */
optional: boolean, } | { "kind": "json" };

/**
 * The components of a game, from `GET /api/games/{id}/components`.
 */
export type Components = { game: string, 
/**
 * The hash of this set.
 */
data: string, files: Array<ComponentFile>, };

/**
 * A file of components.
 */
export type ComponentFile = { 
/**
 * Its name without extension, such as `developments`.
 */
name: string, kinds: Array<ComponentKind>, };

/**
 * The rows of one kind.
 */
export type ComponentKind = { 
/**
 * The kind, such as `development`; the name of a row is the message `<prefix>-<kind>-<id>` where it has an `id`.
 */
kind: string, 
/**
 * The rows as written in the file, each with its `source`: `book`, `public` or `reconstructed`.
 */
rows: Array<Record<string, unknown>>, };

/**
 * A component's text generated from the component data of a table, from `GET /api/games/{id}/texts`.
 */
export type ComponentText = { 
/**
 * The message id of its name.
 */
id: string, text: Phrase, };

/**
 * `GET /api/house`: information about the server.
 */
export type SiteInfo = { 
/**
 * The base address for shared links, without a trailing slash; if absent, that of the page.
 */
url?: string, version: string, 
/**
 * Whether it sends e-mail, and passwords can be recovered by it.
 */
mail: boolean, };

/**
 * `POST /api/tables`: opens a table and answers with its [`TableInfo`].
 *
 * The game begins with `POST /api/tables/{id}/start`, or automatically when the last open seat is taken. Between
 * opening and start the commitment to the deal is public and each seat may add its salt.
 */
export type NewTable = { game: string, 
/**
 * Absent options take their default.
 */
options?: Record<string, unknown>, seats: Array<NewSeat>, 
/**
 * Whether the lobby lists it, so that everyone may take a seat or watch. Otherwise a link is needed.
 */
public?: boolean, 
/**
 * Whether several people share this device. Seats of kind `me` are then theirs, each with a name.
 */
hot_seat?: boolean, 
/**
 * The clock.
 */
clock?: Clock, 
/**
 * Whether hints are available with several people at the table; alone against bots they always are.
 */
hints?: boolean, 
/**
 * Whether a coach comments on decisions; requires hints.
 */
coach?: boolean, };

/**
 * A seat of a new table.
 */
export type NewSeat = { "kind": "me", 
/**
 * A name other than the person's, at a hot-seat table.
 */
name?: string, } | { "kind": "bot", level: string, } | { "kind": "open" };

/**
 * A clock. A bot plays a seat whose time runs out until its owner takes it back.
 */
export type Clock = { "kind": "move", 
/**
 * 5 to 3,600.
 */
seconds: number, } | { "kind": "bank", 
/**
 * 60 to 36,000.
 */
seconds: number, 
/**
 * Added after each decision, 0 to 600.
 */
increment: number, } | { "kind": "days", 
/**
 * 1 to 336.
 */
hours: number, };

/**
 * The status of a table.
 */
export type Status = "open" | "running" | "over" | "frozen";

/**
 * A table as the asker may see it: the answer to most requests about tables, and the `table` message.
 */
export type TableInfo = { id: string, game: string, options: Record<string, unknown>, 
/**
 * The hash of the component data.
 */
data: string, status: Status, 
/**
 * Whether the lobby lists it.
 */
public: boolean, 
/**
 * Whether several people share a device.
 */
hot_seat: boolean, 
/**
 * The clock.
 */
clock?: Clock, seats: Array<SeatInfo>, 
/**
 * The name of the host.
 */
host: string, 
/**
 * Whether the asker is the host.
 */
is_host: boolean, 
/**
 * The seats of the asker.
 */
mine: Array<number>, 
/**
 * The seats that the asker may take now, with or without the link.
 */
free: Array<number>, 
/**
 * Whether a decision of the asker is awaited.
 */
awaits_me: boolean, 
/**
 * The commitment to the deal, 64 hexadecimal digits; none for a table that continues another.
 */
commitment?: string, 
/**
 * In milliseconds since 1970.
 */
opened: number, 
/**
 * The time of the last public event.
 */
changed: number, 
/**
 * Round and phase, once the game is on.
 */
progress?: ProgressInfo, 
/**
 * The result, once it is over.
 */
result?: GameResult, 
/**
 * For seats at a private table: the link token by which others may watch.
 */
watch_link?: string, 
/**
 * The code that leads to the table, such as `BADOKU`; for everybody at an open table, and for its players.
 */
code?: string, 
/**
 * A pending undo request.
 */
take_back?: TakeBackInfo, 
/**
 * The seats that asked to end the game by agreement.
 */
end_wanted_by: Array<number>, 
/**
 * Whether spectators are muted.
 */
muted?: boolean, 
/**
 * Whether the administrator has suspended the table. It is not an error, and the table may continue.
 */
held?: boolean, 
/**
 * Whether hints are available.
 */
hints?: boolean, 
/**
 * Whether a coach comments on decisions.
 */
coach?: boolean, 
/**
 * The lesson taught here. Its deal is public, so it proves nothing, and lists omit the table.
 */
lesson?: LessonInfo, 
/**
 * The table of the rematch, once a player has asked for one.
 */
rematch?: string, 
/**
 * The table that this one continues or is the rematch of.
 */
parent?: string, 
/**
 * For seated people: the link of the campaign whose next game this is.
 */
campaign?: string, 
/**
 * Notices of the table, such as a change of rules during the game.
 */
notices: Array<Notice>, };

/**
 * A request of a seat for consent to undo its last decision. It ends when all consent, one declines, the asker
 * withdraws, or the next move is made.
 */
export type TakeBackInfo = { 
/**
 * The asking seat.
 */
by: number, 
/**
 * The seats that have not answered yet.
 */
awaited: Array<number>, };

/**
 * An event at a table outside its game: a seat was taken, left, handed to a bot or taken back, a clock ran out, a
 * player resigned, or the rules changed.
 */
export type Notice = { 
/**
 * In milliseconds since 1970.
 */
at: number, 
/**
 * The sentence.
 */
say: Phrase, };

/**
 * A seat of a table.
 */
export type SeatInfo = { 
/**
 * From 0.
 */
seat: number, kind: SeatKind, 
/**
 * The name of its owner, also while a bot plays for the owner, or the name of the bot; none for an open seat.
 */
name?: string, 
/**
 * The level of the bot that plays it.
 */
bot?: string, 
/**
 * The reason why a bot stands in for the owner.
 */
handed?: Handed, 
/**
 * Whether the owner is connected.
 */
here: boolean, 
/**
 * Whether its decision is awaited.
 */
awaited: boolean, 
/**
 * Whether a program plays it through the bot API.
 */
program: boolean, 
/**
 * Whether its owner has yet to confirm options that the host changed.
 */
to_confirm?: boolean, 
/**
 * The link token for taking the seat: of open seats for the host, of own seats on request.
 */
link?: string, };

/**
 * The kind of player on a seat.
 */
export type SeatKind = "open" | "human" | "bot";

/**
 * The reason why a bot stands in for the owner of a seat.
 */
export type Handed = "left" | "resigned" | "clock" | "replaced";

/**
 * The progress of a game.
 */
export type ProgressInfo = { 
/**
 * From 1.
 */
round: number, 
/**
 * The phase or stage.
 */
phase: Phrase, 
/**
 * Counts turns begun by seats.
 */
turn: number, };

/**
 * The result of a game.
 */
export type GameResult = { 
/**
 * Several seats share a victory; empty if the game ended by agreement or a rival won.
 */
winners: Array<number>, 
/**
 * All seats from first to last; seats in one entry are tied. Resigned seats come last.
 */
ranking: Array<Array<number>>, 
/**
 * By seat.
 */
scores: Array<number>, 
/**
 * The score breakdown of each seat; the label of an item is the message `<prefix>-item-<item>`.
 */
sheets: Array<Sheet>, 
/**
 * Opponents without a seat, such as an automa.
 */
rivals: Array<RivalResult>, 
/**
 * How it ended, as the message `<prefix>-ending-<ending>`, or `agreed-end`.
 */
ending: Phrase, 
/**
 * The tie-break that decided the first place.
 */
tie_break?: Phrase, 
/**
 * The seats whose owners resigned.
 */
resigned: Array<number>, 
/**
 * The number of undos past others' answers, by seat; absent if there were none.
 */
taken_back?: Array<number>, 
/**
 * The number of undos past chance, by seat; absent if there were none.
 */
redrawn?: Array<number>, };

/**
 * An opponent without a seat.
 */
export type RivalResult = { 
/**
 * Its name.
 */
name: Phrase, score: number, 
/**
 * Its score breakdown.
 */
sheet: Sheet, };

/**
 * `GET /api/tables` (the lobby) and `GET /api/my-tables` (awaiting the asker first, then running, open, over).
 */
export type TableList = { tables: Array<TableInfo>, };

/**
 * `POST /api/tables/{id}/sit`: takes an open seat, or with its link a seat that its owner passes on.
 */
export type SitRequest = { 
/**
 * The first open seat if absent.
 */
seat?: number, 
/**
 * The link token; needed at a private table.
 */
link?: string, 
/**
 * 32 to 128 hexadecimal digits drawn by the client, a part of the deal that the host cannot choose.
 */
salt?: string, };

/**
 * `POST /api/tables/{id}/start`, by the host: bots take the open seats.
 */
export type StartRequest = { 
/**
 * The salt of the asker's seats, if they have none yet.
 */
salt?: string, 
/**
 * The level of the bots for open seats; `easy` if absent.
 */
fill?: string, };

/**
 * `POST /api/tables/{id}/salt`: adds the salt of the asker's seats while the table is open.
 */
export type SaltRequest = { 
/**
 * 32 to 128 hexadecimal digits.
 */
salt: string, };

/**
 * `POST /api/tables/{id}/leave`, `/resign`, `/take-back`, `/link`, `/unlink`: concerns a seat of the asker (for
 * `/link` and `/unlink` by the host also an open one). Leaving an open table frees the seat; leaving or resigning a
 * running game hands it to a bot.
 */
export type SeatRequest = { 
/**
 * The asker's first seat if absent.
 */
seat?: number, };

/**
 * `POST /api/tables/{id}/replace`: hands a seat to a bot; the asker's own, or by the host that of an absent player. At
 * an open table the host fills open seats with it.
 */
export type ReplaceRequest = { seat: number, 
/**
 * The level.
 */
bot: string, };

/**
 * `POST /api/tables/{id}/agree-end`: ends the game without winners once all people at the table want it.
 */
export type AgreeRequest = { end: boolean, };

/**
 * `POST /api/tables/{id}/mute`: mutes or unmutes spectators. Their chat reaches other spectators, and players once the
 * game is over.
 */
export type MuteRequest = { 
/**
 * Whether spectators are muted.
 */
watchers: boolean, };

/**
 * `POST /api/tables/{id}/play-on`: opens a table against bots from a position of a finished one.
 */
export type PlayOnRequest = { 
/**
 * The number of the position, as in `history`.
 */
n: number, 
/**
 * The seat to play.
 */
seat: number, 
/**
 * The level of the other seats.
 */
bot: string, };

/**
 * `GET /api/tables/{id}/verify`, after the end: the data needed to check the deal, and the results of the checks.
 * The text record is at `/api/tables/{id}/record`.
 */
export type Verification = { 
/**
 * The commitment published at the start.
 */
commitment?: string, 
/**
 * In hexadecimal digits.
 */
secret?: string, 
/**
 * The salt of each seat, in hexadecimal digits.
 */
salts: Array<string>, 
/**
 * The seed derived from them.
 */
seed?: string, 
/**
 * The hash of the component data.
 */
data: string, rules_version: number, course: string, 
/**
 * The number of moves, forced ones included.
 */
moves: number, checks: Array<Check>, 
/**
 * Whether all checks passed.
 */
holds: boolean, };

/**
 * The result of a check.
 */
export type Check = { 
/**
 * The sentence.
 */
say: Phrase, 
/**
 * Whether it passed.
 */
holds: boolean, };

/**
 * `GET /api/tables/{id}/curve`, after the end: the points of all seats after each move.
 */
export type Curve = { points: Array<CurvePoint>, };

/**
 * The points of all seats at one position.
 */
export type CurvePoint = { 
/**
 * The number of the position for the asker, as in `history`.
 */
n: number, 
/**
 * By seat.
 */
scores: Array<number>, };

/**
 * A line of the answer to `POST /api/tables/{id}/review`: the findings since the line before. A finished review comes
 * in one line. A review without listeners is cancelled. An answer without a final line with `end` was interrupted.
 */
export type ReviewNews = { 
/**
 * The number of moves reviewed.
 */
done: number, 
/**
 * The number of moves in total.
 */
of: number, 
/**
 * The win probabilities at the start of turns and at the end; empty where they are unknown.
 */
turns: Array<ReviewTurn>, 
/**
 * The decisions that lost points compared with the best choice.
 */
decisions: Array<ReviewDecision>, 
/**
 * The summary, on the last line.
 */
end?: ReviewEnd, };

/**
 * Win probabilities of all seats.
 */
export type ReviewTurn = { 
/**
 * The number of the position for the asker, as in `history`.
 */
n: number, round: number, 
/**
 * By seat, in per cent.
 */
percent: Array<number>, };

/**
 * A decision and a better one, based on what its seat knew.
 */
export type ReviewDecision = { 
/**
 * The number of the position before it for the asker, as in `history`.
 */
n: number, round: number, seat: number, played: Choice, 
/**
 * The win probability in per cent; none against a solo rival of unknown strength.
 */
percent?: number, 
/**
 * The loss: percentage points of win probability, or points where that is unknown.
 */
cost: number, better: HintInfo, 
/**
 * The main differences between the choice and the better one.
 */
reasons: Array<Phrase>, };

/**
 * The summary of a review.
 */
export type ReviewEnd = { 
/**
 * The turning points, in order of play.
 */
turning: Array<ReviewSwing>, 
/**
 * By seat.
 */
seats: Array<ReviewSeat>, };

/**
 * A turn in which a seat's win probability changed a lot.
 */
export type ReviewSwing = { 
/**
 * The number of the asker's position at the start of the turn, as in `history`.
 */
n: number, round: number, 
/**
 * The seat whose win probability changed most.
 */
seat: number, 
/**
 * The win probability before, in per cent.
 */
from: number, 
/**
 * The win probability at the start of the next turn, in per cent.
 */
to: number, };

/**
 * The quality of a seat's decisions.
 */
export type ReviewSeat = { 
/**
 * The number of decisions that could be judged.
 */
judged: number, 
/**
 * The number of those without a relevant loss.
 */
good: number, };

/**
 * The lesson of a table.
 */
export type LessonInfo = { 
/**
 * The id of the lesson within the game.
 */
id: string, 
/**
 * Whether a script still plays the other seats; otherwise bots do.
 */
scripted: boolean, };

/**
 * `POST /api/lessons`: opens the table of a lesson, or returns the open one.
 */
export type LessonRequest = { game: string, lesson: string, 
/**
 * The step to go to, from 0; if absent, the lesson stays where it was.
 */
step?: number, };

/**
 * `POST /api/tables/{id}/show`: makes a move of a lesson's script.
 */
export type ShowRequest = { step: number, 
/**
 * The index of the move within the step.
 */
at: number, };

/**
 * `POST /api/campaigns`: begins a campaign and answers with its [`CampaignInfo`]. No table is opened yet.
 */
export type NewCampaign = { game: string, 
/**
 * Chosen by the crew, 1 to 60 characters.
 */
name: string, crew: NewCrew, };

/**
 * The crew of a campaign's games and their settings, as for a table, which is always private here.
 */
export type NewCrew = { 
/**
 * The options besides the story; absent ones take their default.
 */
options?: Record<string, unknown>, seats: Array<NewSeat>, 
/**
 * Whether several people share this device.
 */
hot_seat?: boolean, 
/**
 * The clock.
 */
clock?: Clock, 
/**
 * Whether hints are available with several people at the table.
 */
hints?: boolean, 
/**
 * Whether a coach comments on decisions.
 */
coach?: boolean, };

/**
 * `POST /api/campaigns/{link}/next`: opens the table of the next game and answers with its `TableInfo`. While a game
 * is running, a request without a crew takes a seat there.
 */
export type NextGameRequest = { 
/**
 * A crew other than that of the last game.
 */
crew?: NewCrew, };

/**
 * `POST /api/campaigns/{link}/branch`: creates a campaign that continues from an earlier point of this one.
 */
export type BranchRequest = { 
/**
 * The number of games kept; 0 is the beginning.
 */
games: number, 
/**
 * Its name, if it differs.
 */
name?: string, };

/**
 * `POST /api/campaigns/{link}/abandon`: abandons a campaign, or resumes it.
 */
export type AbandonRequest = { abandoned: boolean, };

/**
 * `POST /api/campaigns/import`: creates a campaign from a document of `GET /api/campaigns/{link}/export`.
 */
export type ImportRequest = { document: unknown, };

/**
 * `POST /api/campaigns/{link}/rename`: renames a campaign.
 */
export type RenameRequest = { 
/**
 * 1 to 60 characters.
 */
name: string, };

/**
 * A campaign, for holders of its link. It reveals only what the crew has met.
 */
export type CampaignInfo = { 
/**
 * The link. Every holder belongs to the crew.
 */
link: string, game: string, name: string, state: CampaignState, 
/**
 * The crew of the next game, unless it is changed.
 */
crew: CrewInfo, 
/**
 * The finished games in order.
 */
games: Array<CampaignGame>, 
/**
 * The running game.
 */
table?: CampaignTable, 
/**
 * The hash of the component data of its chronicle.
 */
data: string, 
/**
 * The story so far, in the game's own type; before the first game, its premise. Not in lists.
 */
chronicle?: unknown, 
/**
 * The campaign it branched from.
 */
branch?: BranchInfo, 
/**
 * In milliseconds since 1970.
 */
created: number, 
/**
 * The time of the last change.
 */
changed: number, };

/**
 * The state of a campaign.
 */
export type CampaignState = "open" | "finished" | "abandoned";

/**
 * The crew of the next game and its settings.
 */
export type CrewInfo = { 
/**
 * The options besides the story.
 */
options: Record<string, unknown>, seats: Array<CrewSeat>, 
/**
 * Whether several people share a device.
 */
hot_seat: boolean, 
/**
 * The clock.
 */
clock?: Clock, hints: boolean, coach: boolean, };

/**
 * A member of a crew. Without name and bot it is an open seat.
 */
export type CrewSeat = { 
/**
 * The name of a person, empty for a deleted one, or of a bot.
 */
name?: string, 
/**
 * The level of a bot.
 */
bot?: string, 
/**
 * Whether it is the asker.
 */
mine: boolean, };

/**
 * A finished game of a campaign.
 */
export type CampaignGame = { 
/**
 * By seat.
 */
players: Array<CrewSeat>, 
/**
 * By seat.
 */
points: Array<number>, 
/**
 * The winning seats; empty if a rival won.
 */
winners: Array<number>, 
/**
 * The table, if it was played on this server.
 */
table?: string, };

/**
 * The running game of a campaign.
 */
export type CampaignTable = { id: string, status: Status, };

/**
 * The origin of a branched campaign.
 */
export type BranchInfo = { name: string, 
/**
 * The number of its games that were kept.
 */
games: number, };

/**
 * `GET /api/campaigns`: the asker's campaigns, the latest first.
 */
export type CampaignList = { 
/**
 * Without their stories.
 */
campaigns: Array<CampaignInfo>, };

/**
 * `POST /api/tables/{id}/bot-token` with a [`SeatRequest`]: permits a program to play the seat.
 */
export type BotToken = { 
/**
 * For `Authorization: Bearer …`; shown once.
 */
token: string, table: string, seat: number, };

/**
 * `POST /api/bot/move`: moves of the program's seat, as in `act` of the live connection. A program that sends only one
 * move may give `action` or `text` instead of `moves`.
 */
export type BotMove = { 
/**
 * The number under which the decision was shown.
 */
n: number, 
/**
 * 1 to 100 moves, each an action as in `legal` or, as a string, its notation.
 */
moves: Array<unknown>, };

/**
 * The answer to a move of the bot API.
 */
export type BotAnswer = { 
/**
 * The number of the current position.
 */
n: number, 
/**
 * Whether the move was made; false if it was outdated. The stream shows the current position.
 */
made: boolean, 
/**
 * The number of moves that were made; absent if the request was outdated.
 */
came?: number, 
/**
 * The reason why a gesture stopped early.
 */
stopped?: Stopped, };

/**
 * A line of `GET /api/bot/stream`: one JSON object per line, sent each time the program's seat is awaited and once
 * after the end.
 */
export type BotNews = { 
/**
 * The number of the position, for `POST /api/bot/move`.
 */
n: number, game: string, 
/**
 * The program's seat.
 */
seat: number, 
/**
 * The events since the last line.
 */
events: Array<EventInfo>, position: Position, over: boolean, };

/**
 * A message from a client. `id` is any number chosen by the client and returned in the answer.
 */
export type FromClient = { "type": "act", 
/**
 * Returned in the answer.
 */
id?: number, 
/**
 * The number under which the decision was shown.
 */
n: number, 
/**
 * 1 to 100 moves, each an action as in `legal` or, as a string, its notation. A move that was forced and already
 * played counts as made.
 */
moves: Array<unknown>, } | { "type": "undo", 
/**
 * Returned in the answer.
 */
id?: number, 
/**
 * The number of the position when it was requested.
 */
n: number, } | { "type": "redo", 
/**
 * Returned in the answer.
 */
id?: number, 
/**
 * The number of the position when it was requested.
 */
n: number, } | { "type": "restart", 
/**
 * Returned in the answer.
 */
id?: number, 
/**
 * The number of the position when it was requested.
 */
n: number, } | { "type": "redraw", 
/**
 * Returned in the answer.
 */
id?: number, 
/**
 * The number of the position when it was requested.
 */
n: number, } | { "type": "propose", 
/**
 * Returned in the answer.
 */
id?: number, 
/**
 * The number of the position when it was requested.
 */
n: number, } | { "type": "agree", 
/**
 * Returned in the answer.
 */
id?: number, 
/**
 * The number of the position when it was requested.
 */
n: number, } | { "type": "decline", 
/**
 * Returned in the answer.
 */
id?: number, 
/**
 * The number of the position when it was requested.
 */
n: number, } | { "type": "preview", 
/**
 * Returned in the answer.
 */
id: number, 
/**
 * The moves, as in `act`.
 */
moves: Array<unknown>, } | { "type": "hint", 
/**
 * Returned in the answer.
 */
id: number, 
/**
 * The number under which the decision was shown.
 */
n: number, } | { "type": "history", 
/**
 * Returned in the answer.
 */
id: number, 
/**
 * The number of a log line.
 */
n: number, } | { "type": "look", 
/**
 * The seat; none to spectate.
 */
seat: number | null, 
/**
 * The last number known for this seat.
 */
since?: number, } | { "type": "with", 
/**
 * The table as text.
 */
page: boolean, 
/**
 * The forbidden candidates with their reasons.
 */
refusals: boolean, 
/**
 * The board aids.
 */
aids?: boolean, } | { "type": "chat", text: string, } | { "type": "ping" };

/**
 * A message from the server.
 */
export type FromServer = { "type": "news" } & News | { "type": "table", table: TableInfo, 
/**
 * The number of spectators.
 */
watching: number, } | { "type": "chat", lines: Array<ChatLine>, } | { "type": "thinking", seats: Array<number>, } | { "type": "done", 
/**
 * The id of the request.
 */
id?: number, 
/**
 * The number of the current position.
 */
n: number, 
/**
 * False if the request was outdated or repeated; the current position came before.
 */
made: boolean, 
/**
 * The number of moves that were made, after `act`.
 */
came?: number, 
/**
 * The reason why a gesture stopped early.
 */
stopped?: Stopped, } | { "type": "refused", 
/**
 * The id of the request.
 */
id?: number, problem: Problem, } | { "type": "preview", 
/**
 * The id of the request.
 */
id: number, 
/**
 * The events before the first use of chance.
 */
events: Array<EventInfo>, 
/**
 * The seat's view afterwards; none if chance is involved.
 */
view?: unknown, 
/**
 * Whether the seat would have no more decisions in this turn.
 */
ends: boolean, } | { "type": "hint", 
/**
 * The id of the request.
 */
id: number, 
/**
 * The number of the position it is about.
 */
n: number, 
/**
 * The best choices, the best first; empty where hints are not given.
 */
choices: Array<HintInfo>, } | { "type": "coach", 
/**
 * The number of the position after it.
 */
n: number, say: Phrase, } | { "type": "history", 
/**
 * The id of the request.
 */
id: number, n: number, 
/**
 * The position, without legal actions.
 */
position: Position, } | { "type": "pong" } | { "type": "bye", 
/**
 * The reason.
 */
kind: ByeKind, };

/**
 * The reason why the server closes a connection.
 */
export type ByeKind = "shutdown" | "slow" | "seat" | "signed-out" | "gone" | "moving";

/**
 * A suggested choice, based only on what its seat knows.
 */
export type HintInfo = { 
/**
 * Its moves, as far as they do not depend on chance; the first is one of `legal`.
 */
moves: Array<Choice>, 
/**
 * The win probability in per cent; none against a solo rival of unknown strength.
 */
percent?: number, 
/**
 * Its value in points of the game.
 */
value: number, 
/**
 * The explanation.
 */
reason: Phrase, };

/**
 * The reason why a gesture stopped early. The moves made before remain.
 */
export type Stopped = { why: StopKind, 
/**
 * The error of the next move, if it was rejected.
 */
problem?: Problem, };

/**
 * The kind of reason that stops a gesture.
 */
export type StopKind = "chance" | "other" | "illegal";

/**
 * The news for a viewer.
 */
export type News = { 
/**
 * The number of the current position.
 */
n: number, 
/**
 * The effective viewer: a seat, `spectator`, or after the end `everybody`.
 */
viewer: number | "spectator" | "everybody", 
/**
 * Log lines with a greater number are invalid, and `lines` replace them. 0 for a whole log.
 */
from: number, 
/**
 * The log lines after `from`, in order.
 */
lines: Array<LogLine>, position: Position, };

/**
 * A line of the log: an event as this viewer may see it.
 */
export type LogLine = { 
/**
 * The number under which it became visible; `history` shows the position right after it.
 */
n: number, round: number, 
/**
 * The deciding seat; none in the set-up.
 */
seat?: number, 
/**
 * Whether it was the only choice and was played automatically.
 */
forced: boolean, 
/**
 * The event, in the game's own type.
 */
event: { kind: string } & Record<string, unknown>, 
/**
 * Its sentence.
 */
say: Phrase, 
/**
 * The log line, where it differs from the sentence because it covers other events too.
 */
line?: Phrase, 
/**
 * Whether the log omits it because another line covers it.
 */
quiet?: boolean, };

/**
 * An event, as one viewer may see it.
 */
export type EventInfo = { 
/**
 * The event, a type of the game's.
 */
event: { kind: string } & Record<string, unknown>, 
/**
 * Its sentence.
 */
say: Phrase, 
/**
 * The log line, if it differs from the sentence because it covers other events too.
 */
line?: Phrase, 
/**
 * Whether the log omits the event, because another line covers it.
 */
quiet?: boolean, };

/**
 * A position as one viewer may see it.
 */
export type Position = { 
/**
 * The view, in the game's own type, serialised by the game.
 */
view: unknown, 
/**
 * The question to be decided, or the seats that are awaited and why.
 */
prompt: Phrase, 
/**
 * The seats that are awaited.
 */
actors: Array<number>, 
/**
 * The legal actions of this viewer, in order.
 */
legal: Array<Choice>, 
/**
 * The forbidden candidates with their reasons; on request.
 */
refusals?: Array<Refusal>, 
/**
 * The board aids, in the game's own type; on request, while this viewer is awaited.
 */
aid?: unknown, 
/**
 * The table as text; on request.
 */
page?: Page, 
/**
 * Whether this viewer can undo its last decision.
 */
undo: UndoInfo, 
/**
 * Whether this viewer can redo a decision.
 */
redo: boolean, progress: ProgressInfo, 
/**
 * This viewer's own score breakdown if the game ended now; the label of an item is `<prefix>-item-<item>`.
 */
standing?: Sheet, 
/**
 * The number of this viewer's own last decision, 0 if there is none. Later lines are new since then.
 */
own_last: number, 
/**
 * The clocks, by seat; absent at a table without clocks.
 */
clocks?: Array<ClockInfo>, 
/**
 * The result, once the game is over.
 */
result?: GameResult, };

/**
 * A legal action, as offered to a player.
 */
export type Choice = { 
/**
 * The action in the game's own type. Clients send it back unchanged.
 */
action: { do: string } & Record<string, unknown>, 
/**
 * Its notation, unique in the position.
 */
text: string, 
/**
 * Its sentence.
 */
say: Phrase, };

/**
 * An action that one would expect but the rules forbid.
 */
export type Refusal = { 
/**
 * The action, a type of the game's.
 */
action: { do: string } & Record<string, unknown>, 
/**
 * Its notation, unique in the position.
 */
text: string, 
/**
 * Its sentence.
 */
say: Phrase, 
/**
 * The clause that forbids it.
 */
clause: string, 
/**
 * Why.
 */
reason: Phrase, };

/**
 * Whether an undo is possible.
 */
export type UndoInfo = { can: boolean, 
/**
 * The reason why not.
 */
why?: Phrase, 
/**
 * Whether the last turn can be undone with chance drawn again; absent if it cannot.
 */
anew?: boolean, };

/**
 * The clock of a seat.
 */
export type ClockInfo = { 
/**
 * The milliseconds left when the message was made.
 */
left_ms: number, runs: boolean, };

/**
 * A chat line.
 */
export type ChatLine = { 
/**
 * From 1, per table.
 */
id: number, 
/**
 * In milliseconds since 1970.
 */
at: number, 
/**
 * The name of the author.
 */
name: string, 
/**
 * The author's first seat, if any.
 */
seat?: number, 
/**
 * Plain text.
 */
text: string, };

/**
 * The kind of event that a notification is about.
 */
export type NotifyKind = "turn" | "clock" | "game" | "chat" | "account" | "test";

/**
 * A way to reach a person.
 */
export type Channel = "push" | "email" | "webhook";

/**
 * The channels chosen for one kind of event.
 */
export type Channels = { push: boolean, email: boolean, webhook: boolean, };

/**
 * The channels by kind of event.
 */
export type NotifyEvents = { turn: Channels, clock: Channels, game: Channels, chat: Channels, };

/**
 * A period of each day in which notifications wait, in the time zone of the settings.
 */
export type QuietHours = { 
/**
 * A time of day such as `22:00`.
 */
from: string, 
/**
 * A time of day; before `from` it is one of the next day.
 */
to: string, };

/**
 * The notification settings of a person.
 */
export type NotifySettings = { events: NotifyEvents, 
/**
 * The minutes before a notification of a turn is sent: 0, 2, 10 or 60.
 */
delay: number, 
/**
 * The quiet hours.
 */
quiet?: QuietHours, 
/**
 * The time zone by its name in the IANA database, such as `Europe/Paris`.
 */
zone: string, 
/**
 * The hour of the day at which one e-mail lists the tables that await the person, instead of one e-mail per turn.
 */
digest?: number, };

/**
 * `PATCH /api/notify`: absent fields stay unchanged; `null` switches quiet hours or digest off.
 */
export type NotifyChange = { events?: NotifyEvents, delay?: number, quiet?: QuietHours | null, zone?: string, digest?: number | null, };

/**
 * `GET /api/notify`, and the answer to `PATCH`.
 */
export type NotifyInfo = { settings: NotifySettings, 
/**
 * The browsers registered for push messages.
 */
devices: Array<DeviceInfo>, webhooks: Array<WebhookInfo>, 
/**
 * The e-mail address of the account.
 */
email?: EmailInfo, 
/**
 * The public key for `pushManager.subscribe`, in base64url; absent where push is off.
 */
vapid?: string, 
/**
 * The channels that the site offers. A guest may use push alone; the others answer `account-needed`.
 */
available: Channels, };

/**
 * Whether a person is notified about one table.
 */
export type NotifyMode = "always" | "default" | "never";

/**
 * `GET` and `PUT /api/tables/{id}/notify`.
 */
export type TableNotify = { mode: NotifyMode, };

/**
 * A browser registered for push messages.
 */
export type DeviceInfo = { id: string, 
/**
 * Its name, such as `Firefox on Android`.
 */
label: string, 
/**
 * The endpoint, by which a browser recognises its own registration.
 */
endpoint: string, 
/**
 * In milliseconds since 1970.
 */
created: number, 
/**
 * The time of the last successful delivery.
 */
delivered?: number, 
/**
 * Whether the last delivery failed.
 */
failing: boolean, };

/**
 * `POST /api/notify/devices`: registers a browser. An endpoint that is registered already moves to the asker.
 */
export type NewDevice = { 
/**
 * The address of the push service, at most 1,000 characters.
 */
endpoint: string, 
/**
 * The public key of the subscription, in base64url.
 */
p256dh: string, 
/**
 * The authentication secret of the subscription, in base64url.
 */
auth: string, 
/**
 * At most 60 characters.
 */
label: string, };

/**
 * The format of a webhook's messages.
 */
export type WebhookShape = "json" | "discord" | "slack";

/**
 * A webhook of the asker.
 */
export type WebhookInfo = { id: string, shape: WebhookShape, url: string, label: string, 
/**
 * In milliseconds since 1970.
 */
created: number, 
/**
 * Whether deliveries are paused, by the person or after repeated failures.
 */
paused: boolean, 
/**
 * The last error, such as `HTTP 404`, until a delivery succeeds.
 */
last_error?: string, 
/**
 * The secret for checking signatures; only in the answer that creates the webhook.
 */
secret?: string, };

/**
 * `POST /api/notify/webhooks`.
 */
export type NewWebhook = { shape: WebhookShape, 
/**
 * A public address that begins with `https`, at most 1,000 characters.
 */
url: string, 
/**
 * At most 60 characters.
 */
label: string, };

/**
 * `PATCH /api/notify/webhooks/{id}`: absent fields stay unchanged.
 */
export type WebhookChange = { url?: string, label?: string, paused?: boolean, };

/**
 * The e-mail address of an account.
 */
export type EmailInfo = { address: string, 
/**
 * Whether the owner followed the link that was sent to the address. No other message is sent before.
 */
verified: boolean, 
/**
 * Whether deliveries failed so often that none is attempted until the address is verified again.
 */
failing: boolean, };

/**
 * `POST /api/email`: gives the account an address, and sends a link to it. The page of the link is `#/verify/TOKEN`.
 */
export type EmailRequest = { address: string, 
/**
 * The password; needed where a verified address is replaced.
 */
password?: string, };

/**
 * `DELETE /api/email`: removes the address.
 */
export type EmailRemoval = { password: string, };

/**
 * `POST /api/email/verify` with the token of a link: confirms an address, or restores the former one from the link
 * that the former address received. `POST /api/recover/look`: returns the account whose password the link changes.
 */
export type TokenRequest = { token: string, };

/**
 * `POST /api/notify/test`: sends a test at once, to exactly one target.
 */
export type TestRequest = { 
/**
 * The id of a device.
 */
device?: string, 
/**
 * The id of a webhook.
 */
webhook?: string, 
/**
 * The verified address.
 */
email?: boolean, };

/**
 * The result of a test.
 */
export type TestAnswer = { outcome: Outcome, 
/**
 * The error in technical words, such as `HTTP 404` or `connection refused`.
 */
detail?: string, };

/**
 * The result of a delivery.
 */
export type Outcome = "sent" | "retry" | "failed";

/**
 * `GET /api/notify/deliveries`: the last 50, the latest first.
 */
export type DeliveryList = { deliveries: Array<DeliveryInfo>, 
/**
 * The number of notifications that wait for the end of quiet hours.
 */
held: number, };

/**
 * A notification that was sent, or could not be.
 */
export type DeliveryInfo = { id: string, 
/**
 * In milliseconds since 1970.
 */
at: number, channel: Channel, 
/**
 * The label of the device or webhook, or the e-mail address.
 */
target: string, kind: NotifyKind, 
/**
 * The table it is about.
 */
table?: string, outcome: Outcome, 
/**
 * The error in technical words.
 */
detail?: string, };

/**
 * `GET /api/notices?before=ID`: the latest 50 notices before one, the latest first.
 */
export type SiteNoticeList = { notices: Array<SiteNotice>, 
/**
 * The number of all unread ones.
 */
unread: number, };

/**
 * A notice on the site, shown at the bell.
 */
export type SiteNotice = { id: string, 
/**
 * In milliseconds since 1970.
 */
at: number, kind: NotifyKind, 
/**
 * The sentence, as stored.
 */
say: Phrase, 
/**
 * The table it is about.
 */
table?: string, read: boolean, };

/**
 * `POST /api/recover`: requests a link for setting a new password. The answer is the same whether the account exists
 * or not. The page of the link is `#/recover/TOKEN`.
 */
export type RecoverRequest = { 
/**
 * The name to sign in with, or the e-mail address.
 */
who: string, };

/**
 * The answer of `POST /api/recover/look`.
 */
export type RecoverInfo = { 
/**
 * The name to sign in with.
 */
login: string, };

/**
 * `POST /api/recover/finish`: sets a new password and ends all sessions of the account.
 */
export type RecoverFinish = { token: string, 
/**
 * At least 8 characters, at most 256.
 */
password: string, };

/**
 * `GET /api/sessions`: the latest used first.
 */
export type SessionList = { sessions: Array<SessionInfo>, };

/**
 * A session of the asker; `DELETE /api/sessions/{id}` ends it.
 */
export type SessionInfo = { id: string, 
/**
 * In milliseconds since 1970; absent for sessions from before it was stored.
 */
created?: number, 
/**
 * The last use, to within a day.
 */
used: number, 
/**
 * Browser and system, such as `Firefox, Linux`; empty if unknown.
 */
label: string, 
/**
 * Whether it is the session of this request.
 */
current: boolean, };

/**
 * `GET /api/codes/{code}`: the table of a code. Case, spaces and hyphens in the code do not matter.
 */
export type CodeInfo = { table: string, 
/**
 * The link token for requests about it, at a private table.
 */
link?: string, };

/**
 * `POST /api/tables/{id}/code`, by the host: switches the code off, or a new one on.
 */
export type CodeRequest = { on: boolean, };

/**
 * `POST /api/tables/{id}/options`, by the host of an open table: absent fields stay unchanged. Everybody else seated
 * must confirm before the game can begin.
 */
export type OptionsRequest = { 
/**
 * All options, as for a new table.
 */
options?: Record<string, unknown>, 
/**
 * The clock; `null` for none.
 */
clock?: Clock | null, 
/**
 * Whether the lobby lists it.
 */
public?: boolean, };

/**
 * `POST /api/tables/{id}/remove`, by the host of an open table: frees a seat.
 */
export type RemoveRequest = { seat: number, 
/**
 * Whether the person may not return to this table.
 */
block?: boolean, };

/**
 * A table that awaits the asker.
 */
export type WaitingTable = { table: string, game: string, };

/**
 * A message from the server on the site socket, `GET /api/live`.
 */
export type SiteFromServer = { "type": "hello", 
/**
 * The number of unread notices.
 */
unread: number, 
/**
 * The tables that await the asker.
 */
waiting: Array<WaitingTable>, } | { "type": "notice", notice: SiteNotice, } | { "type": "waiting", tables: Array<WaitingTable>, } | { "type": "lobby", 
/**
 * Grows with each change.
 */
revision: number, } | { "type": "pong" } | { "type": "bye", 
/**
 * The reason.
 */
kind: ByeKind, };

/**
 * A message from a client on the site socket.
 */
export type SiteFromClient = { "type": "looking", 
/**
 * Whether the page is visible.
 */
visible: boolean, 
/**
 * The table that it shows.
 */
table?: string, } | { "type": "ping" };

