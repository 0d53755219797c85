// The viewer's other running tables that wait for a decision.
import { onMount } from 'svelte';
import { api } from '../lib/api';
import type { AnyTable } from '../lib/game';
import { site } from '../lib/site.svelte';

/** The time between two requests without a connection to the site, in milliseconds. */
const EVERY = 15_000;

/** Reported by the site socket; polled without its connection. Create it during component setup. */
export class OtherTables {
  private asked = $state.raw<readonly { id: string }[]>([]);

  constructor(private readonly table: AnyTable) {
    onMount(() => {
      const timer = setInterval(() => void this.refresh(), EVERY);
      return () => clearInterval(timer);
    });
  }

  get waiting(): readonly { id: string }[] {
    const told = site.waiting.map(({ table: id }) => ({ id }));
    return (site.open ? told : this.asked).filter(({ id }) => id !== this.table.id);
  }

  private async refresh(): Promise<void> {
    const seated = (this.table.info?.mine.length ?? 0) > 0;
    if (site.open || document.visibilityState === 'hidden' || !seated) return;
    try {
      const { tables } = await api.myTables();
      this.asked = tables.filter((one) => one.awaits_me && one.status === 'running');
    } catch {
      this.asked = [];
    }
  }
}
