// Written by the tests of crates/table: UPDATE_GENERATED=1 cargo test -p caravelle-table typescript

/**
 * A chair at the table, numbered clockwise from 0.
 */
export type Seat = number;

/**
 * Something to be said: the id of a message in `locales/`, with its arguments.
 *
 * `id.attribute` names an attribute of a message, such as the tooltip of a card.
 */
export type Phrase = { 
/**
 * The message.
 */
id: string, 
/**
 * Its arguments by name.
 */
args?: Array<[string, Arg]>, };

/**
 * An argument of a message.
 */
export type Arg = { "number": number } | { "text": string } | { "seat": Seat } | { "phrase": Phrase } | { "list": Array<Phrase> };

/**
 * The text view of a table, for the terminal and for text mode in the browser.
 */
export type Page = Array<Part>;

/**
 * A part of a page.
 */
export type Part = { "heading": Phrase } | { "line": Phrase } | { "table": Array<Array<Phrase>> } | { "drawing": { 
/**
 * Its lines.
 */
lines: Array<string>, 
/**
 * Letters that are initials of words, with the messages that hold the letter of each language.
 */
letters: Array<[string, Phrase]>, } };

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
 * The rules of a game in one language.
 */
export type Ledger = { 
/**
 * The game.
 */
game: string, 
/**
 * The language.
 */
lang: string, 
/**
 * The chapters in order.
 */
chapters: Array<Chapter>, };

/**
 * A chapter with its clauses.
 */
export type Chapter = { 
/**
 * Its id, such as `MN-5`.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Its clauses in order.
 */
clauses: Array<Clause>, };

/**
 * A rule that can be named.
 */
export type Clause = { 
/**
 * Its id, such as `MN-5.15`.
 */
id: string, 
/**
 * What it says.
 */
text: string, 
/**
 * Where it comes from: `book`, `public` or `ruling`.
 */
source?: string, 
/**
 * Why no test can prove it, where none can.
 */
untestable?: string, 
/**
 * The part of the game that will bring it, where the program does not have it yet.
 */
planned?: string, };

/**
 * Why a request was not granted: the body of every answer that is no success, and of the `refused` message.
 */
export type Problem = { 
/**
 * The machine-readable kind, such as `not-found`, `signed-out`, `illegal`, `seat-taken`, `too-many`.
 */
kind: string, 
/**
 * What to tell the person.
 */
reason: Phrase, 
/**
 * The clause of the rules that forbids it, where one does.
 */
clause?: string, };

/**
 * `GET /api/me`, and the answer to everything that changes it. Who nobody has greeted yet is `null`.
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
 * Whatever the page wants to remember, at most 4 KB of JSON.
 */
prefs: Record<string, unknown>, };

/**
 * `POST /api/guest`: play at once under a nickname. Who is known already is renamed.
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
login: string, 
/**
 * The password.
 */
password: string, };

/**
 * `PATCH /api/me`: what is absent stays.
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
 * `DELETE /api/me`: forgets the person; seats at running tables go on as bots, finished games keep the nickname
 * "deleted". An account gives its password once more.
 */
export type DeleteRequest = { 
/**
 * The password of an account.
 */
password?: string, };

/**
 * `POST /api/password`: another password for an account. Every other session of it ends.
 */
export type PasswordRequest = { 
/**
 * The present password.
 */
old: string, 
/**
 * The new one.
 */
new: string, };

/**
 * A game, as `GET /api/games` lists it. Rules come from `GET /api/games/{id}/rules?lang=fr` as a `Ledger`.
 */
export type GameInfo = { 
/**
 * The id.
 */
id: string, 
/**
 * The title, the same in every language.
 */
title: string, 
/**
 * The prefix of its clauses, such as `MN`; in lower case also that of its messages.
 */
prefix: string, 
/**
 * The fewest seats.
 */
seats_min: number, 
/**
 * The most seats.
 */
seats_max: number, 
/**
 * Raised by a change of the rules.
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
 * How strong they are, as far as it was measured.
 */
strengths: Array<BotStrength>, };

/**
 * How strong a level of bots is in a game: what it had of a match with the level below it, at two seats.
 */
export type BotStrength = { 
/**
 * The level.
 */
level: string, 
/**
 * The level below it.
 */
over: string, 
/**
 * Its victories in a hundred games.
 */
share: number, 
/**
 * How many games were played.
 */
games: number, };

/**
 * An option of a game.
 */
