import { expect, it } from 'vitest';
import { readBundledStories } from '../../features/bundledStories/bundledStory.ts';
import { fragmentBank } from '../../testing/fragmentBank.ts';
import { simpleParser } from '../../testing/simpleParser.ts';
import { simulate, type SimulatedTurn } from '../../testing/simulatedPlay.ts';
import { PLAYERS, playerOf } from '../../testing/simulatedPlayers.ts';
import { TEMPERAMENTS } from './temperaments.ts';
import { paragraphsOf, normalisedSentences } from './words.ts';

const SESSIONS = 50;
const TURNS = 40;
const WINDOW = 30;

const bundled = readBundledStories().map(({ story }) => story);
const LANGUAGES = [...new Set(bundled.map(({ language }) => language))];
const fragments = fragmentBank(60, {}, LANGUAGES);
const kinds = Object.keys(PLAYERS);

function session(seed: number): SimulatedTurn[] {
  const story = bundled[seed % bundled.length]!;
  const model_key = TEMPERAMENTS[seed % TEMPERAMENTS.length]!.key;
  const player = playerOf(PLAYERS[kinds[seed % kinds.length]!]!, seed);
  return [...simulate({ story, model_key, seed, fragments, parser: simpleParser }, player, TURNS)];
}

const sessions = Array.from({ length: SESSIONS }, (_, seed) => session(seed));

it('no sentence of the narrator is told twice in thirty turns, also after undo', () => {
  for (const turns of sessions)
    turns.forEach((turn, index) => {
      const told = new Set(
        turns.slice(Math.max(0, index - WINDOW), index).flatMap(({ house }) => normalisedSentences(house)),
      );
      expect(normalisedSentences(turn.house).filter((sentence) => told.has(sentence))).toEqual([]);
    });
});

it('every turn has a text, with nothing unfilled', () => {
  for (const { text } of sessions.flat()) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/[{}]/);
  }
});

it('a scene ends with the words of its author', () => {
  const scenes = sessions.flat().filter(({ task }) => task?.kind === 'scene');
  expect(scenes.length).toBeGreaterThan(100);
  for (const { task, text } of scenes) {
    const last = paragraphsOf(task!.scene.text).at(-1)!;
    expect(text.trimEnd().endsWith(last.trimEnd())).toBe(true);
  }
});

it('the same seed and the same actions give the same telling, also through JSON', () => {
  for (const seed of [0, 7, 19])
    expect(session(seed).map(({ text }) => text)).toEqual(sessions[seed]!.map(({ text }) => text));
});

it('a look round ends with two choices, and none of them twice', () => {
  const settings = sessions.flat().filter(({ task }) => task?.kind === 'setting' && task.choices.length <= 2);
  expect(settings.length).toBeGreaterThan(10);
  for (const { task, state } of settings) expect(new Set([...task!.choices, ...state.detours]).size).toBe(2);
});

it('the notes stay below 4 kB in a thousand turns', () => {
  const story = bundled.find(({ story_structure }) => Object.keys(story_structure.nodes).length > 0)!;
  const open = { ...story, story_structure: { start_node: '', nodes: {} } };
  const player = playerOf(PLAYERS['contrary']!, 1);
  let largest = 0;
  for (const { notes } of simulate(
    { story: open, model_key: 'tenali', seed: 1, fragments, parser: simpleParser },
    player,
    1000,
  ))
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(notes)));
  expect(largest).toBeLessThan(4096);
});
