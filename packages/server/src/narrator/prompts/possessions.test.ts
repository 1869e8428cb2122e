/** Checks the possessions in prompts of all bundled stories: never an internal name of the author. */
import { describe, expect, it } from 'vitest';
import { readBundledStories } from '../../features/bundledStories/bundledStory.ts';
import { fragmentBank } from '../../testing/fragmentBank.ts';
import { LARGE } from '../../testing/goldenPrompts.ts';
import { aNarrationTask } from '../../testing/narratorTasks.ts';
import { simpleParser } from '../../testing/simpleParser.ts';
import { simulate } from '../../testing/simulatedPlay.ts';
import { PLAYERS, playerOf } from '../../testing/simulatedPlayers.ts';
import type { NarrationTask } from '../Narrator.ts';
import { messagesFor } from './messagesFor.ts';
import { NO_MEMORY } from './promptTypes.ts';
import { stateFacts } from './stateFacts.ts';

const SESSIONS = process.env.TEST_FULL === '1' ? 200 : 12;
const TURNS = 40;

const bundled = readBundledStories().map(({ story }) => story);
const fragments = fragmentBank(60, {}, [...new Set(bundled.map(({ language }) => language))]);
const kinds = Object.keys(PLAYERS);

/** The lines of the state in a prompt, before the deeds and the facts. */
function stateIn(task: NarrationTask): { has: string[]; numbers: string[] } {
  const { messages } = messagesFor(task, NO_MEMORY, LARGE);
  const lines = /<facts>\n([\s\S]*?)\n<\/facts>/.exec(messages.at(-1)!.content)?.[1]?.split('\n') ?? [];
  const has = lines.find((line) => line.startsWith('has: '))?.slice('has: '.length);
  return {
    has: has?.split(', ') ?? [],
    numbers: lines.filter((line) => /: -?\d+$/.test(line)).map((line) => line.replace(/: -?\d+$/, '')),
  };
}

it(`${SESSIONS} sessions of ${TURNS} turns name no flag as a possession, and no number without a word for it`, () => {
  let [prompts, flags, possessions] = [0, 0, 0];
  for (let seed = 0; seed < SESSIONS; seed += 1) {
    const story = bundled[seed % bundled.length]!;
    const player = playerOf(PLAYERS[kinds[seed % kinds.length]!]!, seed);
    const setup = { story, model_key: 'tenali', seed, fragments, parser: simpleParser };
    const things = (story.lexicon?.names ?? []).filter(({ is }) => is === 'thing').map(({ np }) => np);
    const words = [...things, ...Object.values(story.lexicon?.words ?? {})];
    for (const { task } of simulate(setup, player, TURNS)) {
      if (!task) continue;
      const { has, numbers } = stateIn(task);
      expect(things).toEqual(expect.arrayContaining(has));
      expect(words).toEqual(expect.arrayContaining(numbers));
      prompts += 1;
      flags += task.state.things.length;
      possessions += has.length;
    }
  }
  console.log(
    `${prompts} prompts with ${flags} marks of authors, of which ${possessions} are told as things`,
  );
  expect(prompts).toBeGreaterThan(SESSIONS * 5);
  expect(flags).toBeGreaterThan(possessions);
  expect(possessions).toBeGreaterThan(0);
});

const LEXICON = {
  names: [
    { np: 'Paru', is: 'person' as const },
    { np: 'the paan box', is: 'thing' as const },
    { np: 'the small black pot', is: 'thing' as const },
    { np: 'the pot', is: 'thing' as const },
    { np: 'your shawl', is: 'thing' as const },
    { np: 'the ribbons', is: 'thing' as const },
    { np: 'थैला', is: 'thing' as const },
  ],
  words: { oil: 'jars of oil', toString: 'strings' },
};

describe('What the state says in a prompt', () => {
  it.each<[name: string, told: string | null]>([
    // internal names that had been listed as possessions in real prompts
    ['asked', null],
    ['said', null],
    ['paru', null],
    ['aulad', null],
    ['bangle', null],
    ['met_zarina', null],
    ['silver', null],
    ['churel', null],
    ['warned', null],
    ['constructor', null],
    ['__proto__', null],
    ['o', null],
    ['ox', null],
    // things, matched by the last word of their phrase
    ['box', 'the paan box'],
    ['paan_box', 'the paan box'],
    ['pot', 'the pot'],
    ['black_pot', 'the small black pot'],
    ['shawl', 'your shawl'],
    ['SHAWL', 'your shawl'],
    ['थैला', 'थैला'],
  ])('of the mark %s is %j', (name, told) => {
    const state = { ...aNarrationTask().state, things: [name] };
    expect(stateFacts(state, LEXICON)).toEqual(told === null ? [] : [`has: ${told}`]);
    expect(stateFacts(state, {})).toEqual([]);
  });

  it.each<[name: string, told: string | null]>([
    ['wind', null],
    ['xp', null],
    ['valueOf', null],
    ['oil', 'jars of oil: 3'],
    ['ribbons', 'the ribbons: 3'],
    ['toString', 'strings: 3'],
  ])('of the number %s is %j', (name, told) => {
    const state = { ...aNarrationTask().state, numbers: [[name, 3] as const] };
    expect(stateFacts(state, LEXICON)).toEqual(told === null ? [] : [told]);
  });

  it('names a thing once, and the deeds as before', () => {
    const state = {
      ...aNarrationTask().state,
      things: ['box', 'paan_box', 'asked'],
      deeds: ['the bell you rang'],
    };
    expect(stateFacts(state, LEXICON)).toEqual(['has: the paan box', 'done so far: the bell you rang']);
  });
});
