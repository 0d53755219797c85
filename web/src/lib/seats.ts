/** The symbols of the seats, in the order of their colours `--p1` … `--p6`. */
export const MARKS = ['anchor', 'sun', 'tower', 'moon', 'star', 'dividers'] as const;

/** The class that carries a seat's colours. */
export function seatClass(seat: number): string {
  return `p${(seat % MARKS.length) + 1}`;
}

/** The dash pattern of a seat's line in a chart, in addition to its colour. */
export const DASHES: readonly string[] = ['', '7 4', '2 3', '10 3 2 3', '14 4', '1 5'];
