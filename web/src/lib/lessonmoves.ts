// Sends the gesture of a learner as far as a lesson expects it.
import type { FromServer } from '../generated/wire';
import type { Tutor } from './tabletypes';

/** Sends moves; returns nothing if they were refused. */
interface Sender<Action> {
  send(moves: readonly Action[]): Promise<FromServer | undefined>;
}

/**
 * Sends the moves of a chain that a lesson expects. Returns the indexes of the decisions in the chain, and the number
 * of moves made.
 */
export async function followed<Action>(
  moves: readonly Action[],
  chain: readonly string[],
  tutor: Tutor,
  { send }: Sender<Action>,
): Promise<{ made: readonly number[]; came: number }> {
  const made = tutor.follow(chain);
  const count = (made.at(-1) ?? 0) + 1;
  let came = 0;
  // Chance stops a gesture; its remaining moves form another one.
  while (came < count) {
    const answer = await send(moves.slice(came, count));
    if (answer?.type !== 'done') break;
    came = answer.stopped ? came + Math.max(1, answer.came ?? 1) : count;
    if (answer.stopped?.why === 'other') break;
  }
  return { made, came };
}

/** A chain of moves in notation, with the given notation of the first, as far as the others can be written. */
export function written(
  first: string,
  moves: readonly never[],
  notate: ((action: never) => string | undefined) | undefined,
): string[] {
  const chain = [first];
  for (const move of moves.slice(1)) {
    const text = notate?.(move);
    if (text === undefined) break;
    chain.push(text);
  }
  return chain;
}
