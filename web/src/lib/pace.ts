// The pace at which moves of others are shown. It does not affect clocks.

export const PACES = ['instant', 'brisk', 'calm', 'step'] as const;
export type Pace = (typeof PACES)[number];

/** The time that each move of others is shown, in milliseconds; `step` waits for a press. */
const HOLDS: Record<Pace, number> = { instant: 0, brisk: 600, calm: 1_800, step: Infinity };

/** Shows items one after the other, each for the time of the pace. */
export class Pacer<Thing> {
  private readonly waiting: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private free = 0;

  constructor(
    private readonly pace: () => Pace,
    private readonly show: (thing: Thing) => void,
    /** Called with the number of waiting items when it changes. */
    private readonly count: (waiting: number) => void,
  ) {}

  /** Shows an item now, or after the waiting ones. Own moves are not delayed. */
  add(thing: Thing, own: boolean): void {
    const hold = HOLDS[this.pace()];
    const now = Date.now();
    if (this.waiting.length === 0 && (own || (now >= this.free && hold !== Infinity))) {
      this.show(thing);
      this.free = own ? 0 : now + hold;
      return;
    }
    this.waiting.push(thing);
    this.count(this.waiting.length);
    this.wind();
  }

  /** Shows the next waiting item. */
  next(): void {
    const thing = this.waiting.shift();
    if (thing === undefined) return;
    this.free = Date.now() + HOLDS[this.pace()];
    this.count(this.waiting.length);
    this.show(thing);
    this.wind();
  }

  /** Shows all waiting items immediately. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const thing of this.waiting.splice(0)) this.show(thing);
    this.free = 0;
    this.count(0);
  }

  /** Drops the waiting items. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
    this.free = 0;
    this.count(0);
  }

  private wind(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.length === 0 || HOLDS[this.pace()] === Infinity) return;
    this.timer = setTimeout(
      () => this.next(),
      Math.max(0, Math.min(this.free - Date.now(), HOLDS[this.pace()])),
    );
  }
}
