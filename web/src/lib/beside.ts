// Reading the rules beside the board: whoever asks for a clause while its game is on the table stays at the table.

interface Reader {
  game: string;
  show(clause: string | undefined): void;
}

let reader: Reader | undefined;

/** The table offers to show rules beside it; returns what withdraws the offer. */
export function offerReading(one: Reader): () => void {
  reader = one;
  return () => {
    if (reader === one) reader = undefined;
  };
}

/** Shows the rules of a game, or one clause, beside the board; false where no table can. */
export function readBeside(game: string, clause?: string): boolean {
  if (reader?.game !== game) return false;
  reader.show(clause);
  return true;
}

/** For links to the rules: a plain click reads beside the board, any other does what links do. */
export function besideClick(game: string, clause?: string): (event: MouseEvent) => void {
  return (event) => {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (plain && readBeside(game, clause)) event.preventDefault();
  };
}

let chat: (() => void) | undefined;

/** The table offers its chat; returns what withdraws the offer. */
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

/** The table offers its player aid beside it; returns what withdraws the offer. */
export function offerAid(show: () => void): () => void {
  aid = show;
  return () => {
    if (aid === show) aid = undefined;
  };
}

/** Shows the player aid beside the board, or the log again; false where there is no room beside it. */
export function aidBeside(): boolean {
  if (!aid || matchMedia('(max-width: 900px)').matches) return false;
  aid();
  return true;
}
