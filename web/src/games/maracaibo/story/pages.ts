// The story of this game as pages: each card that was read or drawn, with its changes. The pages derive from the log,
// which is the same for all viewers.
import type { MaracaiboChoice, MaracaiboEvent, MaracaiboView } from '../../../generated/maracaibo';
import type { LineOf } from '../../../lib/game';
import { byKind } from '../../../lib/kinds';

/** A change on the chart that a card made. */
export type Change =
  | { kind: 'laid'; legacy: string }
  | { kind: 'lifted'; legacy: string }
  | { kind: 'quest'; quest: string; place: string }
  | { kind: 'cards'; cards: readonly string[] }
  | { kind: 'city'; tile: string; place: string }
  | { kind: 'cube'; nation: string; place: string };

/** A page: a card drawn, read or claimed, or the end of the campaign. */
export interface StoryPage {
  key: string;
  kind: 'drawn' | 'read' | 'ended' | 'claimed';
  card: string;
  /** The number of the log line, which groups the changes that follow at once. */
  n: number;
  /** The player who reads it, or has claimed its tile. */
  reader?: number;
  /** The ballots, once they are revealed. */
  ballots?: readonly (MaracaiboChoice | null)[];
  /** The result, and the deciding player after a tie. */
  chosen?: MaracaiboChoice;
  by?: number;
  changes: Change[];
}

function changeOf(event: MaracaiboEvent): Change | undefined {
  if (event.kind === 'tile-laid') return { kind: 'laid', legacy: event.legacy };
  if (event.kind === 'tile-lifted') return { kind: 'lifted', legacy: event.legacy };
  if (event.kind === 'quest-placed') return { kind: 'quest', quest: event.quest, place: event.place };
  if (event.kind === 'cards-unlocked') return { kind: 'cards', cards: event.cards };
  if (event.kind === 'city-laid') return { kind: 'city', tile: event.tile, place: event.place };
  if (event.kind === 'cube-boxed') return { kind: 'cube', nation: event.nation, place: event.place };
  return undefined;
}

/** The pages of a log; `tiles` maps a story tile to its card. */
export function pagesOf(
  log: readonly LineOf<MaracaiboEvent>[],
  tiles: ReadonlyMap<string, string> = new Map(),
): StoryPage[] {
  const pages: StoryPage[] = [];
  const read = (card: string): StoryPage | undefined =>
    pages.findLast((page) => page.kind === 'read' && page.card === card);
  for (const { n, event } of log) {
    if (event.kind === 'story-read')
      pages.push({
        key: `read-${event.card}`,
        kind: 'read',
        card: event.card,
        n,
        reader: event.seat,
        changes: [],
      });
    else if (event.kind === 'story-drawn')
      pages.push({ key: `drawn-${event.card}`, kind: 'drawn', card: event.card, n, changes: [] });
    else if (event.kind === 'quest-fulfilled' && tiles.has(event.quest)) {
      const card = tiles.get(event.quest) ?? '';
      pages.push({ key: `claimed-${card}`, kind: 'claimed', card, n, reader: event.seat, changes: [] });
    } else if (event.kind === 'campaign-ended')
      pages.push({ key: `ended-${event.card}`, kind: 'ended', card: event.card, n, changes: [] });
    else if (event.kind === 'ballots-shown') {
      const page = read(event.card);
      if (page) {
        page.ballots = event.ballots;
        if (event.chosen) page.chosen = event.chosen;
      }
    } else if (event.kind === 'decided') {
      const page = read(event.card);
      if (page) {
        page.chosen = event.choice;
        page.by = event.seat;
      }
    } else {
      const [last, change] = [pages.at(-1), changeOf(event)];
      if (last?.n === n && change) last.changes.push(change);
    }
  }
  return pages;
}

const itsPlace = ({ place }: { place: string }): string[] => [place];

/** The places on the chart that a change affects. */
export const placesOf = byKind<Change, [view: MaracaiboView], string[]>({
  quest: itsPlace,
  city: itsPlace,
  cube: itsPlace,
  laid: ({ legacy }, view) => {
    const tile = view.tiles.find((one) => one.id === legacy);
    return [tile?.place, tile?.lane?.from, tile?.lane?.to].filter((place) => place != null);
  },
  lifted: () => [],
  cards: () => [],
});
