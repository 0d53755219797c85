// An element on the table that may be pressed, in HTML or SVG: its action, its texts and its reaction to a press.
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
  /** The action that it represents, if any. */
  match?: ((action: Action) => boolean) | undefined;
  /**
   * The chain of moves that a press sends as one gesture, instead of one action. It is highlighted if the first is
   * legal.
   */
  moves?: readonly Action[] | undefined;
  /** The reason why it cannot be used with the picked-up tools, if the board knows it from an aid. */
  why?: { clause: string; reason: Phrase } | undefined;
  /**
   * The name of a tool, unique in the position. A press picks something up or changes the offers, and sends nothing.
   */
  tool?: string | undefined;
  /** The handler of a tool. */
  onpress?: ((event: Event) => void) | undefined;
  /** Whether this tool is picked up. */
  held?: boolean | undefined;
  /** The message of the component, for its tooltip. */
  about?: string | undefined;
  /** The label; the name of a gesture, of a tool, and of an element without choice or refusal. */
  label?: string | undefined;
  /** The name of its spot, for outlines and flights. */
  spot?: string | undefined;
  /** The name of its place for flights only, which another element may take over. */
  at?: string | undefined;
  /** A tooltip by the board instead of the component's text. */
  tell?: (() => Tooltip | undefined) | undefined;
  /** Called when the pointer, the focus or a touch enters or leaves, for boards that show its text elsewhere. */
  onpoint?: ((on: boolean) => void) | undefined;
  /** On touch screens the first tap shows the tooltip and the second chooses. */
  twice?: boolean | undefined;
  /** The reason why it is a poor choice: it is dimmed and needs a second press. */
  doubt?: string | undefined;
  class?: string;
}

export interface Thing<Action> {
  /** The legal choice: that of its action, or the first of its chain. */
  readonly choice: ChoiceOf<Action> | undefined;
  readonly refusal: Pick<RefusalOf<Action>, 'clause' | 'reason'> | undefined;
  /** Whether a press chooses, picks up, or does nothing. */
  readonly kind: 'choice' | 'tool' | 'refused' | 'still';
  /** Whether a press has an effect. */
  readonly live: boolean;
  /** Whether it can ever be pressed. Such an element is always a button, so that it is not recreated. */
  readonly button: boolean;
  /** Its accessible name. */
  readonly name: string;
  readonly classes: string;
  /** The attributes for tests and the page: its notation, gesture, tool and refusal. */
  readonly action: string | undefined;
  readonly moves: string | undefined;
  readonly tool: string | undefined;
  readonly refused: string | undefined;
  /** Reports that the pointer or focus enters or leaves. */
  point(on: boolean): void;
  /**
   * Reports that the pointer enters, or that the element has moved under a resting pointer, which does not count as
   * pointing.
   */
  entered(event: PointerEvent): void;
  /** Reports that the pointer leaves. After a touch the tooltip stays until another element is touched. */
  left(event: PointerEvent): void;
  press(event: Event): void;
  readonly tooltip: Attachment<Element>;
}

/** A refusal with a sentence from the rules, or without one from an aid. */
type Refused<Action> = RefusalOf<Action> | Pick<RefusalOf<Action>, 'clause' | 'reason'>;

/** The state of an element; call it during component setup. */
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
  /** Whether a press was refused and the reason is shown. */
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

  /** The preview of the choice as sentences. */
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

  /** The tooltip of an element that is selectable at another time: the current decision. */
  function notNow(): Tooltip | undefined {
    const { table } = props();
    if (!table.myTurn || table.past || !table.present) return undefined;
    return { tone: 'no', spans: spans(table.present.prompt, table.names) };
  }

  /** Whether a touch has shown the tooltip, so that a second tap chooses. */
  let thumbed = false;

  /** Ends the hover, because an element that is removed under the pointer cannot report it. */
  let leave: (() => void) | undefined;

  function point(on: boolean): void {
    if (!on) {
      thumbed = false;
      // The element may be removed during rendering, when state must not change.
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
    // Picking up a tool may turn the same element into a choice: one press does one of both.
    if (kind === 'tool') {
      onpress?.(event);
      return;
    }
    // The second press of a double click belongs to the first.
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
    const done = table.act(chain ?? [choice.action], !chain && props().doubt !== undefined);
    void done.then(() => {
      if (table.unconfirmed === wanted && target instanceof Element)
        showTooltip(target, { tone: 'info', title: t('really'), text: again() });
    });
  }

  /** The text that asks for a second press. */
  const again = (): string => [props().doubt, t('press-again')].filter(Boolean).join(' ');

  /** Shows its tooltip with a button that chooses it; the preview follows. */
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

  /** One tooltip per element; its content is computed when shown. */
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
      // A button needs a name. An element without a label has one only while a choice or a refusal exists.
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
