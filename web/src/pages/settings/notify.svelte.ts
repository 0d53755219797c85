// The notification settings of a person, as the server has them and as this page changes them.
import type {
  Channel,
  DeliveryList,
  NotifyChange,
  NotifyEvents,
  NotifyInfo,
  NotifySettings,
} from '../../generated/wire';
import { api, failure, Failure } from '../../lib/api';
import { requests } from '../../lib/requests';
import { me } from '../../lib/me.svelte';
import { subscription } from '../../lib/push';

/** The events that a person chooses channels for, in the order of the page. */
export const EVENTS = ['turn', 'clock', 'game', 'chat'] as const;

/** The time zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export class Notify {
  info = $state.raw<NotifyInfo | undefined>(undefined);
  deliveries = $state.raw<DeliveryList | undefined>(undefined);
  /** The endpoint by which this browser is registered or could be. */
  endpoint = $state<string | undefined>(undefined);
  /** The titles of the person's games, by table. */
  titles = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Whether this browser has no name yet, so that there is nothing to set. */
  stranger = $state(false);
  failed = $state('');
  private requests = 0;

  async load(): Promise<void> {
    if (!me()) {
      this.stranger = true;
      return;
    }
    try {
      const [info, deliveries, tables, games, own] = await Promise.all([
        requests.notify(),
        requests.deliveries(),
        api.myTables(),
        api.games(),
        subscription(),
      ]);
      const titleOf = new Map(games.map((game) => [game.id, game.title]));
      this.titles = new Map(tables.tables.map(({ id, game }) => [id, titleOf.get(game) ?? game]));
      this.deliveries = deliveries;
      this.endpoint = own?.endpoint;
      this.info = info;
    } catch (error) {
      if (error instanceof Failure && error.status === 401) this.stranger = true;
      else this.failed = failure(error);
    }
  }

  /** Asks for the settings again, after a device, webhook or test has changed what they say. */
  async refresh(): Promise<void> {
    const [info, deliveries] = await Promise.all([requests.notify(), requests.deliveries()]);
    this.info = info;
    this.deliveries = deliveries;
  }

  /** Shows a change at once, and takes it back if the server refuses it. */
  async change(body: NotifyChange): Promise<void> {
    const before = this.info;
    if (!before) return;
    this.requests += 1;
    const request = this.requests;
    this.failed = '';
    this.info = { ...before, settings: changed(before.settings, body) };
    try {
      const info = await requests.changeNotify(body);
      // A later change is on its way, and its answer has both.
      if (request === this.requests) this.info = info;
    } catch (error) {
      this.info = before;
      this.failed = failure(error);
    }
  }

  /** Switches a channel of some events. */
  async set(events: readonly (keyof NotifyEvents)[], channel: Channel, on: boolean): Promise<void> {
    const known = this.info?.settings.events;
    if (!known) return;
    const next = { ...known };
    for (const event of events) next[event] = { ...next[event], [channel]: on };
    await this.change({ events: next });
  }

  /** Changes quiet hours or digest. Where neither had a use for the time zone before, it becomes that of this browser. */
  async schedule(body: Pick<NotifyChange, 'quiet' | 'digest'>): Promise<void> {
    const settings = this.info?.settings;
    const first = settings?.quiet === undefined && settings?.digest === undefined;
    await this.change(first ? { ...body, zone: ownZone() } : body);
  }
}

/** The settings after a change. */
export function changed(settings: NotifySettings, body: NotifyChange): NotifySettings {
  const { quiet, digest, ...rest } = { ...settings, ...body };
  return {
    ...rest,
    ...(quiet ? { quiet } : {}),
    ...(typeof digest === 'number' ? { digest } : {}),
  };
}