export type OptionSpec = { 
/**
 * The key in the options of a table.
 */
key: string, 
/**
 * What it may be.
 */
choices: OptionChoices, 
/**
 * What it is if nothing is said.
 */
default: unknown, };

/**
 * What an option may be.
 */
export type OptionChoices = { "kind": "flag" } | { "kind": "words", 
/**
 * The words.
 */
words: Array<string>, } | { "kind": "number", 
/**
 * The least.
 */
min: number, 
/**
 * The greatest.
 */
max: number, 
/**
 * Whether `null` is a choice too: what the game does by itself.
 */
optional: boolean, } | { "kind": "json" };

/**
 * The components of a game, as `GET /api/games/{id}/components` has them.
 */
export type Components = { 
/**
 * The game.
 */
game: string, 
/**
 * The hash that names this set.
 */
data: string, 
/**
 * The files in order.
 */
files: Array<ComponentFile>, };

/**
 * A file of components.
 */
export type ComponentFile = { 
/**
 * Its name without ending, such as `developments`.
 */
name: string, 
/**
 * Its kinds of rows.
 */
kinds: Array<ComponentKind>, };

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
 * The text of a component, made from the data that a table is played with, as `GET /api/games/{id}/texts` lists them.
 */
export type ComponentText = { 
/**
 * The message of its name.
 */
id: string, 
/**
 * What it does.
 */
text: Phrase, };

/**
 * `GET /api/house`: what a page should know of its server.
 */
export type House = { 
/**
 * The address for links that are sent to others, without a slash at its end; if absent, that of the page.
 */
url?: string, 
/**
 * The version of the program.
 */
version: string, };

/**
 * `POST /api/tables`: opens a table and answers with its [`TableInfo`].
 *
 * The game begins with `POST /api/tables/{id}/start`, or by itself when somebody takes the last open seat. Between
 * opening and beginning the commitment to the deal is known and each seat may add its salt.
 */
export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * The options; what is absent takes its default.
 */
options?: Record<string, unknown>, 
/**
 * The seats in order.
 */
seats: Array<NewSeat>, 
/**
 * Whether the lobby shows it: then anybody may sit down or watch. Else only by link.
 */
public?: boolean, 
/**
 * Whether several people share this device; seats of kind `me` are then theirs, each with a name.
 */
hot_seat?: boolean, 
/**
 * How long a decision may take.
 */
clock?: Clock, 
/**
 * Whether hints may be asked for where several people sit; alone against bots they may in any case.
 */
hints?: boolean, 
/**
 * Whether a coach speaks after decisions, where hints may be asked for.
 */
coach?: boolean, };

/**
 * A seat of a table to be opened.
 */
export type NewSeat = { "kind": "me", 
/**
 * Another name than the person's, at a hot-seat table.
 */
name?: string, } | { "kind": "bot", 
/**
 * Its level.
 */
level: string, } | { "kind": "open" };

/**
 * How long decisions may take. A seat whose time runs out is played by a bot until its owner takes it back.
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
 * How far a table is.
 */
export type Status = "open" | "running" | "over" | "frozen";

/**
 * A table, as far as the asker may know it: the answer to most requests about tables, and the `table` message.
 */
export type TableInfo = { 
/**
 * The id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * All its options.
 */
options: Record<string, unknown>, 
/**
 * The component data it is played with, by their hash.
 */
data: string, 
/**
 * How far it is.
 */
status: Status, 
/**
 * Whether the lobby shows it.
 */
public: boolean, 
/**
 * Whether several people share a device.
 */
hot_seat: boolean, 
/**
 * How long decisions may take.
 */
clock?: Clock, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * Who opened it.
 */
host: string, 
/**
 * Whether the asker did.
 */
is_host: boolean, 
/**
 * The seats of the asker.
 */
mine: Array<number>, 
/**
 * The seats that the asker may sit down on now, by the link that led here or without one.
 */
free: Array<number>, 
/**
 * Whether a decision of the asker is awaited.
 */
awaits_me: boolean, 
/**
 * The commitment to the deal, 64 hexadecimal digits; none for a table that plays on from another.
 */
commitment?: string, 
/**
 * When it was opened, in milliseconds since 1970.
 */
opened: number, 
/**
 * When something last happened.
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
 * A take-back that others are asked to agree to.
 */
take_back?: TakeBackInfo, 
/**
 * The seats that want to end the game by agreement.
 */
end_wanted_by: Array<number>, 
/**
 * Whether those who only watch may not speak.
 */
muted?: boolean, 
/**
 * Whether whoever runs the house has stopped the table: no fault, and it may go on.
 */
held?: boolean, 
/**
 * Whether hints may be asked for.
 */
hints?: boolean, 
/**
 * Whether a coach speaks after decisions.
 */
coach?: boolean, 
/**
 * The lesson that is taught here: a known deal, which proves nothing and stands in no list.
 */
lesson?: LessonInfo, 
/**
 * The table of the rematch, once somebody has asked for one.
 */
rematch?: string, 
/**
 * The table that this one plays on from or is the rematch of.
 */
parent?: string, 
/**
 * For seats: the campaign whose next game this is, by its link.
 */
campaign?: string, 
/**
 * What the table itself has to say, such as a change of rules while it was under way.
 */
notices: Array<Notice>, };

