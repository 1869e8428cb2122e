/** What an ending tells of a play whose author wants that to take long. */
import type { StoryStructure } from '@kathaloka/contract/entities';
import { expect, it } from 'vitest';
import type { Condition } from '../expressions/expression.ts';
import { ways } from '../testing/ways.ts';
import { advance, beginPlay } from './index.ts';
import { type PlayedTurn, whatMattered } from './forks.ts';
import { playStory, type PlayStory } from './playStory.ts';

const named = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`);
const raised = (names: readonly string[]) => names.map((name) => `${name} + 1`).join('; ');

/** One scene that is entered again and again, with variants that never hold and effects on all that they read. */
function looping(): StoryStructure {
  const structure = ways({
    round: [
      { target: 'round', effect: raised(['a', ...named('q', 15)]) },
      { target: 'round', effect: raised(['b', ...named('r', 15)]) },
      { target: 'never', condition: 'a > 900000 and b > 900000' },
      'end',
    ],
    never: [],
    end: [],
  });
  const round = structure.nodes['round']!;
  const variants = Array.from({ length: 20 }, (_, at) => ({
    condition: ['a', 'b', ...named('c', 6)].map((name) => `${name} = -${at + 1}`).join(' or '),
    text: `Variant ${at}.`,
  }));
  return { ...structure, nodes: { ...structure.nodes, round: { ...round, variants } } };
}

function played(structure: StoryStructure, steps: number): { play: PlayStory; turns: PlayedTurn[] } {
  const play = playStory({
    story_structure: structure,
    initial_xp: 100_000,
    total_scenes: 3,
    game_config: { xp_gain_multiplier: 1, commands: {} },
  });
  const turns: PlayedTurn[] = [{ id: '0', state: beginPlay(play), selected_choice: null }];
  for (let at = 1; at <= steps; at += 1) {
    const text = at === steps ? 'Way 4' : `Way ${1 + (at % 2)}`;
    const result = advance(play, turns.at(-1)!.state, { kind: 'choice', text });
    if (result.refusal) throw new Error(result.refusal.code);
    turns.push({ id: `${at}`, state: result.next, selected_choice: { text } });
  }
  return { play, turns };
}

/** The play with conditions that count how often a part of them is read. */
function counting(play: PlayStory) {
  const read = { parts: 0 };
  const counted = (condition: Condition): Condition =>
    new Proxy(condition, {
      get(of, key) {
        if (key === 'kind') read.parts += 1;
        const value: unknown = Reflect.get(of, key);
        return Array.isArray(value) ? value.map((part) => counted(part as Condition)) : value;
      },
    });
  const nodes = new Map(
    [...play.graph.nodes].map(([name, node]) => [
      name,
      {
        ...node,
        variants: node.variants.map((one) => ({
          ...one,
          condition: one.condition && counted(one.condition),
        })),
      },
    ]),
  );
  return { read, play: { ...play, graph: { ...play.graph, nodes } } };
}

it('A play that is too much work takes no more than its limit, and its latest forks are told', () => {
  const { play, turns } = played(looping(), 450);
  const counted = counting(play);
  const { forks } = whatMattered(counted.play, turns);
  expect(counted.read.parts, 'of 36 million').toBeLessThan(100_000);
  expect(forks.at(-1)).toMatchObject({ turn_id: '449', choice: 'Way 4', ruled_out: 1 });
});

it('The limit alone decides what is told: less work tells the latest, and none tells nothing', () => {
  const { play, turns } = played(looping(), 20);
  const all = whatMattered(play, turns, Infinity);
  expect(all).toEqual(whatMattered(play, turns));
  expect(whatMattered(play, turns, 300).forks).toEqual(all.forks.slice(-1));
  expect(whatMattered(play, turns, 0)).toEqual({ forks: [], closed: null });
});
