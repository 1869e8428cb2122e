import type { StoryChoice, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { graphOf, type StoryGraph } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { earnedShare, idleNames, lockedShare, tellingShare } from './consequences.ts';

/** Every choice of a graph. */
const allOf = (story: StoryGraph) => [...story.nodes.values()].flatMap(({ choices }) => choices);

const to = (target: string, rest: Partial<StoryChoice> = {}): StoryChoice => ({
  text: `${target} ${JSON.stringify(rest)}`,
  target,
  ...rest,
});
const graph = (
  nodes: Record<string, readonly StoryChoice[]>,
  variants: Record<string, string> = {},
  shares: Pick<StoryStructure, 'takes' | 'leaves'> = {},
) =>
  graphOf({
    start_node: 'start',
    ...shares,
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([name, choices]): [string, StoryNode] => [
        name,
        {
          text: name,
          choices: [...choices],
          variants: variants[name] ? [{ condition: variants[name], text: 'Otherwise.' }] : [],
        },
      ]),
    ),
  });

describe('a name is idle', () => {
  it('if it is set and never asked for', () => {
    expect(idleNames(graph({ start: [to('end', { effect: 'gain lamp; oil + 1' })], end: [] }))).toEqual([
      'number oil',
      'thing lamp',
    ]);
  });

  it('if it is asked for and never set', () => {
    expect(idleNames(graph({ start: [to('end', { condition: 'not has lamp' })], end: [] }))).toEqual([
      'thing lamp',
    ]);
  });

  it('unless a condition or a variant asks for it', () => {
    const nodes = { start: [to('hall', { effect: 'gain lamp; oil + 1' })], hall: [to('end')], end: [] };
    expect(idleNames(graph(nodes, { hall: 'has lamp', end: 'oil > 0' }))).toEqual([]);
  });

  it('unless a text tells something only if it has it', () => {
    const nodes = {
      start: [to('{if has lamp: It is light. | It is dark.}', { effect: 'gain lamp; gain shawl' })],
      '{if has lamp: It is light. | It is dark.}': [],
    };
    expect(idleNames(graph(nodes))).toEqual(['thing shawl']);
  });
});

it('a thing, a wound, a promise, a holder and health are never idle: they are on the sheet', () => {
  const effect = 'take key; hurt hand; owe ila "a song"; health - 1; gain lamp';
  const start = [to('end', { effect, condition: 'holds ila key' })];
  const nodes = { start: { text: 'A gate.', choices: start }, end: { text: 'A yard.', choices: [] } };
  expect(idleNames(graphOf({ start_node: 'start', things: { key: { name: 'a key' } }, nodes }))).toEqual([
    'thing lamp',
  ]);
});

it('what the loss of an attempt sets counts as well', () => {
  const climb = to('end', { check: 'nerve >= 1', lose_effect: 'gain shame' });
  expect(idleNames(graph({ start: [climb], end: [] }))).toContain('thing shame');
});

describe('in a part of a series a name is idle', () => {
  const nodes = {
    start: [to('end', { condition: 'has lamp and debt > 0', effect: 'gain vow; oil + 1' })],
    end: [],
  };

  it('not if another part sets or reads it', () => {
    const shares = { takes: ['lamp', 'debt'], leaves: ['vow', 'oil'] };
    expect(idleNames(graph(nodes, {}, shares))).toEqual([]);
  });

  it('if it is neither set here nor taken, or set here and neither met again nor left', () => {
    const shares = { takes: ['debt'], leaves: ['oil'] };
    expect(idleNames(graph(nodes, {}, shares))).toEqual(['thing lamp', 'thing vow']);
  });

  it('if it is only left and yet asked for, or only taken and yet set', () => {
    const shares = { takes: ['vow', 'oil'], leaves: ['lamp', 'debt'] };
    expect(idleNames(graph(nodes, {}, shares))).toEqual([
      'left debt',
      'left lamp',
      'number debt',
      'number oil',
      'taken oil',
      'taken vow',
      'thing lamp',
      'thing vow',
    ]);
  });

  it('if it is taken and never asked for, or left and never set', () => {
    const shares = { takes: ['lamp', 'debt', 'river'], leaves: ['vow', 'oil', 'boat'] };
    expect(idleNames(graph(nodes, {}, shares))).toEqual(['left boat', 'taken river']);
  });
});

describe('a choice tells', () => {
  it('if a later variant or condition asks for what it sets', () => {
    const nodes = {
      start: [to('hall', { effect: 'gain lamp' }), to('hall', { effect: 'oil + 1' }), to('hall'), to('end')],
      hall: [to('end', { condition: 'oil > 0' })],
      end: [],
    };
    const story = graph(nodes, { end: 'has lamp' });
    expect(tellingShare(story, story.nodes.get('start')!.choices)).toBe(0.5);
  });

  it('not if what it sets is asked for before it only', () => {
    const nodes = {
      start: [to('hall', { condition: 'not has lamp' }), to('hall')],
      hall: [to('end', { effect: 'gain lamp' }), to('other')],
      end: [],
      other: [],
    };
    const story = graph(nodes);
    expect(tellingShare(story, allOf(story))).toBe(0);
  });

  it('and is counted only where somebody decided between it and another', () => {
    const nodes = { start: [to('hall')], hall: [to('end', { effect: 'gain lamp' }), to('end')], end: [] };
    const story = graph(nodes, { end: 'has lamp' });
    expect(tellingShare(story, story.nodes.get('hall')!.choices)).toBe(0.5);
    expect(tellingShare(story, allOf(story))).toBeCloseTo(1 / 3);
  });
});

describe('an ending is earned', () => {
  const open = { end: [], free: [] };

  it('if every way there passes a condition', () => {
    const story = graph({ start: [to('end', { condition: 'oil > 0' }), to('free')], ...open });
    expect([earnedShare(story), lockedShare(story)]).toEqual([0.5, 0.5]);
  });

  it('or sets what a condition asks for, which is not yet behind it', () => {
    const story = graph({
      start: [to('hall', { effect: 'gain lamp' }), to('free')],
      hall: [to('end'), to('free', { condition: 'has lamp' })],
      ...open,
    });
    expect([earnedShare(story), lockedShare(story)]).toEqual([0.5, 0]);
  });

  it('not if what is set only changes a text', () => {
    const story = graph(
      { start: [to('end', { effect: 'gain lamp' }), to('free')], ...open },
      { end: 'has lamp' },
    );
    expect(earnedShare(story)).toBe(0);
  });

  it('not if there is another way', () => {
    const story = graph({ start: [to('end', { condition: 'oil > 0' }), to('end'), to('free')], ...open });
    expect(earnedShare(story)).toBe(0);
  });
});