/**
 * A seat asks the others to let it take back its last decision. It is over when all of them have agreed, one has declined,
 * the asker has, or the next move is made.
 */
export type TakeBackInfo = { 
/**
 * Who asks.
 */
by: number, 
/**
 * The seats that have not answered yet; `agree` or `decline`.
 */
awaited: Array<number>, };

/**
 * Something that happened to a table rather than in its game: a seat taken, left, handed to a bot, taken back, a clock
 * run out, a resignation, a change of rules.
 */
export type Notice = { 
/**
 * When, in milliseconds since 1970.
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
 * Its number, from 0.
 */
seat: number, 
/**
 * Who decides for it now.
 */
kind: SeatKind, 
/**
 * The name of its owner, also while a bot stands in; none for an open seat or one that was a bot's from the start.
 */
name?: string, 
/**
 * The level of the bot that decides, where one does.
 */
bot?: string, 
/**
 * Why a bot stands in for the owner.
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
 * The link token by which it can be taken: of open seats for the host, of one's own seat after asking for one.
 */
link?: string, };

/**
 * Who decides for a seat.
 */
export type SeatKind = "open" | "human" | "bot";

/**
 * Why a bot stands in for the owner of a seat.
 */
export type Handed = "left" | "resigned" | "clock" | "replaced";

/**
 * How far a game has come.
 */
export type ProgressInfo = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The phase or stage.
 */
phase: Phrase, 
/**
 * Counts the turns that seats have begun.
 */
turn: number, };

/**
 * The result of a game.
 */
export type GameResult = { 
/**
 * Who won; several share the victory, none if the game was ended by agreement or a rival won.
 */
winners: Array<number>, 
/**
 * All seats from first to last; seats of one entry are equal. Who resigned comes after those who stayed.
 */
ranking: Array<Array<number>>, 
/**
 * The points of each seat.
 */
scores: Array<number>, 
/**
 * The score sheet of each seat; the label of an item is the message `<prefix>-item-<item>`.
 */
sheets: Array<Sheet>, 
/**
 * Rivals that are no seat, such as an automa.
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
 * How often each seat took back moves that others had answered, past bots or because the others agreed; absent where
 * nobody did.
 */
taken_back?: Array<number>, 
/**
 * How often each seat took back a turn past chance, which was drawn anew; absent where nobody did.
 */
redrawn?: Array<number>, };

/**
 * A rival that is no seat.
 */
export type RivalResult = { 
/**
 * Its name.
 */
name: Phrase, 
/**
 * Its points.
 */
score: number, 
/**
 * Its score sheet.
 */
sheet: Sheet, };

/**
 * `GET /api/tables` (the lobby) and `GET /api/my-tables` (those that await the asker first, then running, open, over).
 */
export type TableList = { 
/**
 * The tables.
 */
tables: Array<TableInfo>, };

/**
 * `POST /api/tables/{id}/sit`: takes an open seat. By the link of a seat also one that its owner passes on.
 */
export type SitRequest = { 
/**
 * Which seat; the first open one if absent.
 */
seat?: number, 
/**
 * The token of the link that led here; needed at a private table.
 */
link?: string, 
/**
 * 32 to 128 hexadecimal digits drawn by the client: a part of the deal that the host cannot choose.
 */
salt?: string, };

/**
 * `POST /api/tables/{id}/start`, by the host: open seats go to bots.
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
 * `POST /api/tables/{id}/leave`, `/resign`, `/take-back`, `/link`, `/unlink`: a seat of the asker's (for `/link` and
 * `/unlink` by the host also an open one). Leaving an open table frees the seat; leaving or resigning a running game
 * hands it to a bot.
 */
