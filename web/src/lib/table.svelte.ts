// The client state of a table: the messages of the server, and the requests of the player. It contains no rules.
import type {
  ChatLine,
  FromClient,
  FromServer,
  HintInfo,
  LogLine,
  News,
  Position,
  Problem,
  TableInfo,
} from '../generated/wire';
import {
  sameAction,
  type ChoiceOf,
  type EventOf,
  type LineOf,
  type PositionOf,
  type RefusalOf,
} from './game';
import { Live, type LinkState } from './live';
import { Pacer, type Pace } from './pace';
import { remember, remembered } from './remember';
import { seatName } from './seatnames';
import { sharing } from './sharing';
import { followed, written } from './lessonmoves';
import type { Preview, Past, Announcement, Tutor, Unnumbered, AnswerCallback } from './tabletypes';

export type { Preview, Past, Announcement, Tutor } from './tabletypes';

/** A chain of moves as a text for comparison. */
export const chainOf = (moves: readonly unknown[]): string => JSON.stringify(moves);

/** Unanswered requests fail after this time, in milliseconds. */
const PATIENCE = 15_000;
/** Highlights disappear while an answer takes longer than this. */
const BLINK = 200;
/** The storage key of the last chat line read, by table. */
const CHAT_READ = 'chat-read';
const MOST_CHATS = 40;
/** The coach's sentences for a best choice. */
const PRAISE: ReadonlySet<string> = new Set(['coach-good', 'coach-fine']);
/** The maximum number of sentences kept for screen readers. */
const MOST_ANNOUNCED = 12;

/**
 * A table. Its types are those of its game; who does not look into views, actions and events leaves them out. What
 * comes over the wire is taken for what the rules have generated here and nowhere else.
 */
export class Table<View = unknown, Action = unknown, Event = unknown, Aid = unknown> {
  readonly id: string;
  /** The link token of the address, if any. */
  readonly link: string | undefined;

  info = $state.raw<TableInfo | undefined>(undefined);
  watching = $state(0);
  chat = $state.raw<readonly ChatLine[]>([]);
  thinking = $state.raw<readonly number[]>([]);
  log = $state.raw<readonly LineOf<Event>[]>([]);
  /** The number of the present position, and its viewer. */
  n = $state(0);
  viewer = $state.raw<News['viewer'] | undefined>(undefined);
  present = $state.raw<PositionOf<View, Action, Aid> | undefined>(undefined);
  /** The time when the present position arrived; clocks count from here. */
  arrived = $state(0);
  line = $state<LinkState>('connecting');
  /** The reason why the last request was refused. */
  refused = $state.raw<Problem | undefined>(undefined);
  /** The reason for which the connection was closed permanently. */
  ended = $state<string | undefined>(undefined);
  past = $state.raw<Past<View, Action, Aid> | undefined>(undefined);
  /** Whether the private area is covered against other people's eyes. */
  covered = $state(false);
  /** Whether a request is on the way; no other is sent until it is answered. */
  busy = $state(false);
  /** Whether the moves of a learner's gesture are being sent one by one. */
  chaining = $state(false);
  /** Whether an answer is late, so that nothing is highlighted. */
  slow = $state(false);
  /** The number of positions waiting to be shown. */
  behind = $state(0);
  /** The latest actions of others, for screen readers. */
  announced = $state.raw<readonly Announcement<Event>[]>([]);
  /** The notation of a choice, or a chain as text, that needs a second press. */
  unconfirmed = $state<string | undefined>(undefined);
  /** The notation of the choice under pointer or focus, and its preview. */
  hovered = $state<string | undefined>(undefined);
  preview = $state.raw<Preview<View, Event> | undefined>(undefined);

  /** The requested hints for this position, and whether they are being computed. */
  hints = $state.raw<{ choices: readonly HintInfo[] } | undefined>(undefined);
  pondering = $state(false);
  /** The coach's comment on the last decision. */
  coached = $state.raw<Extract<FromServer, { type: 'coach' }> | undefined>(undefined);

  /** The tutor of a lesson, if any. */
  tutor = $state.raw<Tutor | undefined>(undefined);
  /** The notation of a move of this game, if its board provides it. */
  notate: ((action: never) => string | undefined) | undefined = undefined;

