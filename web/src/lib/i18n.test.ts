import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  LANGS,
  addMessages,
  conditional,
  learn,
  say,
  seatIn,
  spans,
  speak,
  t,
  tellTexts,
  textOf,
  textsOf,
  word,
} from './i18n.svelte';
import type { Phrase } from '../generated/wire';

const seat = (at: number): Phrase => ({ id: 'seat-name', args: [['seat', { seat: at }]] });
const text = (given: string): Phrase => ({ id: 'plain', args: [['text', { text: given }]] });

describe('words', () => {
  beforeAll(() => speak('en'));

  it('are the same in every language, and their union is fresh', () => {
    execFileSync('node', ['scripts/messages.mjs', '--check']);
  });

  it('name players, lists and plain texts', () => {
    const phrase: Phrase = {
      id: 'act-not-awaited',
      args: [['seats', { list: [text('a'), text('b'), seat(0)] }]],
    };
    expect(say(phrase, ['Inês'])).toContain('a, b and Inês');
    expect(say(seat(2), [])).toBe('Player 3');
  });

  it('keep players and components as pieces of the sentence', () => {
    const phrase: Phrase = { id: 'undo-decided', args: [['seat', { seat: 1 }]] };
    const pieces = spans(phrase, ['Inês', 'Duarte']);
    expect(pieces[0]).toEqual({ kind: 'seat', seat: 1, text: 'Duarte' });
    expect(pieces[1]?.text).toContain('moved since');
  });

  it('use the conditional for events that have not happened, if the language has it', async () => {
    await learn('ilos');
    const played: Phrase = {
      id: 'il-log-played',
      args: [
        ['seat', { seat: 0 }],
        ['card', { phrase: { id: 'il-card-market' } }],
      ],
    };
    expect(say(conditional(played), ['Inês'])).toBe('Inês would play a Market card.');
    expect(conditional({ id: 'il-log-reshuffled' })).toEqual({ id: 'il-log-reshuffled' });
    await speak('fr');
    expect(say(conditional(played), ['Inês'])).toBe('Inês jouerait une carte Marché.');
    await speak('en');
  });

  it('contain the player and the components of a sentence', async () => {
    await learn('maracaibo');
    const card: Phrase = { id: 'ma-card-A01' };
    const about = (phrase: Phrase): number | undefined => seatIn(spans(phrase, ['Inês', 'Duarte']));
    expect(about({ id: 'undo-decided', args: [['seat', { seat: 1 }]] })).toBe(1);
    expect(about({ id: 'act-not-awaited', args: [['seats', { list: [text('a'), seat(0)] }]] })).toBe(0);
    expect(about({ id: 'ma-log-face-up', args: [['card', { phrase: card }]] })).toBeUndefined();
    const named = textsOf(spans({ id: 'ma-do-drop', args: [['card', { phrase: card }]] }, []));
    expect(named).toEqual([{ id: 'ma-card-A01', text: word('ma-card-A01.text') }]);
  });

  it('describe a component by the data of the table', async () => {
    await learn('maracaibo');
    tellTexts([{ id: 'ma-card-A01', text: text('Costs 3 doubloons.') }]);
    expect(textOf('ma-card-A01')).toBe('Costs 3 doubloons.');
    expect(textOf('ma-card-A02')).toBe(word('ma-card-A02.text'));
    tellTexts([]);
    expect(textOf('ma-card-A01')).toBe(word('ma-card-A01.text'));
  });

  it('show the id of a message that does not exist', () => {
    expect(say({ id: 'no-such-message' }, [])).toBe('[no-such-message]');
    expect(word('no-such-message')).toBeUndefined();
  });

  it('exist for every folder of messages', async () => {
    expect(LANGS).toEqual(['en', 'fr']);
    addMessages('qps', 'play-now = ⟦Plåy now⟧\nseat-number = ⟦Plåyér⟧ { $number }\nseat-name = { $seat }\n');
    await speak('qps');
    expect(t('play-now')).toBe('⟦Plåy now⟧');
    expect(say(seat(2), [])).toBe('⟦Plåyér⟧ 3');
    expect(document.documentElement.lang).toBe('qps');
    await speak('en');
  });

  it('change with the language', async () => {
    await learn('no-such-game');
    await speak('fr');
    expect(t('play-now')).toBe('Jouer');
    expect(say(seat(2), [])).toBe('Joueur 3');
    await speak('en');
    expect(t('play-now')).toBe('Play now');
  });
});
