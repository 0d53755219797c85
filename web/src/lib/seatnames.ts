// How seats are called: their owner's name, or for a bot from the start one of ours.
import type { SeatInfo } from '../generated/wire';
import { t } from './i18n.svelte';
import { MARKS } from './seats';

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'open') return t('seat-free');
  return t(`bot-name-${seat.seat % MARKS.length}` as 'bot-name-0');
}
