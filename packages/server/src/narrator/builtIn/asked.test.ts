import { describe, expect, it } from 'vitest';
import { fragmentBank } from '../../testing/fragmentBank.ts';
import { aSceneSheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import type { NarrationTask } from '../Narrator.ts';
import { PARSER } from '../createBuiltIn.ts';
import { tellTurn } from './builtInNarrator.ts';

const { story, state } = aNarrationTask();

const BANK = fragmentBank(6, {
  'en/shared/act.done': 'You {do}.',
  'en/shared/nearest': 'So much is told.',
  'en/tenali/earned': 'One way is open because of {deed}.\nYou may {way}, because of {deed}.',
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
  it('where, is answered with the place and what is seen there', () => {
    expect(told('where am I?').text).toBe('This is the bank of the river. “Karna stands in the rain.”');
  });

  it('who, is answered with who is there', () => {
    expect(told('who all are here?').text).toBe('Here is Karna. “Karna stands in the rain.”');
  });

  it('what was done, is answered with the latest deeds', () => {
    const done = { ...state, deeds: ['the bell you rang', 'the coin you kept'] };
    expect(told('what have I done', { state: done }).text).toContain(
      'Behind you is the bell you rang and the coin you kept.',
    );
  });

  it('at what time, is answered with the sentence that says so', () => {
    const scene = aSceneSheet({
      name: 'bank',
      text: 'Karna has two spoons. It is ten past eleven at night.',
    });
    for (const input of ['what time is it?', 'kitne baje hain?'])
      expect(told(input, { scene }).text).toBe('“It is ten past eleven at night.”');
  });

  it('in other words than the scene’s, or in Hindi, is answered as well', () => {
    const scene = aSceneSheet({
      name: 'bank',
      text: 'The moon is up. Karna keeps the letter in his left boot.',
    });
    for (const input of ['where does he hide the letters?', 'chitthi kahan hai?'])
      expect(told(input, { scene }).text).toContain('Karna keeps the letter in his left boot.');
  });

  it('that the story asks, too, is answered by what follows there', () => {
    const text = "'Who was the second spoon for?'\n\n'I never asked,' says Karna.";
    const scene = aSceneSheet({ name: 'bank', text });
    expect(told('what was the second spoon for', { scene }).text).toBe(
      "“'Who was the second spoon for?' 'I never asked,' says Karna.”",
    );
  });

  it('of what somebody has just asked, is answered with the last question', () => {
    const scene = aSceneSheet({ name: 'bank', text: "'Sit up,' says Karna. 'Is he well?' The rain stops." });
    expect(told('what did he just ask me', { scene }).text).toContain('Is he well?');
  });

  it('how many, goes on until a number is told, also in the next paragraph', () => {
    const text = 'Karna opens the jar of pearls and turns it over.\n\nThere are nine. The rain stops.';
    const scene = aSceneSheet({ name: 'bank', text });
    expect(told('how many pearls are in the jar?', { scene }).text).toContain('There are nine.');
  });

  it('about him, is answered with what is told of him last, for nothing', () => {
    const text = "'Sit,' says Karna. He has a blue scarf on. 'You are late.'";
    const { text: answer } = told('what is he wearing', { scene: aSceneSheet({ name: 'bank', text }) });
    expect(answer).toContain('He has a blue scarf on.');
  });

  it('twice, with one answer, is answered once', () => {
    const scene = aSceneSheet({ name: 'bank', text: 'The moon is up. Karna sold two mangoes at noon.' });
    const { text } = told('when did Karna sell mangoes, and how many mangoes?', { scene });
    expect(text.match(/two mangoes/g)).toHaveLength(1);
  });

  it('with one word of a sentence beside it, is not answered with it', () => {
    const scene = aSceneSheet({ name: 'bank', text: 'The moon is up. Karna wipes her face, ring and all.' });
    const { text } = told('which goldsmith engraved letters upon the ring?', { scene });
    expect(text).not.toMatch(/^“/);
  });

  it('that nothing answers, is not charged', () => {
    expect(told('why does the elephant sing').text).toMatch(/of untold\./);
  });
});

it('what is said to somebody is met with what they do last, and not with how they came in', () => {
  const text = 'Karna steps out of the rain into your tent. He wrings out his hair. He swallows hard.';
  const { text: answer } = told('"I will not go with you."', { scene: aSceneSheet({ name: 'bank', text }) });
  expect(answer).toContain('He swallows hard.');
  expect(answer).not.toContain('steps out');
});

it('an act that the author says nothing about is told back in the words of the player', () => {
  expect(told('pray to the river').text).toContain('You pray to the river.');
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
