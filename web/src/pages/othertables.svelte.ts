// The viewer's other running tables that wait for a decision.
import { onMount } from 'svelte';
import type { TableInfo } from '../generated/wire';
import { api } from '../lib/api';
import type { AnyTable } from '../lib/game';

/** The time between two requests, in milliseconds. */
const EVERY = 15_000;

/** Asks for the waiting tables while the page is visible. Create it during component setup. */
export class OtherTables {
  waiting = $state.raw<readonly TableInfo[]>([]);

  constructor(table: AnyTable) {
    onMount(() => {
      const timer = setInterval(() => void this.refresh(table), EVERY);
      return () => clearInterval(timer);
    });
  }

  private async refresh({ id, info }: AnyTable): Promise<void> {
    if (document.visibilityState === 'hidden' || !info || info.mine.length === 0) return;
    try {
      const { tables } = await api.myTables();
      this.waiting = tables.filter((one) => one.id !== id && one.awaits_me && one.status === 'running');
    } catch {
      this.waiting = [];
    }
  }
}