export type SeatRequest = { 
/**
 * Which seat; the asker's first if absent.
 */
seat?: number, };

/**
 * `POST /api/tables/{id}/replace`: hands a seat to a bot; the asker's own, or by the host that of somebody away. At an
 * open table the host seats bots at open seats with it.
 */
export type ReplaceRequest = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * The level.
 */
bot: string, };

/**
 * `POST /api/tables/{id}/agree-end`: the game ends, without winners, once all people at the table want it.
 */
export type AgreeRequest = { 
/**
 * Whether the asker wants it.
 */
end: boolean, };

/**
 * `POST /api/tables/{id}/mute`: whether those who only watch may speak. What they say reaches other watchers, and players
 * once the game is over.
 */
export type MuteRequest = { 
/**
 * Whether they may not.
 */
watchers: boolean, };

/**
 * `POST /api/tables/{id}/play-on`: a new table, from a position of a finished one, against bots.
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
 * `GET /api/tables/{id}/verify`, once the game is over: everything needed to check the deal, and what came of it.
 * The text record is at `/api/tables/{id}/record`.
 */
export type Verification = { 
/**
 * The commitment shown from the start.
 */
commitment?: string, 
/**
 * The secret behind it, in hexadecimal digits.
 */
secret?: string, 
/**
 * The salt of each seat, in hexadecimal digits.
 */
salts: Array<string>, 
/**
 * The seed made of them.
 */
seed?: string, 
/**
 * The component data it was played with.
 */
data: string, 
/**
 * The rules version.
 */
rules_version: number, 
/**
 * The course of the game.
 */
course: string, 
/**
 * How many moves stand, forced ones included.
 */
moves: number, 
/**
 * What was checked.
 */
checks: Array<Check>, 
/**
 * Whether all of it holds.
 */
holds: boolean, };

/**
 * One thing that was checked.
 */
export type Check = { 
/**
 * The sentence.
 */
say: Phrase, 
/**
 * Whether it holds.
 */
holds: boolean, };

/**
 * `GET /api/tables/{id}/curve`, once the game is over: the points of all seats after each move.
 */
export type Curve = { 
/**
 * The points in order.
 */
points: Array<CurvePoint>, };

/**
 * The points of all seats at one moment.
 */
export type CurvePoint = { 
/**
 * The number of the position for the asker, as in `history`.
 */
n: number, 
/**
 * The points of each seat.
 */
scores: Array<number>, };

/**
 * A line of the answer to `POST /api/tables/{id}/review`: what was found since the line before. A game that was looked at
 * before comes in one line. Whoever hangs up no longer waits; a review that nobody waits for ends. An answer that ends
 * without a line with `end` was broken off.
 */
export type ReviewNews = { 
/**
 * How many moves have been looked at.
 */
done: number, 
/**
 * And how many there are.
 */
of: number, 
/**
 * How well everybody stood as turns began, and at the end; nothing where no chance is known.
 */
turns: Array<ReviewTurn>, 
/**
 * Decisions that gave something away.
 */
decisions: Array<ReviewDecision>, 
/**
 * What is known at the end, on the last line.
 */
end?: ReviewEnd, };

/**
 * How well everybody stood.
 */
export type ReviewTurn = { 
/**
 * The number of the position for the asker, as in `history`.
 */
n: number, 
/**
 * The round.
 */
round: number, 
/**
 * The chance of each seat to win, in per cent.
 */
percent: Array<number>, };

/**
 * A decision, and what would have been better, from what its seat knew.
 */
export type ReviewDecision = { 
/**
 * The number of the position before it for the asker, as in `history`.
 */
n: number, 
/**
 * The round.
 */
round: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * What was chosen.
 */
played: Choice, 
/**
 * The chance to win with it, in per cent; none alone against a rival of whom nobody knows how strong it is.
 */
percent?: number, 
/**
 * What it gave away: hundredths of victory, or points where no chance is known.
 */
cost: number, 
/**
 * The better choice.
 */
better: HintInfo, 
/**
 * In what the choice that was made differs most from the better one.
 */
reasons: Array<Phrase>, };

/**
 * What is known when all moves have been looked at.
 */
export type ReviewEnd = { 
/**
 * Where the game turned most, in the order of play.
 */
turning: Array<ReviewSwing>, 
/**
 * How each seat decided.
 */
seats: Array<ReviewSeat>, };

