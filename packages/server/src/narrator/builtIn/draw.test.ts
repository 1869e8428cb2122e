import { expect, it } from 'vitest';
import { fragmentsOf } from './fragments.ts';
import { aSceneSheet, aStorySheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import { simpleParser } from '../../testing/simpleParser.ts';
import type { NarrationTask } from '../Narrator.ts';
import { draw } from './draw.ts';
import { storedNotes } from './notes.ts';
import { beginNarration } from './Narration.ts';

/** A turn on the ferry's bank, with only these leans. */
function turnWith(leans: readonly string[], task: Partial<NarrationTask> = {}) {
  const fragments = fragmentsOf(
    new Map([
      ...['tenali', 'birbal', 'vyasa'].map((key): [string, string] => [`en/${key}/lean`, leans.join('\n')]),
      ['en/lists/grave', 'dead'],
    ]),
  );
  return beginNarration(aNarrationTask(task), { fragments, parser: simpleParser });
}

/** What is drawn in a number of turns, each with the notes and texts of the turns before. */
function drawn(
  leans: readonly string[],
  turns: number,
  task: Partial<NarrationTask> = {},
): (string | null)[] {
  const texts: (string | null)[] = [];
  let notes: unknown = null;
  for (let count = 0; count < turns; count += 1) {
    const turn = turnWith(leans, {
      ...task,
      notes,
      recentTexts: texts.map((text) => text ?? '').toReversed(),
    });
    texts.push(draw(turn, 'lean'));
    notes = JSON.parse(JSON.stringify(storedNotes(turn.notes))) as unknown;
  }
  return texts;
}

const plain = (count: number) => Array.from({ length: count }, (_, index) => `Word${index} and so on.`);

it('nothing is drawn twice before all have been drawn, and an empty bag yields nothing', () => {
  const texts = drawn(plain(5), 8);
  expect(new Set(texts.slice(0, 5)).size).toBe(5);
  expect(texts.slice(5)).toEqual([null, null, null]);
});

it('a sentence comes again when it was not told for thirty turns, in another order', () => {
  const texts = drawn(plain(40), 80);
  expect(texts).not.toContain(null);
  expect(new Set(texts.slice(0, 40)).size).toBe(40);
  expect(texts.slice(40)).not.toEqual(texts.slice(0, 40));
  texts.forEach((text, index) => expect(texts.slice(Math.max(0, index - 30), index)).not.toContain(text));
});

it('the same seed draws in the same order, another one in another order', () => {
  expect(drawn(plain(20), 10)).toEqual(drawn(plain(20), 10));
  expect(drawn(plain(20), 10, { seed: 43 })).not.toEqual(drawn(plain(20), 10));
});

it('a sentence of a turn that was undone is not told', () => {
  const [first] = drawn(plain(5), 1);
  expect(draw(turnWith(plain(5), { recentTexts: [first!] }), 'lean')).not.toBe(first);
});

it('the first two words of a turn are not those of the last two turns', () => {
  const recentTexts = ['You wait a little.', 'Another thing.'];
  expect(draw(turnWith(['You wait again.'], { recentTexts }), 'lean')).toBeNull();
  const turn = turnWith(['You wait again.'], { recentTexts });
  turn.said.push('Something else.');
  expect(draw(turn, 'lean')).toBe('You wait again.');
});

it('a fragment waits until all its slots can be filled', () => {
  expect(draw(turnWith(['Think of {deed}.']), 'lean')).toBeNull();
  expect(draw(turnWith(['Think of {deed}.']), 'lean', { fillers: { deed: 'the bell' } })).toBe(
    'Think of the bell.',
  );
  expect(
    draw(turnWith(['You may {a}; you may {b}.'], { choices: ['Ring the bell', 'Swim on'] }), 'lean'),
  ).toBe('You may ring the bell; you may swim on.');
  expect(draw(turnWith(['You may {a}; you may {b}.'], { choices: ['Ring the bell'] }), 'lean')).toBeNull();
});

it('a filler never doubles the word beside it', () => {
  const thanks = (deed: string) =>
    draw(turnWith(['You have {deed} to thank.']), 'lean', { fillers: { deed } });
  expect(thanks('the gate you ran to')).toBeNull();
  expect(thanks('the gate you ran from')).toBe('You have the gate you ran from to thank.');
});

it('one that needs exactly two choices waits for them, and one that needs people for somebody present', () => {
  expect(draw(turnWith(['No third way.  #n2']), 'lean')).toBe('No third way.');
  expect(draw(turnWith(['No third way.  #n2'], { choices: ['One', 'Two', 'Three'] }), 'lean')).toBeNull();
  const story = aStorySheet({ lexicon: { names: [{ np: 'the ferryman', is: 'person' }] } });
  const scene = aSceneSheet({ text: 'The ferryman waits.' });
  expect(draw(turnWith(['Somebody nods.  #people'], { story }), 'lean')).toBeNull();
  expect(draw(turnWith(['Somebody nods.  #people'], { story, scene }), 'lean')).toBe('Somebody nods.');
});

it('no joke is told in a grave scene, near an ending, by Vyasa, or too soon after another one', () => {
  const joke = ['A joke.  #light'];
  expect(draw(turnWith(joke), 'lean')).toBeNull();
  const scene = aSceneSheet({ stepsToEnding: 5 });
  expect(draw(turnWith(joke, { scene }), 'lean')).toBe('A joke.');
  expect(draw(turnWith(joke, { scene: { ...scene, text: 'He is dead.' } }), 'lean')).toBeNull();
  expect(draw(turnWith(joke, { scene, model_key: 'vyasa' }), 'lean')).toBeNull();
  const jokes = plain(9).map((text) => `${text}  #light`);
  expect(drawn(jokes, 7, { scene }).map((text) => text !== null)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

it('a figure of speech comes once in ten turns, and one a turn where there is a choice', () => {
  const carts = ['Like a cart.  #cart', 'As a cart goes.  #cart'];
  const told = drawn(carts, 11).flatMap((text, index) => (text === null ? [] : [index]));
  expect(told).toEqual([0, 10]);
  const turn = turnWith(['Like a door.  #door', 'Plainly.']);
  turn.notes.figures.push(['cart', turn.number]);
  expect(draw(turn, 'lean')).toBe('Plainly.');
});

it('what a player says keeps its own mark, and no comma follows', () => {
  const story = aStorySheet();
  const say = (words: string) =>
    draw(turnWith(["'{words},' you say."], { story, input: `say ${words}` }), 'lean');
  expect(say('stop!')).toBe("'Stop!' you say.");
  expect(say('it is late')).toBe("'It is late,' you say.");
});
