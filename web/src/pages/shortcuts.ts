// The keyboard shortcuts of a table.
import type { AnyTable } from '../lib/game';
import { isTyping, moveFocus } from '../lib/keys';
import { prefs, setPrefs } from '../lib/prefs.svelte';

/** The operations of the page that have a key. */
export interface Shortcuts {
  keys: () => void;
  aid: () => void;
  leavePast: () => void;
  /** Whether the game has a drawn board beside the text. */
  drawn: boolean;
}

/** Handles a key at a table. */
export function shortcut(event: KeyboardEvent, table: AnyTable, page: Shortcuts): void {
  if (isTyping(event.target)) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    void (key === 'y' || event.shiftKey ? table.redo() : table.undo());
    return;
  }
  if (event.altKey) return;
  if (event.key === '?') page.keys();
  else if (key === 'a') page.aid();
  else if (key === 'h' && table.seat !== undefined) table.covered = !table.covered;
  else if (key === 't' && page.drawn) setPrefs({ textMode: !prefs().textMode });
  else if (event.key === 'Escape' && table.past) page.leavePast();
  else if (/^[1-9]$/.test(event.key)) {
    const buttons = document.querySelectorAll<HTMLElement>('.acts [data-action], .opts [data-action]');
    buttons[Number(event.key) - 1]?.click();
  } else if (!moveFocus(event.key)) return;
  event.preventDefault();
}
