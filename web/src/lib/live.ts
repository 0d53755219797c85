// A live connection: a socket that reconnects after a drop or a restart of the server.
import { address } from './api';

/** The first pause before reconnecting, doubled up to the last, in milliseconds. */
const PAUSE_FIRST = 250;
const PAUSE_LAST = 8_000;
/** The interval of pings. After `SILENCE` without a message the connection counts as dead. */
const PING = 20_000;
const SILENCE = 45_000;

export type LinkState = 'connecting' | 'open' | 'lost';

export interface LiveEvents<Received> {
  /** The query of the next connection: the known number and the seat. */
  query(): Record<string, string>;
  message(message: Received): void;
  state(state: LinkState): void;
}

export interface LiveOptions {
  /** The interval of pings, in milliseconds. */
  ping?: number;
  /** Whether a hidden page sends pings too. */
  whileHidden?: boolean;
}

export class Live<Received, Sent extends { type: string }> {
  private socket: WebSocket | undefined;
  private tries = 0;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private ended = false;
  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.check();
  };
  private readonly online = (): void => this.again(0);

  /** `path` is the path of the socket below `/api/`. */
  constructor(
    private readonly path: string,
    private readonly events: LiveEvents<Received>,
    private readonly options: LiveOptions = {},
  ) {}

  start(): void {
    this.connect();
    this.pinger = setInterval(() => {
      if (this.options.whileHidden !== false || document.visibilityState === 'visible') this.check();
    }, this.options.ping ?? PING);
    document.addEventListener('visibilitychange', this.wake);
    addEventListener('online', this.online);
  }

  stop(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.pinger);
    document.removeEventListener('visibilitychange', this.wake);
    removeEventListener('online', this.online);
    this.drop();
  }

  /** Sends a message; false if there is no connection to send it on. */
  send(message: Sent | { type: 'ping' }): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Reconnects immediately, as after a gap in the numbers. */
  renew(): void {
    this.drop();
    this.again(0);
  }

  private connect(): void {
    if (this.ended) return;
    this.drop();
    this.events.state('connecting');
    const url = address(this.path);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.search = new URLSearchParams(this.events.query()).toString();
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.events.state('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.tries = 0;
      this.events.message(JSON.parse(event.data) as Received);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      this.events.state('lost');
      // Jitter, so that pages do not all reconnect at once after a restart.
      const pause = Math.min(PAUSE_LAST, PAUSE_FIRST * 2 ** this.tries);
      this.tries += 1;
      this.again(pause * (0.5 + Math.random() / 2));
    };
  }

  private again(pause: number): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
  }

  private check(): void {
    if (this.ended) return;
    const open = this.socket?.readyState === WebSocket.OPEN;
    if (open && Date.now() - this.heard > SILENCE) this.renew();
    else if (open) this.send({ type: 'ping' });
    else if (!this.socket) this.again(0);
  }
}
