// The keys of this board, besides those of every table: letters for what ends something, the joker card, the joker boat’s volume.
import type { RoiAction } from '../../generated/au-nom-du-roi';
import { tick } from 'svelte';
import { spans } from '../../lib/i18n.svelte';
import { refusalTooltip, showTooltip } from '../../lib/tooltip.svelte';
import type { Desk } from './desk.svelte';
import type { RoiTable } from './types';

const LETTERS: Readonly<Record<string, RoiAction['do']>> = { r: 'reserve', e: 'end-turn', d: 'done' };

/** The colours of the joker boat in hand. */
const COLOURS = '[role=radiogroup].colours';

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** What cannot be done says why, where the bar says what can. */
function refuses(wanted: RoiAction['do'], table: RoiTable): boolean {
  const refusal = table.refusal((action) => action.do === wanted);
  const bar = document.querySelector('.prompt .say p');
  if (!refusal || !bar) return false;
  const reason = spans(refusal.reason, table.names);
  showTooltip(bar, refusalTooltip(table.info?.game ?? '', refusal.clause, reason));
  return true;
}

/** Takes a key if it means something here. */
export function keyed(key: string, table: RoiTable, desk: Desk): boolean {
  const { offers, held } = desk;
  const low = key.toLowerCase();
  const act = (wanted: RoiAction['do'] | undefined): boolean => {
    // What is held is sent or put back first: the bar offers nothing else.
    if (desk.busy && wanted !== 'done') return false;
    const choice = wanted && table.choice((action) => action.do === wanted);
    if (!choice) return wanted !== undefined && refuses(wanted, table);
    // As a press on its button: ending a turn may be set to ask once more.
    const button = document.querySelector<HTMLElement>(`.acts [data-action="${CSS.escape(choice.text)}"]`);
    if (button) button.click();
    else void table.act(choice);
    return true;
  };
  if (low === 'j' && offers.card) {
    desk.hold(offers.card.held ?? {});
    return true;
  }
  const digit = /^[1-3]$/.test(key) ? Number(key) : 0;
  if (digit > 0) {
    // The volume of the joker boat that is in hand, or on its way to a place.
    const volume = offers.volumes.find((one) => one.volume === digit);
    if (volume) {
      desk.hold(volume.offer.held ?? {});
      return true;
    }
    if (offers.rigs.length === 0) return false;
    // Where both of its colours fit, the first has the focus and tells what it brings. A volume that does not fit is none of
    // the bar's buttons either.
    const rigs = offers.rigs.filter((one) => one.volume === digit);
    const [rig] = rigs;
    if (rig && rigs.length > 1) focusOn(`[data-spot="rig-${rig.colour ?? ''}-${rig.volume}"]`);
    else if (rig?.offer.moves) void table.gesture(rig.offer.moves);
    return true;
  }
  // Left and right change the colour of the joker boat that is in hand; the focus goes along.
  if ((key === 'ArrowLeft' || key === 'ArrowRight') && document.activeElement?.closest(COLOURS)) {
    const at = offers.colours.findIndex((one) => one.colour === held.craft?.colour);
    const next = offers.colours.at((at + (key === 'ArrowLeft' ? -1 : 1)) % offers.colours.length);
    if (next) {
      desk.hold(next.offer.held ?? {});
      void tick().then(() => focusOn(`${COLOURS} [aria-checked="true"]`));
    }
    return next !== undefined;
  }
  return act(LETTERS[low]);
}
