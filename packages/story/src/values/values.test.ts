import type { StoryStructure } from '@kathaloka/contract/entities';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARISONS } from '../expressions/expression.ts';
import { parseEffects } from '../expressions/parse.ts';
import { graphOf, textOf } from '../graph.ts';
import { advance, beginPlay, choicesOf } from '../play/index.ts';
import { playStory } from '../play/playStory.ts';
import { sceneTextOf } from '../play/retrace.ts';
import { afterEffects, EMPTY_STATE, type StoryState } from '../state.ts';
import type { Piece } from './pieces.ts';
import { readText } from './readText.ts';
import { formOf, toldText } from './toldText.ts';
import { plainText, writeText } from './writeText.ts';

const OIL = { names: { numbers: new Set(['oil', 'तेल']), words: new Set(['name']) }, language: 'en' } as const;
const after = (effects: string): StoryState =>
  effects ? afterEffects(parseEffects(effects).value!, EMPTY_STATE) : EMPTY_STATE;
const told = (text: string, effects = '') => toldText(text, OIL, after(effects));

describe('A text', () => {
  it.each([
    ['You have {oil} oil.', '', 'You have 0 oil.'],
    ['You have {oil} oil.', 'oil + 3', 'You have 3 oil.'],
    ['{ oil }{oil}', 'oil - 2', '-2-2'],
    ['तेल: {तेल}', 'तेल + 1', 'तेल: 1'],
    ['{oil} {count of oil: measure | measures}', 'oil + 1', '1 measure'],
    ['{oil} {count of oil: measure | measures}', 'oil + 2', '2 measures'],
    ['{count of oil: no oil | a drop | {oil} drops}', '', 'no oil'],
    ['{count of oil: no oil | a drop | {oil} drops}', 'oil + 1', 'a drop'],
    ['{count of oil: no oil | a drop | {oil} drops}', 'oil + 7', '7 drops'],
    ['It {if has sign: glows | is dark}.', '', 'It is dark.'],
    ['It {if has sign: glows | is dark}.', 'gain sign', 'It glows.'],
    ['It is{if oil >= 2:  still} dark.', 'oil + 2', 'It is still dark.'],
    ['It is{if oil >= 2:  still} dark.', '', 'It is dark.'],
    ['{if has a: {if oil > 1: many | {oil}} | none}', 'gain a; oil + 1', '1'],
    ['{if has a: x \\| y \\} z}', 'gain a', 'x | y } z'],
    ['{name} waits.', '', '… waits.'],
    ['{name | The traveller} waits.', '', 'The traveller waits.'],
  ])('%j, after %j, is told as %j', (text, effects, expected) => {
    expect(told(text, effects)).toBe(expected);
  });

  it.each([
    'no value',
    '{}',
    '{ }',
    '{oli}',
    '{sign}',
    '{see page 5}',
    'a {b {c} d} e',
    '{oil, and more',
    '}{',
    '{{',
    '{and}',
    '{oil | a | b}',
    '{if}',
    '{if oil: a}',
    '{if has a: b | c | d}',
    '{count of sign: a | b}',
    '{count of : a}',
    'C:\\{dir\\}',
    'a \\| b \\} c',
    '{constructor}',
    '{__proto__}',
  ])('%j has no value that the story knows, and is told as it stands', (text) => {
    expect(told(text, 'oil + 1; gain sign')).toBe(text);
  });

  it('tells the brace of a value behind a backslash', () => {
    expect(told('\\{oil} and \\{if has a: b} and {oil}')).toBe('{oil} and {if has a: b} and 0');
  });

  it('tells what a player has typed as words alone', () => {
    const state = { ...after('oil + 5'), words: new Map([['name', '{oil} \\{oil} {if has a: b}']]) };
    expect(toldText('{name | nobody}', OIL, state)).toBe('{oil} \\{oil} {if has a: b}');
  });

  it('is read in time whatever it is made of, and never fails', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '|',
      '\\',
      'if ',
      'count of ',
      'oil',
      'has a',
      ':',
      ' ',
      'नाम',
      '>= 1',
      '💧',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(typeof told(pieces.join(''))).toBe('string');
      }),
      { numRuns: 300 },
    );
    for (const hostile of ['{', '{if ', '{oil|', '\\{', '{if has a: '])
      expect(told(hostile.repeat(10_000 / hostile.length))).toContain('{');
  });

  it('that an author means as words is told so, whatever braces it has', () => {
    const words = fc.array(fc.constantFrom('{', '}', '|', '\\', 'oil', 'if has a:', ' ', 'x'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, (parts) => {
        expect(told(plainText(parts.join('')), 'oil + 1; gain a')).toBe(parts.join(''));
      }),
      { numRuns: 500 },
    );
  });
});

