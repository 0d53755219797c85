// Written by the tests of crates/learn: UPDATE_GENERATED=1 cargo test -p caravelle-learn typescript

/**
 * The learning material of a game, the answer to `GET /api/games/{id}/guide?lang=fr`.
 */
export type Guide = { game: string, 
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
 * The game in one sentence.
 */
pitch: string, 
/**
 * The winning condition.
 */
goal: string, 
/**
 * The parts of a turn or a round.
 */
turn: Array<string>, 
/**
 * The end condition.
 */
ends: string, 
/**
 * Advice.
 */
tips: Array<string>, 
/**
 * Common mistakes of beginners.
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
 * The clauses that it explains.
 */
clauses: Array<string>, };

/**
 * A lesson, played at its own table.
 */
export type Lesson = { id: string, title: string, 
/**
 * The learner's seat.
 */
learner: number, steps: Array<Step>, };

/**
 * A step of a lesson.
 */
export type Step = { 
/**
 * The text; `{p1}` is the name at seat 1.
 */
text: string, 
/**
 * The highlighted places: paths into the learner's view, `@choice <notation>`, or a part of the page such as `@prompt`.
 */
at: Array<string>, 
/**
 * The clauses that it explains.
 */
clauses: Array<string>, 
/**
 * The task.
 */
task: StepKind, };

/**
 * The task of a step.
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
 * Moves accepted in place of the first.
 */
also: Array<string>, 
/**
 * Whether the order does not matter.
 */
any_order: boolean, 
/**
 * Whether any choice is accepted.
 */
others: boolean, 
/**
 * The answer to another choice.
 */
otherwise?: string, } | { "kind": "free", 
/**
 * Hints in the free game.
 */
hints: Array<Hint>, };

/**
 * A text that is shown once, when the learner first has such a choice.
 */
export type Hint = { 
/**
 * The beginning of the choice's notation.
 */
on: string, text: string, 
/**
 * The clauses that it explains.
 */
clauses: Array<string>, };

