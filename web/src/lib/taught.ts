// The gesture of a learner: sent as far as a lesson asks for it.
import type { FromServer } from '../generated/wire';
import type { Tutor } from './tabletypes';

/** How moves are sent; nothing comes back of what was refused. */
interface Sender<Action> {
  send(moves: readonly Action[]): Promise<FromServer | undefined>;
}

/**
 * Sends the moves of a chain that a lesson asks for: what goes beyond is the next decision. Gives the places of the decisions in
 * the chain, and how many of its moves came about.
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
  // Chance keeps a gesture from going on: what is left of it is another one.
  while (came < count) {
    const answer = await send(moves.slice(came, count));
    if (answer?.type !== 'done') break;
    came = answer.stopped ? came + Math.max(1, answer.came ?? 1) : count;
    if (answer.stopped?.why === 'other') break;
  }
  return { made, came };
}

/** A chain of moves in notation, from that of its first, as far as the rest can be written. */
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
