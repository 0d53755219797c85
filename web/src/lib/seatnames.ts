// The display names of seats: of their owner or their bot, both from the server.
import type { SeatInfo } from '../generated/wire';
import { t } from './i18n.svelte';

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'open') return t('seat-free');
  return t('seat-number', { number: seat.seat + 1 });
}
