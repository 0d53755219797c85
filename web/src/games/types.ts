// What a game brings to the page beside its words: drawings, and where its actions lie on the table.
import type { Component } from 'svelte';
import type { MessageId } from '../generated/messages';
import type { ChoiceInfo, EventInfo } from '../generated/wire';
import type { Table } from '../lib/table.svelte';

/** A drawing of the sprite with its tint. */
export interface Drawing {
  icon: string;
  tint?: string;
  /** A figure that stands beside it, such as the value of a card. */
  figure?: string;
}

/** How a choice stands in the prompt bar. */
export interface Short {
  /** Drawings before the words. */
  drawings?: readonly Drawing[];
  /** The words; the whole sentence if absent. */
  text?: string;
  /** The player it is about: choices about one player stand together behind the player's disc. */
  seat?: number;
  /** `end` has a place and a colour of its own, `main` is what one mostly wants, `plain` is passing. */
  tone?: 'end' | 'main' | 'plain' | undefined;
  /** The board alone offers it: there are too many of its kind for the bar. */
  aside?: boolean;
}

/** Where a component is in a game that is being played, as everybody can see. */
export interface Where {
  /** A place, by its message. */
  place?: MessageId;
  /** The player who has it. */
  seat?: number;
  /** How many of them, where there are several. */
  count?: number;
}

/** A piece that moves: from the place with one `data-spot` to the place with another. */
export interface Flight {
  from: string;
  to: string;
  drawing: Drawing;
}

export interface GameUi {
  Board: Component<{ table: Table }>;
  /** What is one's own, docked under the board. */
  Dock: Component<{ table: Table }>;
  /** The line of key resources in a player's panel. */
  Facts: Component<{ table: Table; seat: number }>;
  /** The whole area of a player. */
  Area: Component<{ table: Table; seat: number }>;
  /** The points of a seat as the view shows them. */
  score(view: unknown, seat: number): number | undefined;
  /** The message of what points are called, where they are no coins. */
  unit?: MessageId;
  /** A title that a player holds: its drawing and the message that names it. */
  marker?(view: unknown, seat: number): (Drawing & { id: string }) | undefined;
  /** The drawing of a component by the id of its message. */
  draw(id: string): Drawing | undefined;
  /** The drawing of a row of the component files. */
  component?(kind: string, row: Readonly<Record<string, unknown>>): Drawing | undefined;
  /** Where the components of a row are; what nobody can see is left out or said to be out of sight. */
  where?(view: unknown, kind: string, row: Readonly<Record<string, unknown>>): readonly Where[];
  /** The messages of the phases of a round, in order. */
  phases: readonly string[];
  short(choice: ChoiceInfo, table: Table): Short;
  /** What a view that a choice would bring says beyond its events: what is half built, and what it would yield. */
  foresee?(view: unknown): string | undefined;
  /** The places that an event touched, which stay outlined until the viewer's next decision. */
  spots(event: EventInfo['event']): readonly string[];
  flights(event: EventInfo['event']): readonly Flight[];
  /** The points that end the game, where there is such a number: a line in the curve. */
  goal?(view: unknown): number | undefined;
  /** The drawing of a line of the score sheet. */
  item?(item: string): Drawing | undefined;
}
