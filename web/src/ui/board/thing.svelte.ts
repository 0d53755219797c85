// A thing on the table that may be pressed, in HTML or in SVG: what it stands for, what it says, what a press does.
import { getContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Phrase } from '../../generated/wire';
import type { ChoiceOf, RefusalOf } from '../../lib/game';
import { conditional, say, spans, t, textOf, word, type Span } from '../../lib/i18n.svelte';
import { seatClass } from '../../lib/seats';
import { refusalTooltip, showTooltip, tooltip, whenPointed, type Tooltip } from '../../lib/tooltip.svelte';
import { chainOf, type Table } from '../../lib/table.svelte';

export interface ThingProps<Action> {
  table: Table<unknown, Action>;
  /** Which action this thing stands for, if any. */
  match?: ((action: Action) => boolean) | undefined;
  /** Instead of one action: the chain of moves that a press sends as one gesture. It is highlighted if its first is legal. */
  moves?: readonly Action[] | undefined;
  /** The reason why the current gesture cannot use it, if the board knows that from an aid. */
  why?: { clause: string; reason: Phrase } | undefined;
  /** Takes something up or changes what is offered, and sends nothing: its name, one of a kind in the position. */
  tool?: string | undefined;
  /** The handler of a tool. */
  onpress?: ((event: Event) => void) | undefined;
  /** Whether this tool is taken up. */
  held?: boolean | undefined;
  /** The message of the component, for its tooltip. */
  about?: string | undefined;
  /** The label; the name of a gesture, of a tool, and of an element without choice or refusal. */
  label?: string | undefined;
  /** The name of its place, for outlines and flights. */
  spot?: string | undefined;
  /** The name of the place it lies on, which only flights know: another thing may lie there next. */
  at?: string | undefined;
  /** A tooltip of the board's own in place of the component's text. */
  tell?: (() => Tooltip | undefined) | undefined;
  /** The pointer, the focus or a thumb is on it, or has left it: for boards that tell of it elsewhere. */
  onpoint?: ((on: boolean) => void) | undefined;
  /** With a thumb, the first tap tells and only the second takes. */
  twice?: boolean | undefined;
  /** The reason to doubt the choice: it is dimmed, and needs a second press. */
  doubt?: string | undefined;
  class?: string;
}

export interface Thing<Action> {
  /** The legal choice it stands for: that of its action, or the one with which its chain begins. */
  readonly choice: ChoiceOf<Action> | undefined;
  readonly refusal: Pick<RefusalOf<Action>, 'clause' | 'reason'> | undefined;
  /** A choice, a tool, or neither: whether a press does anything. */
  readonly kind: 'choice' | 'tool' | 'refused' | 'still';
  /** Whether a press takes it or takes it up. */
  readonly live: boolean;
  /** Whether it may ever be pressed: it then is a button also while nothing comes of it, and need not be made anew. */
  readonly button: boolean;
  /** Its sentence, for whoever does not see it. */
  readonly name: string;
  readonly classes: string;
  /** The attributes for tests and the page: its notation, gesture, tool and refusal. */
  readonly action: string | undefined;
  readonly moves: string | undefined;
  readonly tool: string | undefined;
  readonly refused: string | undefined;
  /** The pointer, or the focus, is on it or has left it. */
  point(on: boolean): void;
  /** The pointer has come onto it, or it has come under a pointer that rests: that is not pointing yet. */
  entered(event: PointerEvent): void;
  /** The pointer has left it; a thumb that is lifted has not: what it asked about stays until another thing is touched. */
  left(event: PointerEvent): void;
  press(event: Event): void;
  readonly tooltip: Attachment<Element>;
}

/** A refusal, with its sentence from the rules, or without one from an aid. */
type Refused<Action> = RefusalOf<Action> | Pick<RefusalOf<Action>, 'clause' | 'reason'>;

