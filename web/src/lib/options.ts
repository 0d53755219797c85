// The options of a table as text.
import type { GameInfo, OptionSpec } from '../generated/wire';
import { word } from './i18n.svelte';

type Options = Readonly<Record<string, unknown>>;

const message = (game: GameInfo, option: OptionSpec): string =>
  `${game.prefix.toLowerCase()}-option-${option.key}`;

/** Whether an option applies at a table of this size: one called `solo` is for solo games. */
export function concerns(option: OptionSpec, seats: number): boolean {
  return option.key !== 'solo' || seats === 1;
}

/** Whether a game has campaigns, which is so if it has an option for the archive. */
export const hasCampaign = (game: GameInfo): boolean =>
  game.options.some(({ choices }) => choices.kind === 'json');

/** The values of an option for a new table, without story mode, which needs a campaign. */
export function wordsOf(game: GameInfo, option: OptionSpec): readonly string[] {
  if (option.choices.kind !== 'words') return [];
  return option.choices.words.filter(
    (one) => !(hasCampaign(game) && option.key === 'mode' && one === 'story'),
  );
}

export function optionLabel(game: GameInfo, option: OptionSpec): string {
  return word(message(game, option)) ?? option.key.replaceAll('-', ' ');
}

/** The description of an option, if it has more than a name. */
export function optionText(game: GameInfo, option: OptionSpec): string | undefined {
  return word(`${message(game, option)}.text`);
}

export function optionValue(game: GameInfo, option: OptionSpec, given: unknown): string {
  return word(`${message(game, option)}-${String(given)}`) ?? String(given);
}

/** The options that differ from the defaults. */
export function unusual(game: GameInfo, options: Options, seats: number): string[] {
  return game.options.flatMap((option) => {
    const given = options[option.key] ?? option.default;
    const usual = JSON.stringify(given) === JSON.stringify(option.default);
    if (usual || option.choices.kind === 'json' || !concerns(option, seats)) return [];
    const label = optionLabel(game, option);
    return [given === true ? label : `${label} ${optionValue(game, option, given)}`];
  });
}