/**
 * A turn in which the chance of a seat changed much.
 */
export type ReviewSwing = { 
/**
 * The number of the position with which the turn began for the asker, as in `history`.
 */
n: number, 
/**
 * The round.
 */
round: number, 
/**
 * The seat whose chance changed most.
 */
seat: number, 
/**
 * Its chance before, in per cent.
 */
from: number, 
/**
 * And as the next turn began.
 */
to: number, };

/**
 * How a seat decided.
 */
export type ReviewSeat = { 
/**
 * How many decisions of the seat could be judged.
 */
judged: number, 
/**
 * How many of them gave nothing away that would matter.
 */
good: number, };

/**
 * The lesson of a table.
 */
export type LessonInfo = { 
/**
 * Which, of the table's game.
 */
id: string, 
/**
 * Whether a script still plays the other seats; else bots do.
 */
scripted: boolean, };

/**
 * `POST /api/lessons`: opens the table of a lesson, or finds the one that is open.
 */
export type LessonRequest = { 
/**
 * The game.
 */
game: string, 
/**
 * Its lesson.
 */
lesson: string, 
/**
 * The step to go to, from 0; without one the lesson stays as it was left.
 */
step?: number, };

/**
 * `POST /api/tables/{id}/show`: the script of a lesson makes a move.
 */
export type ShowRequest = { 
/**
 * Of which step.
 */
step: number, 
/**
 * Which of its moves, from 0.
 */
at: number, };

/**
 * `POST /api/campaigns`: begins a campaign and answers with its [`CampaignInfo`]. No table is opened yet.
 */
export type NewCampaign = { 
/**
 * The game.
 */
game: string, 
/**
 * What those who play call it, 1 to 60 characters.
 */
name: string, 
/**
 * Who plays, and how.
 */
crew: NewCrew, };

/**
 * Who plays the games of a campaign, and how: as for a table, which is always private here.
 */
export type NewCrew = { 
/**
 * The options beside the story itself; what is absent takes its default.
 */
options?: Record<string, unknown>, 
/**
 * The seats in order.
 */
seats: Array<NewSeat>, 
/**
 * Whether several people share this device.
 */
hot_seat?: boolean, 
/**
 * How long a decision may take.
 */
clock?: Clock, 
/**
 * Whether hints may be asked for where several people sit.
 */
hints?: boolean, 
/**
 * Whether a coach speaks after decisions.
 */
coach?: boolean, };

/**
 * `POST /api/campaigns/{link}/next`: opens the table of the next game and answers with its `TableInfo`. While a game is under
 * way, whoever comes without a crew sits down there.
 */
export type NextGameRequest = { 
/**
 * Another crew than that of the last game.
 */
crew?: NewCrew, };

/**
 * `POST /api/campaigns/{link}/branch`: a campaign of its own that goes on from an earlier place of this one.
 */
export type BranchRequest = { 
/**
 * After how many games; 0 is the beginning.
 */
games: number, 
/**
 * Its name, if not the same.
 */
name?: string, };

/**
 * `POST /api/campaigns/{link}/abandon`: puts a campaign aside, or takes it up again.
 */
export type AbandonRequest = { 
/**
 * Whether it is put aside.
 */
abandoned: boolean, };

/**
 * `POST /api/campaigns/import`: a campaign from a document, such as `GET /api/campaigns/{link}/export` gives.
 */
export type ImportRequest = { 
/**
 * The document.
 */
document: unknown, };

/**
 * `POST /api/campaigns/{link}/rename`: another name.
 */
export type RenameRequest = { 
/**
 * What those who play call it, 1 to 60 characters.
 */
name: string, };

/**
 * A campaign, for whoever holds its link: nothing that has not been met in it.
 */
export type CampaignInfo = { 
/**
 * The link that leads to it: whoever holds it belongs to the crew.
 */
link: string, 
/**
 * The game.
 */
game: string, 
/**
 * What those who play call it.
 */
name: string, 
/**
 * How far it is.
 */
state: CampaignState, 
/**
 * Who plays the next game, unless others do.
 */
crew: CrewInfo, 
/**
 * The finished games in order.
 */
games: Array<CampaignGame>, 
/**
 * The game under way.
 */
table?: CampaignTable, 
/**
 * The component data of its chronicle, by their hash.
 */
data: string, 
/**
 * What it has told so far, as the game has it; before the first game what it is about. Not in lists.
 */
chronicle?: unknown, 
/**
 * What it has branched from.
 */
branch?: BranchInfo, 
/**
 * When it was begun, in milliseconds since 1970.
 */
created: number, 
/**
 * When it last changed.
 */
changed: number, };

