// Written by the tests of crates/learn: UPDATE_GENERATED=1 cargo test -p caravelle-learn typescript

/**
 * What there is to learn of a game, as `GET /api/games/{id}/guide?lang=fr` has it.
 */
export type Guide = { 
/**
 * The game.
 */
game: string, 
/**
 * The game on one screen.
 */
primer: Primer, 
/**
 * The player aid, block by block.
 */
aid: Array<AidBlock>, 
/**
 * The lessons in order.
 */
lessons: Array<Lesson>, };

/**
 * A game on one screen.
 */
export type Primer = { 
/**
 * What the game is about.
 */
pitch: string, 
/**
 * How one wins.
 */
goal: string, 
/**
 * What a turn or a round is.
 */
turn: Array<string>, 
/**
 * When it is over.
 */
ends: string, 
/**
 * What helps.
 */
tips: Array<string>, 
/**
 * What beginners regret.
 */
traps: Array<string>, };

/**
 * A block of the player aid.
 */
export type AidBlock = { 
/**
 * Its title.
 */
title: string, 
/**
 * Its rows.
 */
rows: Array<AidRow>, };

/**
 * A row of the player aid.
 */
export type AidRow = { 
/**
 * Its drawing in the sprite.
 */
icon?: string, 
/**
 * Its cells.
 */
cells: Array<string>, 
/**
 * The phases of the game, by their messages, in which it is the present one.
 */
phases: Array<string>, 
/**
 * The lines of the score sheet that it is about.
 */
items: Array<string>, 
/**
 * The clauses it tells.
 */
clauses: Array<string>, };

/**
 * A lesson: it is played at a table of its own.
 */
export type Lesson = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * The learner's seat.
 */
learner: number, 
/**
 * Its steps.
 */
steps: Array<Step>, };

/**
 * A step of a lesson.
 */
export type Step = { 
/**
 * What is said; `{p1}` is the name at seat 1.
 */
text: string, 
/**
 * What the light falls on: paths into the learner's view, `@choice <notation>`, or a part of the page such as `@prompt`.
 */
at: Array<string>, 
/**
 * The clauses it tells.
 */
clauses: Array<string>, 
/**
 * What it wants.
 */
task: StepKind, };

/**
 * What a step wants.
 */
export type StepKind = { "kind": "say" } | { "kind": "show", 
/**
 * The number of moves.
 */
moves: number, } | { "kind": "do", 
/**
 * The decisions in order, in notation.
 */
moves: Array<string>, 
/**
 * What is accepted in place of the first.
 */
also: Array<string>, 
/**
 * Whether their order does not matter.
 */
any_order: boolean, 
/**
 * Whether anything is accepted.
 */
others: boolean, 
/**
 * What is said to another choice.
 */
otherwise?: string, } | { "kind": "free", 
/**
 * What is said on the way.
 */
hints: Array<Hint>, };

/**
 * Something that is said once, when the learner first has such a choice.
 */
export type Hint = { 
/**
 * How the notation of the choice begins.
 */
on: string, 
/**
 * What is said.
 */
text: string, 
/**
 * The clauses it tells.
 */
clauses: Array<string>, };

