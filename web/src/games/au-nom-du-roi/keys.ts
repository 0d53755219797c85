// The keys of this board: letters for actions that end a step, the joker card, and the joker boat’s volume.
import type { RoiAction } from '../../generated/au-nom-du-roi';
import { tick } from 'svelte';
import { spans } from '../../lib/i18n.svelte';
import { refusalTooltip, showTooltip } from '../../lib/tooltip.svelte';
import type { Selection } from './selection.svelte';
import type { RoiTable } from './types';

const LETTERS: Readonly<Record<string, RoiAction['do']>> = { r: 'reserve', e: 'end-turn', d: 'done' };

/** The colours of the picked-up joker boat. */
const COLOURS = '[role=radiogroup].colours';

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Shows the reason why an action is not possible. */
function refuses(wanted: RoiAction['do'], table: RoiTable): boolean {
  const refusal = table.refusal((action) => action.do === wanted);
  const bar = document.querySelector('.prompt .say p');
  if (!refusal || !bar) return false;
  const reason = spans(refusal.reason, table.names);
  showTooltip(bar, refusalTooltip(table.info?.game ?? '', refusal.clause, reason));
  return true;
}

/** Handles a key; returns whether it was used. */
export function keyed(key: string, table: RoiTable, selection: Selection): boolean {
  const { offers, held } = selection;
  const low = key.toLowerCase();
  const act = (wanted: RoiAction['do'] | undefined): boolean => {
    // A picked-up thing is sent or put back first, because the bar offers nothing else.
    if (selection.busy && wanted !== 'done') return false;
    const choice = wanted && table.choice((action) => action.do === wanted);
    if (!choice) return wanted !== undefined && refuses(wanted, table);
    // Press the button itself, because ending a turn may require confirmation.
    const button = document.querySelector<HTMLElement>(`.acts [data-action="${CSS.escape(choice.text)}"]`);
    if (button) button.click();
    else void table.act([choice.action]);
    return true;
  };
  if (low === 'j' && offers.card) {
    selection.hold(offers.card.held ?? {});
    return true;
  }
  const digit = /^[1-3]$/.test(key) ? Number(key) : 0;
  if (digit > 0) {
    // The volume of the joker boat that is picked up or being placed.
    const volume = offers.volumes.find((one) => one.volume === digit);
    if (volume) {
      selection.hold(volume.offer.held ?? {});
      return true;
    }
    if (offers.rigs.length === 0) return false;
    // If both of its colours fit, the first gets the focus and shows its effect. A volume that does not fit must not
    // fall through to the buttons of the bar.
    const rigs = offers.rigs.filter((one) => one.volume === digit);
    const [rig] = rigs;
    if (rig && rigs.length > 1) focusOn(`[data-spot="rig-${rig.colour ?? ''}-${rig.volume}"]`);
    else if (rig?.offer.moves) void table.act(rig.offer.moves);
    return true;
  }
  // Left and right change the colour of the picked-up joker boat and move the focus.
  if ((key === 'ArrowLeft' || key === 'ArrowRight') && document.activeElement?.closest(COLOURS)) {
    const at = offers.colours.findIndex((one) => one.colour === held.craft?.colour);
    const next = offers.colours.at((at + (key === 'ArrowLeft' ? -1 : 1)) % offers.colours.length);
    if (next) {
      selection.hold(next.offer.held ?? {});
      void tick().then(() => focusOn(`${COLOURS} [aria-checked="true"]`));
    }
    return next !== undefined;
  }
  return act(LETTERS[low]);
}