/**
 * How far a campaign is.
 */
export type CampaignState = "open" | "finished" | "abandoned";

/**
 * Who plays the next game of a campaign, and how.
 */
export type CrewInfo = { 
/**
 * The options beside the story itself.
 */
options: Record<string, unknown>, 
/**
 * The seats in order.
 */
seats: Array<CrewSeat>, 
/**
 * Whether several people share a device.
 */
hot_seat: boolean, 
/**
 * How long a decision may take.
 */
clock?: Clock, 
/**
 * Whether hints may be asked for.
 */
hints: boolean, 
/**
 * Whether a coach speaks.
 */
coach: boolean, };

/**
 * Somebody in a campaign; neither name nor bot is a seat for whoever comes.
 */
export type CrewSeat = { 
/**
 * The name of a person; empty for somebody who is no longer known.
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
 * Who sat where.
 */
players: Array<CrewSeat>, 
/**
 * Their points.
 */
points: Array<number>, 
/**
 * The seats that have won; nobody, where a rival did.
 */
winners: Array<number>, 
/**
 * The table, if it was played here.
 */
table?: string, };

/**
 * The game under way of a campaign.
 */
export type CampaignTable = { 
/**
 * The table.
 */
id: string, 
/**
 * How far it is.
 */
status: Status, };

/**
 * What a campaign has branched from.
 */
export type BranchInfo = { 
/**
 * The name of the other campaign.
 */
name: string, 
/**
 * After how many of its games.
 */
games: number, };

/**
 * `GET /api/campaigns`: the campaigns of the asker, the latest first.
 */
export type CampaignList = { 
/**
 * The campaigns, without what they have told.
 */
campaigns: Array<CampaignInfo>, };

/**
 * `POST /api/tables/{id}/bot-token` with a [`SeatRequest`]: lets a program play the seat.
 */
export type BotToken = { 
/**
 * To be sent as `Authorization: Bearer …`; shown once.
 */
token: string, 
/**
 * The table.
 */
table: string, 
/**
 * The seat.
 */
seat: number, };

/**
 * `POST /api/bot/move`: a move of the program's seat, or a gesture; exactly one of `action`, `text` and
 * `moves`.
 */
export type BotMove = { 
/**
 * The number under which the decision was shown.
 */
n: number, 
/**
 * The action, as in `legal`.
 */
action?: unknown, 
/**
 * Its notation.
 */
text?: string, 
/**
 * A gesture: several moves, each an action or, as a string, its notation; as in `act` of the live connection.
 */
moves?: Array<unknown>, };

/**
 * The answer to a move of the bot API.
 */
export type BotAnswer = { 
/**
 * The number of the present position.
 */
n: number, 
/**
 * Whether the move was made; not if it was outdated: the stream shows the present position.
 */
made: boolean, 
/**
 * How many moves of a gesture stand now.
 */
came?: number, 
/**
 * Why a gesture stopped before its last move.
 */
stopped?: Stopped, };

/**
 * A line of `GET /api/bot/stream`: one JSON object a line, each time the program's seat is awaited, and once more when
 * the game is over.
 */
export type BotNews = { 
/**
 * The number of the position: `POST /api/bot/move` names it.
 */
n: number, 
/**
 * The game.
 */
game: string, 
/**
 * The program's seat.
 */
seat: number, 
/**
 * What happened since the last line.
 */
events: Array<EventInfo>, 
/**
 * The position.
 */
position: Position, 
/**
 * Whether the game is over.
 */
over: boolean, };

/**
 * What a client says. `id` is any number of the client's, given back in the answer.
 */
