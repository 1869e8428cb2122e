import { describe, expect, it } from 'vitest';
import { fragmentBank } from '../../testing/fragmentBank.ts';
import { aSceneSheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import type { NarrationTask } from '../Narrator.ts';
import { PARSER } from '../createBuiltIn.ts';
import { tellTurn } from './builtInNarrator.ts';

const { story, state } = aNarrationTask();

const BANK = fragmentBank(6, {
  'en/tenali/immerse.place': 'This is {place}.',
  'en/tenali/ask.people': 'There is {person}.',
  'en/tenali/echo': 'You remember {deed}.',
  'en/tenali/doing': 'You try to {do}.',
  'en/tenali/earned': 'One way is open because of {deed}.\nYou may {way}, because of {deed}.',
  'en/tenali/ask.act': "You ask: '{question}'",
});

function told(input: string | null, values: Partial<NarrationTask> = {}) {
  const task = aNarrationTask({
    kind: 'detour',
    model_key: 'tenali',
    input,
    scene: aSceneSheet({ name: 'bank', text: 'Karna stands in the rain.' }),
    story: {
      ...story,
      lore_cards: [],
      lexicon: { names: [{ np: 'Karna', is: 'person' }], places: { bank: 'the bank of the river' } },
    },
    ...values,
  });
  const pieces = [...tellTurn(task, { fragments: BANK, parser: PARSER })];
  const text = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  return { text, notes: pieces.flatMap((piece) => ('notes' in piece ? [piece.notes] : []))[0] };
}

describe('A question', () => {
  it('where, is answered with the place', () => {
    expect(told('where am I?').text).toContain('This is the bank of the river.');
  });

  it('who, is answered with who is there', () => {
    expect(told('who is here').text).toContain('There is Karna.');
  });

  it('what was done, is answered with the latest deed', () => {
    const done = { ...state, deeds: ['the bell you rang', 'the coin you kept'] };
    const { text } = told('what have I done', {
      state: done,
      history: [{ action_type: 'continue', input: null, text: 'Rain.' }],
    });
    expect(text).toContain('You remember the coin you kept.');
  });

  it('that nobody can answer, is heard in its own words', () => {
    expect(told('why does it rain').text).toContain("You ask: 'Why does it rain?'");
  });
});

it('an act that the author says nothing about is told back in the words of the player', () => {
  expect(told('pray to the river').text).toContain('You try to pray to the river.');
});

describe('A choice that a deed has earned', () => {
  const earned = [{ text: 'Cross by the rope. It holds.', deed: 'the rope you mended' }];
  const done = {
    earned,
    state: { ...state, deeds: ['the rope you mended'] },
    history: Array.from({ length: 6 }, () => ({ action_type: 'continue', input: null, text: 'Rain.' })),
  };

  it('names the deed in front of its scene, and not the choice', () => {
    const scene = aSceneSheet({ name: 'bank', text: 'The water is high. '.repeat(12).trim() });
    const first = told('Go on', { kind: 'scene', scene, ...done });
    expect(first.text.startsWith('One way is open because of the rope you mended.\n\n')).toBe(true);
    const again = told('Go on', { kind: 'scene', scene, ...done, notes: first.notes });
    expect(again.text).not.toContain('because of');
  });

  it('is named with its deed where the story stays', () => {
    expect(told('listen', done).text).toContain('You may cross by the rope, because of the rope you mended.');
  });

  it('is not explained while the deed is fresh in mind', () => {
    const fresh = { ...done, deed: 'the rope you mended', history: done.history.slice(0, 2) };
    expect(told('listen', fresh).text).not.toContain('because of');
  });

  it('stays unexplained where nothing has earned it', () => {
    expect(told('listen').text).not.toContain('because of');
  });
});
