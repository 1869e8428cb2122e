import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphOf, type StoryGraph, textOf } from '../graph.ts';
import { afterEffects, EMPTY_STATE, type StoryState } from '../state.ts';
import { randomStory } from '../testing/randomStory.ts';
import { explore } from './explore.ts';
import { reachOfChoices } from './reachOfChoices.ts';
import { choicesOffered } from './walks.ts';

const scene = (text: string, ...choices: StoryNode['choices']): StoryNode => ({ text, choices });
const go = (target: string, effect = '', of: object = {}) => ({
  text: `To ${target}, ${effect}`,
  target,
  ...(effect && { effect }),
  ...of,
});
const reachOf = (nodes: Record<string, StoryNode>, of: Partial<StoryStructure> = {}) => {
  const graph = graphOf({ start_node: 'a', nodes, ...of });
  return reachOfChoices(graph, explore(graph).exact);
};
const END = { end: scene('End.') };

describe('What a choice changes', () => {
  it('is nothing if every word after it is told after an earlier choice too', () => {
    const { isProved, choices } = reachOf({
      a: scene('A', go('b'), go('b', 'gain coin'), go('b', 'gain rope')),
      b: { ...scene('B', go('end')), variants: [{ condition: 'has rope', text: 'B with a rope' }] },
      ...END,
    });
    expect(isProved).toBe(true);
    expect(choices).toEqual([
      { node: 'a', choice: 0, like: null, until: 'b', endings: [] },
      { node: 'a', choice: 1, like: 0, until: null, endings: [] },
      { node: 'a', choice: 2, like: null, until: 'b', endings: [] },
    ]);
  });

  it('reaches to the last scene that is told or offers otherwise, and to other endings', () => {
    const { choices } = reachOf({
      a: scene('A', go('b', 'gain key'), go('b', 'gain coin')),
      b: scene('B', go('c')),
      c: { ...scene('C', go('d')), variants: [{ condition: 'has coin', text: 'C for a coin' }] },
      d: scene('D', go('end'), go('vault', '', { condition: 'has key' })),
      vault: scene('Gold.'),
      ...END,
    });
    expect(choices.filter(({ node }) => node === 'a')).toEqual([
      { node: 'a', choice: 0, like: null, until: 'vault', endings: ['vault'] },
      { node: 'a', choice: 1, like: null, until: 'vault', endings: ['vault'] },
    ]);
    // the ways from the fourth scene end immediately
    expect(choices.find(({ node }) => node === 'd')?.endings.toSorted()).toEqual(['end', 'vault']);
  });

  it('is a word that a text prints, an answer, a thing, a wound or a promise', () => {
    const likeOf = (one: object, other: object, of: Partial<StoryStructure> = {}, text = 'B') =>
      reachOf(
        {
          a: scene('A', { text: 'One', target: 'b', ...one }, { text: 'Other', target: 'b', ...other }),
          b: scene(text, go('end')),
          ...END,
        },
        of,
      ).choices[1]!.like;
    expect(likeOf({ effect: 'oil + 1' }, {})).toBe(0);
    expect(likeOf({ effect: 'oil + 1' }, {}, {}, 'B {oil}')).toBeNull();
    expect(likeOf({ effect: 'gain sign' }, {}, {}, 'B {if has sign: glows}')).toBeNull();
    expect(likeOf({ ask: 'name' }, {}, {}, 'B {name}')).toBeNull();
    expect(likeOf({ effect: 'gain key' }, {}, { things: { key: { name: 'a key' } } })).toBeNull();
    expect(likeOf({ effect: 'hurt hand' }, {})).toBeNull();
    expect(likeOf({ effect: 'owe ila "a song"' }, {})).toBeNull();
    expect(likeOf({ check: 'roll oil >= 5', lose_text: 'No.' }, { effect: 'gain coin' })).toBeNull();
  });

  it('is compared in circles as well', () => {
    const circle = (condition: string) =>
      reachOf({
        a: scene('A', go('b', 'gain coin'), go('b')),
        b: scene('B', go('c'), go('a')),
        c: scene('C', go('b'), go('end', '', { condition })),
        ...END,
      }).choices.find(({ node, choice }) => node === 'a' && choice === 1)!.like;
    expect(circle('not has rope')).toBe(0);
    expect(circle('has coin or not has coin')).toBe(0);
    expect(circle('has coin')).toBeNull();
  });

  it('is unknown where not all states can be compared', () => {
    const graph = graphOf({
      start_node: 'a',
      nodes: { a: scene('A', go('end'), go('end', 'oil + 1')), ...END },
    });
    expect(reachOfChoices(graph, explore(graph, { situations: 0 }).exact)).toEqual({
      isProved: false,
      choices: [],
    });
  });
});

/** Everything that is told and offered to a player who always takes the choice of this number. */
function tale(graph: StoryGraph, from: string, state: StoryState, picks: readonly number[]): string {
  const node = graph.nodes.get(from)!;
  const offered = choicesOffered(node, state);
  const told = [textOf(graph, node, state), ...offered.map(({ text }) => text)].join('|');
  const [pick, ...rest] = picks;
  const choice = pick === undefined ? undefined : offered[pick % Math.max(1, offered.length)];
  if (!choice || !graph.nodes.has(choice.target)) return told;
  return `${told}\n${tale(graph, choice.target, afterEffects(choice.effects, state), rest)}`;
}

it('A choice that changes no word is followed by the same tale as the other, in any story and on any way', () => {
  let compared = 0;
  const walk = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), walk, walk, (seed, before, after) => {
      const graph = graphOf(randomStory(seed));
      const { choices } = reachOfChoices(graph, explore(graph).exact);
      const unheard = choices.filter(({ like }) => like !== null);
      let node = graph.nodes.get(graph.start)!;
      let state: StoryState = EMPTY_STATE;
      for (const pick of before) {
        const offered = choicesOffered(node, state);
        for (const { choice, like } of unheard.filter((each) => each.node === node.name)) {
          const [one, other] = [choice, like!].map((index) => offered.find((each) => each.index === index));
          if (!one || !other) continue;
          compared += 1;
          expect(one.target).toBe(other.target);
          expect(tale(graph, one.target, afterEffects(one.effects, state), after)).toBe(
            tale(graph, other.target, afterEffects(other.effects, state), after),
          );
        }
        const next = offered[pick % Math.max(1, offered.length)];
        if (!next || !graph.nodes.has(next.target)) break;
        state = afterEffects(next.effects, state);
        node = graph.nodes.get(next.target)!;
      }
    }),
    { numRuns: 500 },
  );
  expect(compared).toBeGreaterThan(0);
});
