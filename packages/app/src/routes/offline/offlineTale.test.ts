import { anOfflineStory } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import {
  choicesIn,
  endingOf,
  openOfflineTale,
  readingAfter,
  sheetIn,
  turnsFromReading,
} from './offlineTale.ts';

const at = '2026-11-25T10:00:00.000Z';
const { story } = anOfflineStory();

/** A story in which one takes a thing, is hurt by it, fails an attempt, and is lost. */
const content = anOfflineStory({
  story: {
    ...story,
    story_structure: {
      start_node: 'bank',
      things: { bell: { name: 'the bell', line: 'It is cold.' } },
      nodes: {
        bank: {
          text: 'The bank is dark.',
          choices: [{ text: 'Take the bell', target: 'water', effect: 'gain bell; hurt hand' }],
        },
        water: {
          text: 'The water is wide.',
          choices: [
            { text: 'Leap', target: 'water', check: 'nerve >= 3', lose_target: 'end_river' },
            { text: 'Say your name', target: 'water', ask: 'name' },
          ],
        },
        end_river: { text: 'The river keeps you.', ending: 'lost', choices: [] },
      },
    },
  },
});
const tale = openOfflineTale(content, { language: 'en', brought: null });
const after = (...moves: number[]) =>
  readingAfter(
    tale,
    moves.map((choose) => ({ choose, at })),
    'a-play',
  );

it('says what a move has changed, and what the reader carries', () => {
  const reading = after(0);
  expect(turnsFromReading(tale, reading, at).map(({ changes }) => changes)).toEqual([
    undefined,
    [
      { kind: 'took', what: 'the bell' },
      { kind: 'hurt', what: 'hand' },
    ],
  ]);
  expect(sheetIn(tale, reading)).toMatchObject({
    carried: [{ name: 'the bell', line: 'It is cold.' }],
    hurts: ['hand'],
  });
});

it('says the chance of an attempt, and asks the young nothing', () => {
  expect(choicesIn(tale, after(0), false)).toEqual([
    { text: 'Leap', is_detour: false, odds: 0 },
    { text: 'Say your name', is_detour: false, asks: true },
  ]);
  expect(choicesIn(tale, after(0), true)[1]).toEqual({ text: 'Say your name', is_detour: false });
});

it('says what a failed attempt needed, and that its ending is lost', () => {
  const reading = after(0, 0);
  expect(turnsFromReading(tale, reading, at).at(-1)?.check).toEqual({
    name: 'nerve',
    at_least: 3,
    had: 0,
    won: false,
  });
  expect(endingOf(tale, reading).is_lost).toBe(true);
});

it('counts no choice and tells no scene where something is put down', () => {
  const { game_config, ...others } = content.story;
  const laden = openOfflineTale(
    { ...content, story: { ...others, game_config: { ...game_config, inventory_slots: 0 } } },
    { language: 'en', brought: null },
  );
  const moves = [0, 0, 0].map((choose) => ({ choose, at }));
  const reading = readingAfter(laden, moves, 'a-play');
  expect(turnsFromReading(laden, reading, at).map(({ is_scene }) => is_scene)).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(endingOf(laden, reading)).toMatchObject({ scene: 'end_river', choices_made: 2 });
});

it('rolls by the id of the play', () => {
  const { nodes } = content.story.story_structure;
  const [leap] = nodes['water']!.choices;
  const water = { ...nodes['water']!, choices: [{ ...leap!, check: 'roll nerve >= 6', lose_target: '' }] };
  const structure = { ...content.story.story_structure, nodes: { ...nodes, water } };
  const rolling = openOfflineTale(
    { ...content, story: { ...content.story, story_structure: structure } },
    { language: 'en', brought: null },
  );
  const rollsOf = (seed: string) =>
    readingAfter(
      rolling,
      [0, 0, 0, 0, 0, 0].map((choose) => ({ choose, at })),
      seed,
    ).steps.map(({ state }) => state.check?.roll);
  expect(rollsOf('one')).toEqual(rollsOf('one'));
  expect(rollsOf('one')).not.toEqual(rollsOf('another'));
});
