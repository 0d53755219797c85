// The sign vocabulary, one sign of each kind. The legend shows them with their texts, and the tests render each.
import type { MessageId } from '../../generated/messages';

export interface Sign {
  /** The effect notation. */
  script: string;
  /** The message that explains it. */
  id: MessageId;
}

export const SIGNS: readonly Sign[] = [
  { script: 'D3', id: 'mab-sign-doubloons' },
  { script: 'VP4', id: 'mab-sign-points' },
  { script: 'CP2', id: 'mab-sign-combat-points' },
  { script: 'INF1', id: 'mab-sign-influence' },
  { script: 'INF2(F)', id: 'mab-sign-influence-with' },
  { script: 'SPY1', id: 'mab-sign-spy' },
  { script: 'DISC', id: 'mab-sign-disc' },
  { script: 'EX3', id: 'mab-sign-explore' },
  { script: 'VA2', id: 'mab-sign-village' },
  { script: 'FIGHT', id: 'mab-sign-combat' },
  { script: 'SKULL', id: 'mab-sign-quarantine' },
  { script: 'RESAIL', id: 'mab-sign-resail' },
  { script: 'RANK', id: 'mab-sign-rank' },
  { script: 'VP1/compass', id: 'mab-sign-per-compass' },
  { script: 'VP2/spy', id: 'mab-sign-per-spy' },
  { script: 'VP1/ctoken', id: 'mab-sign-per-combat-token' },
  { script: 'VP1/quest', id: 'mab-sign-per-quest' },
  { script: 'VP2/token', id: 'mab-sign-per-token' },
  { script: 'VP3/nation3', id: 'mab-sign-per-nation' },
  { script: 'pay(3same)>{D5 VA2}', id: 'mab-sign-pay-goods' },
  { script: 'pay(CP2)>{D7 VA2}', id: 'mab-sign-pay-combat' },
  { script: 'pay(hand)>{D4}', id: 'mab-sign-pay-hand' },
  { script: 'incD3', id: 'mab-sign-income' },
  { script: 'incV2', id: 'mab-sign-points-income' },
  { script: '?med:incV2', id: 'mab-sign-combination' },
  { script: 'OBJ(map)', id: 'mab-sign-object' },
  { script: 'DISCOUNT2', id: 'mab-sign-discount' },
  { script: 'FIGHTCP', id: 'mab-sign-before-combat' },
  { script: 'PATRON(S)', id: 'mab-sign-patron' },
  { script: 'GRAVE', id: 'mab-sign-grave' },
  { script: 'EXPL1', id: 'mab-sign-further' },
  { script: 'TOLL', id: 'mab-sign-toll' },
  { script: 'HOST', id: 'mab-sign-host' },
  { script: 'SPYTOCP', id: 'mab-sign-spy-to-combat' },
  { script: 'VA pay(2same)>{D4}', id: 'mab-sign-new-village' },
  { script: 'VA!pay(2map)>{D3 EX2}', id: 'mab-sign-ultimate' },
  { script: 'CA(2)>{INF1 VP1}', id: 'mab-sign-new-combat' },
  { script: 'CUBEVILLAGE', id: 'mab-sign-cube-village' },
  { script: 'COLONY', id: 'mab-sign-colony' },
  { script: 'CUBEHERE D1', id: 'mab-sign-cube-here' },
  { script: 'QUESTCARD', id: 'mab-sign-quest-card' },
  { script: 'SPYINC', id: 'mab-sign-spy-income' },
  { script: 'CUBES3(E)', id: 'mab-sign-needs-cubes' },
  { script: 'HERBS3', id: 'mab-sign-pay-herbs' },
  { script: 'SPYRET', id: 'mab-sign-return-spy' },
  { script: 'SPYCARD', id: 'mab-sign-spy-card' },
];