export type FromClient = { "type": "act", 
/**
 * Given back.
 */
id?: number, 
/**
 * The number under which the decision was shown.
 */
n: number, 
/**
 * The action, as in `legal`.
 */
action?: unknown, 
/**
 * Its notation.
 */
text?: string, 
/**
 * A gesture: moves that are made one after the other, as far as it goes, and taken back together. Each is an action
 * or, as a string, its notation. One that has been played already because it was forced counts as made.
 */
moves?: Array<unknown>, } | { "type": "undo", 
/**
 * Given back.
 */
id?: number, 
/**
 * The number of the position it was asked from.
 */
n: number, } | { "type": "redo", 
/**
 * Given back.
 */
id?: number, 
/**
 * The number of the position it was asked from.
 */
n: number, } | { "type": "restart", 
/**
 * Given back.
 */
id?: number, 
/**
 * The number of the position it was asked from.
 */
n: number, } | { "type": "redraw", 
/**
 * Given back.
 */
id?: number, 
/**
 * The number of the position it was asked from.
 */
n: number, } | { "type": "propose", 
/**
 * Given back.
 */
id?: number, 
/**
 * The number of the position it was asked from.
 */
n: number, } | { "type": "agree", 
/**
 * Given back.
 */
id?: number, 
/**
 * The number of the position it was asked from.
 */
n: number, } | { "type": "decline", 
/**
 * Given back.
 */
id?: number, 
/**
 * The number of the position it was asked from.
 */
n: number, } | { "type": "preview", 
/**
 * Given back.
 */
id: number, 
/**
 * The action, as in `legal`.
 */
action?: unknown, 
/**
 * Its notation.
 */
text?: string, 
/**
 * A gesture, as in `act`.
 */
moves?: Array<unknown>, } | { "type": "hint", 
/**
 * Given back.
 */
id: number, 
/**
 * The number under which the decision was shown.
 */
n: number, } | { "type": "history", 
/**
 * Given back.
 */
id: number, 
/**
 * The number of a log line.
 */
n: number, } | { "type": "look", 
/**
 * The seat; none to only watch.
 */
seat: number | null, 
/**
 * The last number known through this seat.
 */
since?: number, } | { "type": "with", 
/**
 * The table as text.
 */
page: boolean, 
/**
 * What cannot be done, and why.
 */
refusals: boolean, 
/**
 * What a board must know before a click.
 */
aids?: boolean, } | { "type": "chat", 
/**
 * What is said.
 */
text: string, } | { "type": "ping" };

/**
 * What the server says.
 */
export type FromServer = { "type": "news" } & News | { "type": "table", 
/**
 * The table as this person may know it.
 */
table: TableInfo, 
/**
 * How many watch.
 */
watching: number, } | { "type": "chat", 
/**
 * The lines in order.
 */
lines: Array<ChatLine>, } | { "type": "thinking", 
/**
 * Their seats.
 */
seats: Array<number>, } | { "type": "done", 
/**
 * As given.
 */
id?: number, 
/**
 * The number of the present position.
 */
n: number, 
/**
 * Whether it was made; not if it was outdated or repeated: then the present position came before.
 */
made: boolean, 
/**
 * How many moves of a gesture stand now.
 */
came?: number, 
/**
 * Why a gesture stopped before its last move.
 */
stopped?: Stopped, } | { "type": "refused", 
/**
 * As given.
 */
id?: number, 
/**
 * Why.
 */
problem: Problem, } | { "type": "preview", 
/**
 * As given.
 */
id: number, 
/**
 * What would happen before any chance.
 */
events: Array<EventInfo>, 
/**
 * What the seat would then see; none if chance has a part in it.
 */
view?: unknown, 
/**
 * Whether the seat would then have nothing more to decide in this turn.
 */
ends: boolean, } | { "type": "hint", 
/**
 * As given.
 */
id: number, 
/**
 * The number of the position it is about.
 */
n: number, 
/**
 * The best choices, the best first; none where the decision is left to people.
 */
choices: Array<HintInfo>, } | { "type": "coach", 
/**
 * The number of the position after it.
 */
n: number, 
/**
 * The sentence.
 */
say: Phrase, } | { "type": "history", 
/**
 * As given.
 */
id: number, 
/**
 * Its number.
 */
n: number, 
/**
 * The position; nothing can be done in it.
 */
position: Position, } | { "type": "pong" } | { "type": "bye", 
/**
 * Why: `shutdown`, `slow`, `seat` (no longer the viewer's seat), `signed-out`, `gone`, `moving` (to another node).
 */
kind: string, };

/**
 * A choice worth a look: from what its seat knows, and from nothing else.
 */
export type HintInfo = { 
/**
 * Its moves, as far as they hold whatever chance brings; the first is one of `legal`.
 */
moves: Array<Choice>, 
/**
 * The chance to win with it in per cent; none alone against a rival of whom nobody knows how strong it is.
 */
percent?: number, 
/**
 * What it is judged to be worth, in points of the game.
 */
value: number, 
/**
 * Why, as a sentence.
 */
reason: Phrase, };

