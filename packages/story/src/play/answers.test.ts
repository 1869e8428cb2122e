import type { StoryStructure } from '@kathaloka/contract/entities';
import { ANSWER_MAX } from '@kathaloka/contract/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, beginPlay, choicesOf } from './index.ts';
import { answerOf, choiceLine, chosenAmong, withAnswer } from './answers.ts';
import { playStory } from './playStory.ts';
import type { PlayState } from './playState.ts';
import { retrace, sceneTextOf } from './retrace.ts';

const GATE: StoryStructure = {
  start_node: 'gate',
  nodes: {
    gate: {
      text: 'Who is there, {name | stranger}?',
      choices: [{ text: 'Say your name', target: 'hall', ask: 'name', effect: 'seen + 1' }],
    },
    hall: {
      text: 'Welcome, {name | traveller}. You are {seen}.',
      choices: [
        { text: 'Go on as {name | nobody}', target: 'end', condition: 'seen >= 1' },
        { text: 'Say another', target: 'hall', ask: 'name' },
      ],
    },
    end: { text: 'The end of {name}.', choices: [] },
  },
};
const play = playStory({
  story_structure: GATE,
  initial_xp: 100,
  total_scenes: 3,
  game_config: { commands: {}, xp_gain_multiplier: 1 },
});
const begun = beginPlay(play);

function after(state: PlayState, text: string, answer?: string): PlayState {
  const result = advance(play, state, { kind: 'choice', ...withAnswer(text, answer) });
  if (result.refusal) throw new Error(`${text}: ${result.refusal.code}`);
  return result.next;
}

describe('An answer', () => {
  it.each([
    ['Meera', 'Meera'],
    ['  मीरा   बाई ', 'मीरा बाई'],
    ["O'Neil-Roy, Jr.", "O'Neil-Roy, Jr."],
    ['میرا', 'میرا'],
    ['*Bold* _x_ `y`', 'Bold x y'],
    ['[a](https://evil.example)', 'ahttpsevil.example'],
    ['{oil} <b>', 'oil b'],
    ['- 1. one', '1. one'],
    ['one\ntwo', 'one two'],
    ['one\r\ntwo\u2028three', 'one two three'],
    ['\u202eevil\u0000', 'evil'],
    ['é\u0301\u0301\u0301\u0301\u0301\u0301\u0301', 'é\u0301\u0301\u0301\u0301'],
    ['x'.repeat(200), 'x'.repeat(ANSWER_MAX)],
    ['***', null],
    [' ', null],
  ])('%j is told as %j', (typed, told) => {
    expect(answerOf(typed)).toBe(told);
  });

  it('changes what is told and nothing else, and brings no mark, whatever was typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc
        .array(
          fc.constantFrom(
            '{name}',
            '*',
            '**',
            '_',
            '\n',
            '[',
            '](',
            '<',
            '&lt;',
            '#',
            '`',
            '{if has a: b}',
            'मी',
            '\u200d',
            '👩‍👧',
          ),
          { maxLength: 12 },
        )
        .map((parts) => parts.join('')),
    );
    const silent = after(begun, 'Say your name');
    fc.assert(
      fc.property(typed, (words) => {
        const { words: told = [], ...state } = after(begun, 'Say your name', words);
        expect(state).toEqual(silent);
        const answer = told[0]?.[1] ?? 'traveller';
        expect(answer).toMatch(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’.,-]|\u200c|\u200d)*$/u);
        expect(sceneTextOf(play, { ...state, words: told })).toBe(`Welcome, ${answer}. You are 1.`);
      }),
      { numRuns: 300 },
    );
  });
});

describe('A choice that asks', () => {
  it('says so, and tells the answer from then on', () => {
    expect(choicesOf(play, begun)).toEqual([{ text: 'Say your name', is_detour: false, asks: true }]);
    expect(sceneTextOf(play, begun)).toBe('Who is there, stranger?');
    const hall = after(begun, 'Say your name', 'Meera');
    expect(sceneTextOf(play, hall)).toBe('Welcome, Meera. You are 1.');
    expect(choicesOf(play, hall).map(({ text }) => text)).toEqual(['Go on as Meera', 'Say another']);
    const other = after(hall, 'Say another', 'Dev');
    expect(other.words).toEqual([['name', 'Dev']]);
    expect(sceneTextOf(play, after(other, 'Go on as Dev'))).toBe('The end of Dev.');
  });

  it('tells what the author has written for that case where nobody answers', () => {
    const hall = after(begun, 'Say your name');
    expect(sceneTextOf(play, hall)).toBe('Welcome, traveller. You are 1.');
    expect(sceneTextOf(play, after(hall, 'Go on as nobody'))).toBe('The end of ….');
  });

  it('waits for its answer: Continue stays', () => {
    expect(advance(play, begun, { kind: 'continue' })).toMatchObject({ telling: { kind: 'moment' } });
  });

  it('is followed by a guest, and refused where it is not offered', () => {
    const named = { text: 'Say your name', answer: 'Meera' };
    const way = [named, { text: 'Go on as Meera' }];
    const { steps, refusal } = retrace(play, way);
    expect(refusal).toBeUndefined();
    expect(steps.map(({ choice }) => choice)).toEqual([null, ...way]);
    expect(retrace(play, [named, { text: 'Go on as Dev' }]).refusal).toEqual({
      code: 'no_such_choice',
    });
    expect(retrace(play, [{ text: 'Say your age', answer: '7' }]).refusal).toEqual({
      code: 'no_such_choice',
    });
  });

  it('leaves of what a guest has typed what is told, and nothing where nothing is asked', () => {
    const typed = [
      { text: 'Say your name', answer: '  *Meera*\n' },
      { text: 'Go on as Meera', answer: '🔥🔥' },
    ];
    expect(retrace(play, typed).steps.map(({ choice }) => choice)).toEqual([
      null,
      { text: 'Say your name', answer: 'Meera' },
      { text: 'Go on as Meera' },
    ]);
  });

  it('takes no answer where nothing is asked', () => {
    const hall = after(begun, 'Say your name', 'Meera');
    expect(advance(play, hall, { kind: 'choice', text: 'Go on as Meera', answer: 'Dev' })).toEqual({
      refusal: { code: 'no_such_choice' },
    });
  });
});

describe('A choice of several lines', () => {
  const choices = [
    { text: 'Say', ask: 'name' },
    { text: 'Say\nMeera', ask: '' },
    { text: 'Ask\nthem', ask: 'name' },
  ];

  it.each([
    [{ text: 'Say\nMeera' }, { index: 1, answer: null }],
    [
      { text: 'Say', answer: 'Meera' },
      { index: 0, answer: 'Meera' },
    ],
    [
      { text: 'Ask\nthem', answer: 'two\r\nlines' },
      { index: 2, answer: 'two lines' },
    ],
    [{ text: 'Ask\nthem\nMeera' }, null],
    [{ text: 'Say\nMeera', answer: 'Dev' }, null],
  ])('%j is told apart from an answer', (sent, found) => {
    expect(chosenAmong(sent, choices)).toEqual(found);
  });

  it('reads with its answer in one way everywhere', () => {
    expect(choiceLine(withAnswer('Say', 'Meera'))).toBe('Say: Meera');
    expect(choiceLine(withAnswer('Say\nit', null))).toBe('Say\nit');
  });
});