  /** The displayed position: from the past, or the present one. */
  readonly position = $derived(this.past?.position ?? this.present);
  /** The view of the displayed position. A board is mounted only with a position, so it need not check. */
  readonly view = $derived(this.position?.view as View);
  readonly names = $derived(this.called((this.info?.seats ?? []).map(seatName)));
  readonly seat = $derived(typeof this.viewer === 'number' ? this.viewer : undefined);
  /**
   * The current choices; none in the past or while a move is unanswered. Most answers arrive so fast that
   * clearing and restoring the highlights would only cost time.
   */
  readonly legal = $derived<readonly ChoiceOf<Action>[]>(
    this.past || this.slow || this.behind > 0 || this.line !== 'open' ? [] : (this.present?.legal ?? []),
  );
  readonly refusals = $derived<readonly RefusalOf<Action>[]>(this.past ? [] : (this.present?.refusals ?? []));
  /** The aid for the board while there is a decision. */
  readonly aid = $derived<Aid | undefined>(this.legal.length > 0 ? this.present?.aid : undefined);
  readonly myTurn = $derived(this.behind === 0 && (this.present?.legal.length ?? 0) > 0);
  readonly over = $derived(this.present?.result !== undefined);
  /** The number of the last chat line read, stored in this browser. */
  private chatRead = $state(0);
  /** The number of unread chat lines by others. */
  readonly unread = $derived(
    this.chat.filter(({ id, seat }) => id > this.chatRead && (seat === undefined || seat !== this.seat))
      .length,
  );

  private readonly live: Live<FromServer, FromClient>;
  private readonly pending = new Map<number, AnswerCallback>();
  private readonly previews = new Map<string, Preview<View, Event>>();
  /** Callbacks for the next position. */
  private readonly awaiting = new Set<() => void>();
  private count = 0;
  private sentences = 0;
  private wanted: { page: boolean; refusals: boolean; aids: boolean };
  private wantedSeat: number | undefined;
  private lastNames: readonly string[] = [];
  private whole = true;
  private readonly pacer: Pacer<News>;
  /** The last received position, shown or not. */
  private received: Pick<News, 'n' | 'viewer'> | undefined;

  /** Whether the viewer wants to confirm actions that end a turn or use chance. */
  private readonly careful: () => boolean;

  constructor(
    id: string,
    options: { link?: string | undefined; page: boolean; pace?: () => Pace; careful?: () => boolean },
  ) {
    this.id = id;
    this.chatRead = remembered<Record<string, number>>(CHAT_READ, {})[id] ?? 0;
    this.link = options.link;
    this.careful = options.careful ?? (() => false);
    this.pacer = new Pacer(
      options.pace ?? (() => 'instant'),
      (news) => this.show(news),
      (waiting) => (this.behind = waiting),
    );
    this.wanted = { page: options.page, refusals: true, aids: false };
    this.live = new Live(`tables/${encodeURIComponent(id)}/live`, {
      query: () => this.query(),
      message: (message) => this.receive(message),
      state: (state) => this.turn(state),
    });
  }

  /** The same list object while its content is unchanged, because every sentence of the page depends on it. */
  private called(names: string[]): readonly string[] {
    const same =
      names.length === this.lastNames.length && names.every((one, at) => one === this.lastNames[at]);
    if (!same) this.lastNames = names;
    return this.lastNames;
  }

  start(): void {
    this.live.start();
  }

  stop(): void {
    this.pacer.clear();
    this.live.stop();
  }

  private query(): Record<string, string> {
    const query: Record<string, string> = {};
    if (!this.whole && this.received) query.since = String(this.received.n);
    if (this.wantedSeat !== undefined) query.seat = String(this.wantedSeat);
    if (this.link !== undefined) query.link = this.link;
    const beside = Object.entries(this.wanted).flatMap(([name, wanted]) => (wanted ? [name] : []));
    if (beside.length > 0) query.with = beside.join(',');
    return query;
  }

