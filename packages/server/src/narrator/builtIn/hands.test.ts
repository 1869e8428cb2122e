import { expect, it } from 'vitest';
import { fragmentBank } from '../../testing/fragmentBank.ts';
import { aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { tell } from '../../testing/tellOne.ts';
import { fragmentsOf } from './fragments.ts';

const LORE = 'The bell was cast from the coins of drowned men.';
const story = aStorySheet({ lore_cards: [{ keys: ['bell'], text: LORE }] });

/** The texts of one hand, joined. */
const of = (hand: string, { hands }: ReturnType<typeof tell>) =>
  hands.flatMap(([by, text]) => (by === hand ? [text] : [])).join('');

it('A scene is its author’s, and what frames it is the house’s', () => {
  const scene = aSceneSheet({ text: 'The bank is dark.\n\nA bell hangs by the water.' });
  const told = tell({ kind: 'scene', scene, input: 'Ring the bell', retelling: 1 });
  expect(told.text.endsWith(scene.text)).toBe(true);
  expect(of('author', told)).toBe(scene.text);
  expect(of('house', told)).toBe(told.text.slice(0, -scene.text.length));
  expect(of('house', told)).not.toBe('');
});

it('Lore and scene are their author’s, and the sentences around them are the house’s', () => {
  expect(of('author', tell({ story, input: 'who is the bell' }))).toBe(LORE);
  const told = tell({ story, input: 'look at the bell' });
  expect(told.hands.map(([by]) => by)).not.toContain(undefined);
  expect(of('author', told)).toBe('A bell hangs by the water.');
  expect(of('house', told)).toMatch(/of act done\./);
});

it('What the player has typed is theirs, within a sentence of the house', () => {
  const bank = fragmentBank(40, { 'en/shared/act.tried': 'You {do}, slowly.' });
  const told = tell({ input: 'open the water' }, bank);
  expect(of('player', told)).toBe('open the water');
  expect(of('house', told)).toContain('You , slowly.');
});

it('What is told where there is nothing to tell is the house’s, and of the author what is theirs', () => {
  const none = fragmentsOf(new Map());
  const empty = aSceneSheet({ text: '' });
  expect(tell({ scene: empty, story: aStorySheet({ story_prompt: '', title: '' }) }, none).hands).toEqual([
    ['house', '…'],
  ]);
  expect(tell({ scene: empty, story }, none).hands).toEqual([['author', LORE]]);
});

it('In many turns of each kind every piece has a hand, and the author’s are words that the author has written', () => {
  const written = [LORE, aSceneSheet().text, '“Ring the bell” and “Swim”'];
  const inputs = ['look at the bell', 'go home', 'who are you', 'say hello', 'blah', 'fight the water'];
  let authored = 0;
  for (let seed = 0; seed < 200; seed += 1) {
    const kind = (['detour', 'moment', 'setting', 'scene'] as const)[seed % 4]!;
    const told = tell({ story, kind, seed, input: inputs[seed % inputs.length]!, retelling: seed % 3 });
    expect(told.hands.map(([, text]) => text).join('')).toBe(told.text);
    for (const [by, text] of told.hands.filter((hand) => /\p{L}/u.test(hand[1]))) {
      expect(['author', 'house', 'player']).toContain(by);
      const isWritten = written.some((whole) => whole.includes(text.trim()));
      expect([text, isWritten]).toEqual([text, by === 'author']);
      if (by === 'author') authored += 1;
    }
  }
  expect(authored).toBeGreaterThan(50);
});
