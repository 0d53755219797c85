// The state of the site beside the present page. The site socket keeps it up to date.
import type { WaitingTable } from '../generated/wire';

class Site {
  /** Whether the server reports changes, so that nothing needs to be polled. */
  open = $state(false);
  /** The number of unread notices. */
  unread = $state(0);
  /** The tables that await the person; empty without a connection. */
  waiting = $state.raw<readonly WaitingTable[]>([]);
  private readonly listeners = new Set<() => void>();

  /** Calls back when the lists of the lobby may have changed. Returns the end of it. */
  onLobby(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The lists of the lobby may have changed. */
  changed(): void {
    for (const listener of this.listeners) listener();
  }
}

export const site = new Site();