/**
 * Why a gesture stopped before its last move. What was made before stands.
 */
export type Stopped = { 
/**
 * What kept it.
 */
why: StopKind, 
/**
 * Why the next move was refused, where it was.
 */
problem?: Problem, };

/**
 * What keeps a gesture from going on.
 */
export type StopKind = "chance" | "other" | "illegal";

/**
 * What is new for a viewer.
 */
export type News = { 
/**
 * The number of the present position.
 */
n: number, 
/**
 * Through whose eyes: a seat, `spectator`, or after the end `everybody`.
 */
viewer: number | "spectator" | "everybody", 
/**
 * Log lines with a number beyond this no longer stand: `lines` take their place. 0 for a whole log.
 */
from: number, 
/**
 * The log lines after `from`, in order.
 */
lines: Array<LogLine>, 
/**
 * The present position.
 */
position: Position, };

/**
 * A line of the log: something that happened, as this viewer may know it.
 */
export type LogLine = { 
/**
 * The number under which it was told; `history` shows the table right after it.
 */
n: number, 
/**
 * The round it happened in.
 */
round: number, 
/**
 * Who decided; nobody in the set-up.
 */
seat?: number, 
/**
 * Whether it was the only choice, and played for the player.
 */
forced: boolean, 
/**
 * The event, a type of the game's.
 */
event: { kind: string } & Record<string, unknown>, 
/**
 * Its sentence.
 */
say: Phrase, 
/**
 * The line of the log where it is not the sentence: it tells other events too.
 */
line?: Phrase, 
/**
 * Whether the log leaves it out, because another line tells it.
 */
quiet?: boolean, };

/**
 * Something that happened, as one viewer may know it.
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
 * The line of the log where it is not the sentence: it tells other events too.
 */
line?: Phrase, 
/**
 * Whether the log leaves it out, because another line tells it.
 */
quiet?: boolean, };

/**
 * The table at one moment, as one viewer may know it.
 */
export type Position = { 
/**
 * The view, a type of the game's, written by the game.
 */
view: unknown, 
/**
 * What is to be decided, or who is awaited for what.
 */
prompt: Phrase, 
/**
 * The seats that are awaited.
 */
actors: Array<number>, 
/**
 * What this viewer may do, in order.
 */
legal: Array<Choice>, 
/**
 * What one would expect to do here but may not; if asked for.
 */
refusals?: Array<Refusal>, 
/**
 * What a board must know before a click, a type of the game's; if asked for, while this viewer is awaited and where
 * the game has aids.
 */
aid?: unknown, 
/**
 * The table as text; if asked for.
 */
page?: Page, 
/**
 * Whether this viewer's last decision can be taken back.
 */
undo: UndoInfo, 
/**
 * Whether there is something to put back.
 */
redo: boolean, 
/**
 * Round and phase.
 */
progress: ProgressInfo, 
/**
 * This viewer's own points line by line if the game ended now; the label of an item is `<prefix>-item-<item>`.
 */
standing?: Sheet, 
/**
 * The number of this viewer's own last decision, 0 if there is none: what came later is new since then.
 */
own_last: number, 
/**
 * The clocks, by seat; at a table without, absent.
 */
clocks?: Array<ClockInfo>, 
/**
 * The result, once the game is over.
 */
result?: GameResult, };

/**
 * A legal action, as it is offered.
 */
export type Choice = { 
/**
 * The action, a type of the game's; send it back as it is.
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
 * Whether a decision can be taken back.
 */
export type UndoInfo = { 
/**
 * Whether it can.
 */
can: boolean, 
/**
 * Why not.
 */
why?: Phrase, 
/**
 * Whether the last turn can be taken back with chance drawn anew; absent where it cannot.
 */
anew?: boolean, };

/**
 * The clock of a seat.
 */
export type ClockInfo = { 
/**
 * What is left, in milliseconds, when the message was made.
 */
left_ms: number, 
/**
 * Whether it runs.
 */
runs: boolean, };

/**
 * Something said at a table.
 */
export type ChatLine = { 
/**
 * Its number at this table, from 1.
 */
id: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * The name of who said it.
 */
name: string, 
/**
 * The speaker's first seat, if any.
 */
seat?: number, 
/**
 * What; plain text.
 */
text: string, };

