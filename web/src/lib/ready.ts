// Starts a table immediately if no other person has to join.
import type { TableInfo } from '../generated/wire';
import { api } from './api';
import { hex } from './random';

export async function cast(made: TableInfo): Promise<TableInfo> {
  const ready = made.seats.every((seat) => seat.kind === 'bot' || made.mine.includes(seat.seat));
  return ready && made.status === 'open' && made.is_host ? api.start(made.id, { salt: hex(32) }) : made;
}
