// Panels beside the board: a click on a clause of the table's game opens the rules there and stays at the table.

interface Reader {
  game: string;
  show(clause: string | undefined): void;
}

let reader: Reader | undefined;

/** Registers a table that can show rules beside the board; returns a function that unregisters it. */
export function offerReading(one: Reader): () => void {
  reader = one;
  return () => {
    if (reader === one) reader = undefined;
  };
}

/** Shows the rules of a game, or a clause, beside the board. Returns false if no table can. */
export function readBeside(game: string, clause?: string): boolean {
  if (reader?.game !== game) return false;
  reader.show(clause);
  return true;
}

/** For links to the rules: a plain click opens them beside the board, other clicks follow the link. */
export function besideClick(game: string, clause?: string): (event: MouseEvent) => void {
  return (event) => {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (plain && readBeside(game, clause)) event.preventDefault();
  };
}

let chat: (() => void) | undefined;

/** Registers the chat of a table; returns a function that unregisters it. */
export function offerChat(show: () => void): () => void {
  chat = show;
  return () => {
    if (chat === show) chat = undefined;
  };
}

/** Shows the chat of the table. */
export function chatBeside(): void {
  chat?.();
}

let aid: (() => void) | undefined;

/** Registers the player aid of a table; returns a function that unregisters it. */
export function offerAid(show: () => void): () => void {
  aid = show;
  return () => {
    if (aid === show) aid = undefined;
  };
}

/** Toggles the player aid beside the board. Returns false if there is no space beside it. */
export function aidBeside(): boolean {
  if (!aid || matchMedia('(max-width: 900px)').matches) return false;
  aid();
  return true;
}