const words = fc.constantFrom(' ', 'a', 'b ', ' c', '|', '}', 'x: y', '\\', 'ॐ').map((text) => text);
const name = fc.constantFrom('oil', 'तेल', 'name');
const { pieces } = fc.letrec<{ pieces: Piece[] }>((tie) => ({
  pieces: fc
    .array(
      fc.oneof(
        { maxDepth: 2 },
        fc.record({ kind: fc.constant('text' as const), text: words }),
        fc.record({
          kind: fc.constant('value' as const),
          name,
          otherwise: fc.constant(null),
          source: fc.constant(''),
        }),
        fc.record({
          kind: fc.constant('count' as const),
          name,
          forms: fc.array(tie('pieces'), { minLength: 1, maxLength: 3 }),
          source: fc.constant(''),
        }),
        fc.record({
          kind: fc.constant('if' as const),
          condition: fc.record({
            kind: fc.constant('compare' as const),
            name,
            by: fc.constantFrom(...COMPARISONS),
            value: fc.integer({ min: -3, max: 3 }),
          }),
          told: tie('pieces'),
          otherwise: tie('pieces'),
          source: fc.constant(''),
        }),
      ),
      { maxLength: 3 },
    )
    // a backslash right before a brace would escape it
    .filter((all) => !all.some((one, at) => one.kind === 'text' && one.text === '\\' && at < all.length - 1)),
}));

describe('A text with values', () => {
  it('is the same when it is written and read', () => {
    const joined = (all: readonly Piece[]): unknown[] =>
      all.reduce<Record<string, unknown>[]>((done, one) => {
        const last = done.at(-1);
        if (one.kind === 'text' && last?.['kind'] === 'text')
          last['text'] = `${String(last['text'])}${one.text}`;
        else if (one.kind === 'text') done.push({ kind: 'text', text: one.text });
        else if (one.kind === 'count') done.push({ ...one, source: '', forms: one.forms.map(joined) });
        else if (one.kind === 'if')
          done.push({ ...one, source: '', told: joined(one.told), otherwise: joined(one.otherwise) });
        else done.push({ ...one, source: '' });
        return done;
      }, []);
    fc.assert(
      fc.property(pieces, (all) => {
        expect(joined(readText(writeText(all)).pieces)).toEqual(joined(all));
      }),
      { numRuns: 500 },
    );
  });
});

describe('The form of a number', () => {
  it.each([
    ['en', 0, 1],
    ['en', 1, 0],
    ['en', -1, 1],
    ['hi', 0, 0],
    ['hi', 1, 0],
    ['hi', 2, 1],
    ['ur', 0, 1],
    ['ta', 0, 1],
    ['bn', 0, 0],
  ] as const)('is that of the language: in %s, of %i, the form %i of two', (language, count, form) => {
    expect(formOf(2, count, language)).toBe(form);
  });

  it('is the last one where too few are written', () => {
    expect(formOf(1, 5, 'en')).toBe(0);
    expect(formOf(3, 5, 'en')).toBe(2);
  });
});

const LAMP: StoryStructure = {
  start_node: 'shop',
  nodes: {
    shop: {
      text: 'You have {oil} {count of oil: measure | measures}.',
      choices: [
        { text: 'Buy one, to have {oil} and one', target: 'shop', effect: 'oil + 1' },
        { text: 'Go, {if oil > 1: rich | poor}', target: 'end' },
      ],
    },
    end: { text: 'Home.', variants: [{ condition: 'oil > 1', text: 'Home with {oil}.' }], choices: [] },
  },
};

describe('A story with values', () => {
  const play = playStory({
    story_structure: LAMP,
    initial_xp: 100,
    total_scenes: 2,
    game_config: { commands: {}, xp_gain_multiplier: 1 },
  });

  it('tells its scenes and choices as they stand in each state, and choices are taken by what was read', () => {
    let state = beginPlay(play);
    expect(sceneTextOf(play, state)).toBe('You have 0 measures.');
    for (const text of ['Buy one, to have 0 and one', 'Buy one, to have 1 and one', 'Go, rich']) {
      expect(choicesOf(play, state).map((choice) => choice.text)).toContain(text);
      const result = advance(play, state, { kind: 'choice', text });
      if (result.refusal) throw new Error(result.refusal.code);
      state = result.next;
    }
    expect(sceneTextOf(play, state)).toBe('Home with 2.');
    expect(advance(play, beginPlay(play), { kind: 'choice', text: 'Go, rich' })).toEqual({
      refusal: { code: 'no_such_choice' },
    });
  });

  it('has the forms of its language', () => {
    const hindi = graphOf(LAMP, 'hi');
    expect(textOf(hindi, hindi.nodes.get('shop')!, EMPTY_STATE)).toBe('You have 0 measure.');
  });
});