  private turn(state: LinkState): void {
    this.line = state;
    if (state === 'open') return;
    // The request may have arrived or not; the next position decides.
    this.busy = this.slow = false;
    this.thinking = [];
    for (const answer of this.pending.values()) answer(undefined);
    this.pending.clear();
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'news':
        this.take(message);
        break;
      case 'table':
        this.info = message.table;
        this.watching = message.watching;
        break;
      case 'chat': {
        const known = new Set(this.chat.map((line) => line.id));
        this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.id))];
        break;
      }
      case 'thinking':
        this.thinking = message.seats;
        break;
      case 'done':
      case 'refused':
        if (message.type === 'refused') this.refused = message.problem;
        this.answer(message.id, message);
        break;
      case 'coach':
        // Praise is not shown.
        this.coached = PRAISE.has(message.say.id) ? undefined : message;
        break;
      case 'hint':
      case 'preview':
      case 'history':
        this.answer(message.id, message);
        break;
      case 'bye':
        if (message.kind === 'gone' || message.kind === 'seat') this.ended = message.kind;
        if (message.kind === 'seat') this.wantedSeat = undefined;
        break;
      case 'pong':
        break;
    }
  }

  private answer(id: number | undefined, message: FromServer): void {
    if (id === undefined) return;
    const callback = this.pending.get(id);
    this.pending.delete(id);
    callback?.(message);
  }

  private take(news: News): void {
    const same = news.viewer === this.received?.viewer;
    if (news.from > (same ? (this.received?.n ?? 0) : 0)) {
      // A gap: the whole log is requested again.
      this.whole = true;
      this.pacer.clear();
      this.live.renew();
      return;
    }
    this.whole = false;
    this.received = news;
    if (!same) this.pacer.clear();
    const others = news.lines.some((line) => line.seat !== news.viewer);
    this.pacer.add(news, !same || this.busy || !others || news.from < this.n);
  }

  private show(news: News): void {
    const same = news.viewer === this.viewer;
    const known = same ? this.log : [];
    if (news.n !== this.n || !same) {
      this.previews.clear();
      this.preview = undefined;
      this.hovered = undefined;
      this.unconfirmed = undefined;
      this.hints = undefined;
    }
    this.viewer = news.viewer;
    this.wantedSeat = typeof news.viewer === 'number' ? news.viewer : this.wantedSeat;
    this.n = news.n;
    const lines = this.lines(news.lines);
    this.log = [...known.filter((line) => line.n <= news.from), ...lines];
    this.announced = same
      ? this.announce(lines.filter(({ seat, quiet }) => seat !== news.viewer && !quiet))
      : [];
    this.present = this.typed(news.position);
    this.arrived = Date.now();
    for (const wake of this.awaiting) wake();
    this.awaiting.clear();
  }

  /**
   * Adds sentences for screen readers. Older ones stay until newer ones replace them; an own move does not remove them.
   */
  private announce(lines: readonly LineOf<Event>[]): readonly Announcement<Event>[] {
    const fresh = lines.map((line) => ({ key: (this.sentences += 1), line }));
    return fresh.length === 0 ? this.announced : [...this.announced, ...fresh].slice(-MOST_ANNOUNCED);
  }

  /**
   * Gives a received position the types of the table's game. Parts equal to the shown position keep their objects, so
   * that only changes are rendered.
   */
  private typed(position: Position): PositionOf<View, Action, Aid> {
    return sharing(this.present, position as PositionOf<View, Action, Aid>);
  }

  private lines(lines: readonly LogLine[]): readonly LineOf<Event>[] {
    return lines as readonly LineOf<Event>[];
  }

  private ask(request: Unnumbered): Promise<FromServer | undefined> {
    this.count += 1;
    const id = this.count;
    return new Promise((resolve) => {
      if (!this.live.send({ ...request, id } as FromClient)) {
        resolve(undefined);
        return;
      }
      const timer = setTimeout(() => {
        this.pending.delete(id);
        resolve(undefined);
      }, PATIENCE);
      this.pending.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }

  /**
   * Makes moves with exactly the given actions. Several are one gesture with one undo: it stops at chance and at
   * another seat's decision, and moves that were already played because they were forced count as made. Moves that
   * need confirmation, always or because they end the turn or use chance, are only marked at the first press.
   */
  async act(moves: readonly Action[], twice = false): Promise<void> {
    if (this.tutor?.holds()) {
      await this.taught(moves, this.tutor);
      return;
    }
    const wanted = (moves.length === 1 && this.begins(moves)?.text) || chainOf(moves);
    if (this.unconfirmed !== wanted && (twice || (this.careful() && (await this.weighs(moves, wanted))))) {
      this.unconfirmed = wanted;
      return;
    }
    this.unconfirmed = undefined;
    await this.request((n) => ({ type: 'act', n, moves: [...moves] }));
  }

  /** Whether a choice, or the chain that it begins, differs from what a lesson expects. */
  offLesson(choice: ChoiceOf<Action> | undefined, moves: readonly Action[] = []): boolean {
    if (choice === undefined || !this.tutor) return false;
    return this.tutor.offLesson(this.written(choice, moves));
  }

  /** A chain of moves in notation, as far as the board provides it. */
  written(choice: ChoiceOf<Action>, moves: readonly Action[]): string[] {
    return written(choice.text, moves as readonly never[], this.notate);
  }

  /** Makes the moves of a learner as far as the lesson expects them. */
  private async taught(moves: readonly Action[], tutor: Tutor): Promise<void> {
    const first = this.begins(moves);
    if (this.chaining || !first) return;
    const chain = this.written(first, moves);
    if (!tutor.judge(chain)) return;
    this.chaining = true;
    const { made, came } = await followed(moves, chain, tutor, {
      send: async (rest) => {
        const [choice, before] = [this.begins(rest), this.n];
        if (!choice) return undefined;
        const answer = await this.request((n) => ({ type: 'act', n, moves: [...rest] }));
        if (this.refused) return undefined;
        await this.after(before);
        return answer;
      },
    });
    this.chaining = false;
    for (const at of made) if (at < came) await tutor.done(chain[at] ?? '');
  }

  /** Waits for the next position, because the answer to a move may arrive before it. */
  private async after(n: number): Promise<void> {
    if (this.n !== n) return;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, PATIENCE);
      this.awaiting.add(resolve);
    });
  }

  /** Whether moves end the turn or use chance. */
  private async weighs(moves: readonly Action[], name: string): Promise<boolean> {
    const preview = await this.foresee(moves, name);
    return preview !== undefined && (preview.ends || preview.open);
  }

  async undo(): Promise<void> {
    if (this.tutor && (await this.tutor.undo())) return;
    await this.request((n) => ({ type: 'undo', n }));
  }

  async redo(): Promise<void> {
    await this.request((n) => ({ type: 'redo', n }));
  }

  async restart(): Promise<void> {
    await this.request((n) => ({ type: 'restart', n }));
  }

  /** Undoes the last turn past chance, against bots; chance is drawn again. */
  async redraw(): Promise<void> {
    await this.request((n) => ({ type: 'redraw', n }));
  }

  /** Shows the next waiting position, or all of them. */
  next(all = false): void {
    if (all) this.pacer.hurry();
    else this.pacer.next();
  }

  /** Asks the others for consent to undo the last own decision. */
  async propose(): Promise<void> {
    await this.request((n) => ({ type: 'propose', n }));
  }

  /** Consents to another player's undo. */
  async agree(): Promise<void> {
    await this.request((n) => ({ type: 'agree', n }));
  }

  /** Declines a request, or withdraws the own one. */
  async decline(): Promise<void> {
    await this.request((n) => ({ type: 'decline', n }));
  }

  private async request(request: (n: number) => Unnumbered): Promise<FromServer | undefined> {
    if (this.busy || this.past) return undefined;
    this.pacer.hurry();
    this.busy = true;
    this.refused = undefined;
    this.coached = undefined;
    const lights = setTimeout(() => (this.slow = this.busy), BLINK);
    const answer = await this.ask(request(this.n));
    clearTimeout(lights);
    this.busy = this.slow = false;
    return answer;
  }

  /** Requests hints. */
  async hint(): Promise<void> {
    if (this.pondering || this.past) return;
    this.pacer.hurry();
    this.pondering = true;
    this.refused = undefined;
    const { n } = this;
    const answer = await this.ask({ type: 'hint', n });
    this.pondering = false;
    if (answer?.type === 'hint' && this.n === n) this.hints = { choices: answer.choices };
  }

  forgetHints(): void {
    this.hints = undefined;
  }

  forgetCoach(): void {
    this.coached = undefined;
  }

  /** Sets the choice under the pointer and requests its preview. */
  async hover(choice: ChoiceOf<Action> | undefined): Promise<void> {
    // An element that is removed while focused reports this during rendering, when state must not change.
    await Promise.resolve();
    this.hovered = choice?.text;
    this.preview = choice && this.previews.get(choice.text);
    if (!choice || this.preview || this.past) return;
    const preview = await this.foresee([choice.action], choice.text);
    if (preview && this.hovered === choice.text) this.preview = preview;
  }

  /** The preview of moves, kept under a name; undefined if the position has changed before the answer. */
  private async foresee(moves: readonly Action[], text: string): Promise<Preview<View, Event> | undefined> {
    const known = this.previews.get(text);
    if (known) return known;
    const n = this.n;
    const answer = await this.ask({ type: 'preview', moves: [...moves] });
    if (answer?.type !== 'preview' || this.n !== n) return undefined;
    const { events, view } = answer as { events: readonly EventOf<Event>[]; view?: View };
    const preview = {
      text,
      events,
      view,
      open: view === undefined,
      ends: answer.ends,
    };
    this.previews.set(text, preview);
    return preview;
  }

  /** Shows the position after a log line; without a number, the present one. */
  async visit(n: number | undefined): Promise<void> {
    if (n === undefined) {
      this.past = undefined;
      return;
    }
    const position = await this.seen(n);
    if (position) this.past = { n, position };
  }

  /** The position after a log line. */
  async seen(n: number): Promise<PositionOf<View, Action, Aid> | undefined> {
    const answer = await this.ask({ type: 'history', n });
    return answer?.type === 'history' ? this.typed(answer.position) : undefined;
  }

  /** Reconnects without a known position, because the viewer has a seat now. */
  again(): void {
    this.wantedSeat = undefined;
    this.whole = true;
    this.live.renew();
  }

  /** Changes the viewpoint to another own seat, or to a spectator's. */
  look(seat: number | undefined): void {
    this.wantedSeat = seat;
    this.past = undefined;
    this.present = undefined;
    this.log = [];
    this.n = 0;
    this.viewer = undefined;
    this.received = undefined;
    this.pacer.clear();
    this.live.send({ type: 'look', seat: seat ?? null });
  }

  /** Requests the table as text in addition to the view, or stops that. */
  wantPage(page: boolean): void {
    this.want({ page });
  }

  /** Requests aids for the board, or stops that. */
  wantAids(aids: boolean): void {
    this.want({ aids });
  }

  private want(change: Partial<typeof this.wanted>): void {
    const wanted = { ...this.wanted, ...change };
    if (sameAction(wanted, this.wanted)) return;
    this.wanted = wanted;
    this.live.send({ type: 'with', ...wanted });
  }

  /** Marks all chat lines as read. */
  readChat(): void {
    const last = this.chat.at(-1)?.id ?? 0;
    if (last <= this.chatRead) return;
    this.chatRead = last;
    const known = Object.entries(remembered<Record<string, number>>(CHAT_READ, {}));
    const others = known.filter(([id]) => id !== this.id).slice(-MOST_CHATS);
    remember(CHAT_READ, Object.fromEntries([...others, [this.id, last]]));
  }

  talk(text: string): boolean {
    return this.live.send({ type: 'chat', text });
  }

  /** The legal choice of an element on the table. */
  choice(match: (action: Action) => boolean): ChoiceOf<Action> | undefined {
    return this.legal.find((choice) => match(choice.action));
  }

  /** The first choice of a chain of moves. */
  begins(moves: readonly Action[]): ChoiceOf<Action> | undefined {
    return this.legal.find((choice) => sameAction(choice.action, moves[0]));
  }

  /** The reason why an element on the table cannot be chosen now. */
  refusal(match: (action: Action) => boolean): RefusalOf<Action> | undefined {
    return this.refusals.find((refusal) => match(refusal.action));
  }
}
