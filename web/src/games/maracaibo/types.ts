// The generated types under the names that the board uses.
import type { MaracaiboPlayer as Player } from '../../generated/maracaibo';

export type {
  MaracaiboCard,
  MaracaiboPlace,
  MaracaiboPlayer,
  MaracaiboReach,
  MaracaiboSpace,
  MaracaiboTrek,
  MaracaiboView,
} from '../../generated/maracaibo';
export type MaracaiboArea = Player['areas'][number];
