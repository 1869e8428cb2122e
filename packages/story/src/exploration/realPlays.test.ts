import { describe, expect, it } from 'vitest';
import {
  advance,
  beginPlay,
  choicesOf,
  type Move,
  oddsOf,
  type PlayState,
  type PlayStory,
} from '../play/index.ts';
import { graphOf } from '../graph.ts';
import { seededRandom } from '../random.ts';
import { ledgerStory } from '../testing/ledgerStory.ts';
import { ways } from '../testing/ways.ts';
import { SlotIndex } from './changes.ts';
import { explore, type StateSpace } from './explore.ts';
import { deadSlots } from './liveSlots.ts';
import { TURNS } from './slots.ts';
import { oddsOfCheck } from './tests.ts';

const STORIES = process.env.TEST_FULL === '1' ? 4000 : 120;
const TIMEOUT_MS = 60_000 + STORIES * 200;
const STATES_MOST = 3000;

/** A state of a play as the exploration would store it. */
function keyOf({ story }: StateSpace, dead: ReturnType<typeof deadSlots>, state: PlayState): string {
  const node = story.nodes.findIndex((each) => each.node.name === state.node);
  const numbers = new Map(state.numbers);
  const values = story.slots.map(({ kind, name, least, most }, slot) => {
    if (dead[node]!.includes(slot)) return 0;
    if (name === TURNS) return story.nodes[node]!.timeOut ? state.turns_in_node : 0;
    if (kind === 'thing') return state.things.includes(name) ? 1 : 0;
    return Math.min(most, Math.max(least, numbers.get(name) ?? 0));
  });
  return [node, ...values].join(' ');
}

function exploredIn({ situations, story }: StateSpace, dead: ReturnType<typeof deadSlots>): Set<string> {
  const explored = new Set<string>();
  for (let at = 0; at < situations.count; at += 1) {
    const node = situations.nodeOf(at);
    const from = situations.startOf(at);
    const values = [...situations.values.subarray(from, from + story.slots.length)];
    for (const slot of dead[node]!) values[slot] = 0;
    explored.add([node, ...values].join(' '));
  }
  return explored;
}

/** All moves: each choice, and one that stays. */
function movesIn(story: PlayStory, state: PlayState): Move[] {
  if (state.is_completed) return [];
  return [
    { kind: 'immerse' },
    ...choicesOf(story, state).map(({ text }): Move => ({ kind: 'choice', text })),
  ];
}

function after(story: PlayStory, state: PlayState, move: Move): PlayState {
  const result = advance(story, { ...state, current_xp: 1000 }, move);
  if (result.refusal) throw new Error(result.refusal.code);
  return result.next;
}

/** Every state that moves can lead to; null if there are too many. */
function everyState(story: PlayStory): PlayState[] | null {
  const same = ({ node, numbers, things, turns_in_node }: PlayState) => {
    const turns = Math.min(turns_in_node, story.graph.nodes.get(node!)?.timeOut?.turns ?? 0);
    return JSON.stringify([node, numbers.filter(([, value]) => value !== 0), things, turns]);
  };
  const begun = beginPlay(story);
  const known = new Map([[same(begun), begun]]);
  for (const state of known.values()) {
    if (known.size > STATES_MOST) return null;
    for (const move of movesIn(story, state)) {
      const next = after(story, state, move);
      if (!known.has(same(next))) known.set(same(next), next);
    }
  }
  return [...known.values()];
}

function aPlay(story: PlayStory, seed: number): PlayState[] {
  const random = seededRandom(seed);
  const states = [beginPlay(story, `play ${seed}`)];
  while (states.length < 25 && !states.at(-1)!.is_completed) {
    const moves = movesIn(story, states.at(-1)!);
    states.push(after(story, states.at(-1)!, moves[Math.floor(random() * moves.length)]!));
  }
  return states;
}

it('The odds of the exploration are those of the play', () => {
  const check = { name: 'nerve', at_least: 6 };
  for (const rolls of [true, false])
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const story = { ...ledgerStory(5), difficulty };
      const slot = { kind: 'number', name: 'nerve', least: -99, most: 99, begins: 0, inherited: [] } as const;
      const odds = oddsOfCheck({ ...check, rolls }, story, new SlotIndex([slot]));
      const attempt = { ...story.graph.nodes.get('s0')!.choices[0]!, check: { ...check, rolls } };
      for (let nerve = -8; nerve < 12; nerve += 1) {
        const state: PlayState = { ...beginPlay(story), numbers: [['nerve', nerve]] };
        expect(odds(Int32Array.of(nerve), 0) * 100).toBeCloseTo(oddsOf(story, state, attempt));
      }
    }
});

it('The dead receive nothing, and what one would have given them one has', () => {
  const graph = graphOf(
    ways({
      a: [{ target: 'b', effect: 'take key; kill kasam' }],
      b: [{ target: 'c', effect: 'give key to kasam' }],
      c: [
        { target: 'kasam has it', condition: 'holds kasam key' },
        { target: 'you have it', condition: 'has key' },
      ],
      'kasam has it': [],
      'you have it': [],
    }),
  );
  const { situations, story } = explore(graph).exact;
  const entered = Array.from({ length: situations.count }, (_, at) => situations.nodeOf(at));
  expect(entered.map((node) => story.nodes[node]!.node.name)).toEqual(['a', 'b', 'c', 'you have it']);
});

describe(`On ${STORIES} stories with things, attempts and time, the exploration`, () => {
  it(
    'has every state that plays reach, and no others where nothing is rolled',
    () => {
      let whole = 0;
      let compared = 0;
      for (let seed = 1; seed <= STORIES; seed += 1) {
        const story = ledgerStory(seed);
        const { exact } = explore(story.graph, { milliseconds: 60_000 }, story);
        if (!exact.isWhole) continue;
        whole += 1;
        const dead = deadSlots(exact.story);
        const explored = exploredIn(exact, dead);
        const at = `seed ${seed}`;
        for (let play = 0; play < 10; play += 1)
          for (const state of aPlay(story, play))
            expect(explored.has(keyOf(exact, dead, state)), `${at} ${JSON.stringify(state)}`).toBe(true);
        const states = story.rolls ? null : everyState(story);
        if (states === null) continue;
        compared += 1;
        const reached = new Set(states.map((state) => keyOf(exact, dead, state)));
        expect([...explored].filter((key) => !reached.has(key)).slice(0, 3), at).toEqual([]);
        expect([...reached].filter((key) => !explored.has(key)).slice(0, 3), at).toEqual([]);
      }
      expect(whole).toBeGreaterThan(STORIES * 0.9);
      expect(compared).toBeGreaterThan(STORIES * 0.5);
    },
    TIMEOUT_MS,
  );
});