/** The thing of a component; call it while the component is being set up. */
export function thing<Action>(props: () => ThingProps<Action>): Thing<Action> {
  const outlined = getContext<(() => ReadonlyMap<string, number>) | undefined>('outlined');
  const foresee = getContext<((view: unknown) => string | undefined) | undefined>('foresee');

  const choice = $derived.by(() => {
    const { table, match, moves } = props();
    return moves ? table.begins(moves) : match && table.choice(match);
  });
  const refusal = $derived.by<Refused<Action> | undefined>(() => {
    const { table, match, why } = props();
    if (choice) return undefined;
    return why ?? (match && table.refusal(match));
  });
  const kind = $derived(
    choice ? 'choice' : props().tool !== undefined ? 'tool' : refusal ? 'refused' : 'still',
  );
  /** It was pressed, and told why nothing comes of it. */
  let asked = $state(false);

  function look(): string {
    if (kind === 'choice') return props().doubt === undefined ? 'highlighted' : 'highlighted doubt';
    if (kind === 'tool') return props().held ? 'tool held' : 'tool';
    if (kind === 'refused') return asked ? 'dim asked' : 'dim';
    return '';
  }

  function lately(): string {
    const { spot } = props();
    const mover = spot === undefined ? undefined : outlined?.().get(spot);
    return mover === undefined ? '' : `last ${seatClass(mover)}`;
  }

  const name = $derived.by(() => {
    const { table, label, moves, tool } = props();
    if (label !== undefined && (moves || tool !== undefined)) return label;
    const told = choice ?? (refusal && 'say' in refusal ? refusal : undefined);
    return told ? say(told.say, table.names) : (label ?? '');
  });

  /** The preview of the choice, in the words of the log. */
  function brings(): Span[] | undefined {
    const { table } = props();
    const { preview } = table;
    if (!preview || preview.text !== choice?.text) return undefined;
    const then = preview.view === undefined ? undefined : foresee?.(preview.view);
    const told = [
      ...preview.events.flatMap((event): Span[] => [
        ...spans(conditional(event.say), table.names),
        { kind: 'text', text: ' ' },
      ]),
      ...(then ? [{ kind: 'text', text: then } as Span] : []),
    ];
    return told.length > 0 ? told : undefined;
  }

  function info(): Tooltip | undefined {
    const { about, tell, doubt } = props();
    if (tell) return tell();
    const text =
      [about === undefined ? undefined : textOf(about), choice && doubt].filter(Boolean).join(' ') ||
      undefined;
    const told = brings();
    if (text === undefined && !told) return undefined;
    return { tone: 'info', title: about && word(`${about}.title`), text, spans: told };
  }

  function why(): Tooltip | undefined {
    const { table } = props();
    if (!refusal) return info();
    // The board's drawing of the element comes before the reason.
    const { body, about, side } = props().tell?.() ?? {};
    const reason = spans(refusal.reason, table.names);
    return { ...refusalTooltip(table.info?.game ?? '', refusal.clause, reason), body, about, side };
  }

  /** The hint for an element that is selectable at another time: the current decision. */
  function notNow(): Tooltip | undefined {
    const { table } = props();
    if (!table.myTurn || table.past || !table.present) return undefined;
    return { tone: 'no', spans: spans(table.present.prompt, table.names) };
  }

  /** A thumb has asked about it: a second tap takes it. */
  let thumbed = false;

  /** The callback that ends the hover: an element that vanishes under the pointer cannot report it. */
  let leave: (() => void) | undefined;

  function point(on: boolean): void {
    if (!on) {
      thumbed = false;
      // It may say so by vanishing, in the middle of drawing.
      if (asked) queueMicrotask(() => (asked = false));
      leave?.();
      leave = undefined;
      return;
    }
    if (kind !== 'choice' && kind !== 'tool') return;
    const { table, onpoint } = props();
    leave = () => {
      onpoint?.(false);
      void table.hover(undefined);
    };
    onpoint?.(true);
    void table.hover(choice);
  }

  function press(event: Event): void {
    const { onpress, twice } = props();
    const target = event.currentTarget;
    // A tool may turn the very thing into a choice by being taken up: one press is one or the other.
    if (kind === 'tool') {
      onpress?.(event);
      return;
    }
    // The second press of a double click was meant for what the first has taken.
    const second = event instanceof MouseEvent && event.detail > 1;
    if (kind === 'refused' && target instanceof Element && !second) {
      asked = true;
      showTooltip(target, why());
    }
    if (!choice) return;
    const thumb = event instanceof PointerEvent && event.pointerType === 'touch';
    if (twice && thumb && !thumbed) {
      thumbed = true;
      props().onpoint?.(true);
      void ask(target, choice);
      return;
    }
    thumbed = false;
    take(choice, target);
  }

  function take(choice: ChoiceOf<Action>, target: EventTarget | null): void {
    const { table, moves } = props();
    const chain = moves && moves.length > 1 ? moves : undefined;
    const wanted = chain ? chainOf(chain) : choice.text;
    const done = chain ? table.gesture(chain) : table.act(choice, props().doubt !== undefined);
    void done.then(() => {
      if (table.unconfirmed === wanted && target instanceof Element)
        showTooltip(target, { tone: 'info', title: t('really'), text: again() });
    });
  }

  /** The text that asks for a second press. */
  const again = (): string => [props().doubt, t('press-again')].filter(Boolean).join(' ');

  /** Tells about it, with a button that takes it; what it would bring comes a moment later. */
  async function ask(target: EventTarget | null, choice: ChoiceOf<Action>): Promise<void> {
    if (!(target instanceof Element)) return;
    const { table, moves } = props();
    const told = (): Tooltip => ({
      ...(info() ?? { tone: 'info' }),
      take: {
        label: name,
        action: choice.text,
        moves: moves && moves.length > 1 ? JSON.stringify(moves) : undefined,
        act: () => take(choice, target),
      },
    });
    showTooltip(target, told());
    await table.hover(choice);
    if (thumbed && target.isConnected) showTooltip(target, told());
  }

  /** One tooltip for as long as it lies there; what it tells is asked for when it is shown. */
  const attached = tooltip(
    () => (kind === 'refused' ? why() : info()),
    async () => {
      await props().table.hover(choice);
    },
    () => (kind === 'still' && props().match ? notNow() : undefined),
    () => kind,
  );

  return {
    get choice() {
      return choice;
    },
    get refusal() {
      return refusal;
    },
    get kind() {
      return kind;
    },
    get name() {
      return name;
    },
    get live() {
      return kind === 'choice' || kind === 'tool';
    },
    get button() {
      // A button has a name; what has none of its own is one only as long as a choice or a refusal names it.
      const { match, moves, tool, label } = props();
      return kind !== 'still' || (Boolean(label) && Boolean(match ?? moves ?? tool));
    },
    get classes() {
      const aside = props().table.offLesson(choice, props().moves) ? 'aside' : '';
      return ['piece', look(), aside, props().class, lately()].filter(Boolean).join(' ');
    },
    get action() {
      return choice?.text;
    },
    get moves() {
      const { moves } = props();
      return choice && moves && moves.length > 1 ? JSON.stringify(moves) : undefined;
    },
    get tool() {
      return kind === 'tool' ? props().tool : undefined;
    },
    get refused() {
      if (!refusal) return undefined;
      return 'text' in refusal ? refusal.text : refusal.clause;
    },
    point,
    entered: (event) => whenPointed(event, () => point(true)),
    left: (event) => {
      if (event.pointerType !== 'touch') point(false);
    },
    press,
    tooltip: attached,
  };
}
