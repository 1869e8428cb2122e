import { describe, expect, it } from 'vitest';
import { GROWTH_MAX, growthLeast, processorGrowthOf } from '@kathaloka/contract/fixtures';
import { NODES_MAX } from '@kathaloka/contract/limits';
import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { checkConditions } from './conditionChecks.ts';
import { explore } from '../exploration/explore.ts';
import { graphOf } from '../graph.ts';
import { checkReachability } from './reachabilityChecks.ts';

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const ending: StoryNode = { text: 'The end.', choices: [] };
const to = (target: string, effect = '') => ({ text: 'Go on', target, ...(effect && { effect }) });

/** A linear story: each scene leads to the next. */
function row(scenes: number, sceneOf: (next: string, at: number) => StoryNode): StoryStructure {
  const nodes = many(scenes, (at) => [`s${at}`, sceneOf(`s${at + 1}`, at)] as const);
  return { start_node: 's0', nodes: Object.fromEntries([...nodes, [`s${scenes}`, ending]]) };
}

const STORIES: Record<string, (scenes: number) => StoryStructure> = {
  'in which every variant waits for what is gained last': (scenes) =>
    row(scenes, (next, at) => ({
      text: 'A scene.',
      variants: many(9, () => ({ condition: 'has a and has b and has zz', text: 'Another.' })),
      choices: many(8, () => to(next, at === scenes - 1 ? 'gain zz' : 'gain q1')),
    })),
  'whose variants wait for many things that are gained last': (scenes) =>
    row(scenes, (next, at) => ({
      text: 'A scene.',
      variants: many(10, (variant) => ({ condition: `has t${(at * 10 + variant) % 400}`, text: 'Another.' })),
      choices: [to(next, at === scenes - 1 ? many(400, (thing) => `gain t${thing}`).join('; ') : '')],
    })),
  'with as many branches into a cycle without a way out as the cycle has scenes': (scenes) => {
    const way = row(scenes, (next, at) => ({ text: 'A scene.', choices: [to(next), to(`branch${at}`)] }));
    const branches = many(scenes, (at) => [`branch${at}`, { text: 'In.', choices: [to('round0')] }] as const);
    const round = many(
      scenes,
      (at) => [`round${at}`, { text: 'Round.', choices: [to(`round${(at + 1) % scenes}`)] }] as const,
    );
    return { ...way, nodes: { ...way.nodes, ...Object.fromEntries([...branches, ...round]) } };
  },
};

/** The checks that follow paths. Each length of a story is built and explored once, before it is measured. */
function checksOf(storyOf: (scenes: number) => StoryStructure): (scenes: number) => void {
  const explored = new Map(
    [NODES_MAX - 1, growthLeast(NODES_MAX - 1)].map((scenes) => {
      const graph = graphOf(storyOf(scenes));
      return [scenes, { graph, exploration: explore(graph, { milliseconds: Infinity }) }] as const;
    }),
  );
  return (scenes) => {
    const { graph, exploration } = explored.get(scenes)!;
    checkConditions(graph, exploration);
    checkReachability(graph, exploration);
  };
}

describe('The time of the checks grows linearly with the length of a story', () => {
  it.each(Object.entries(STORIES))('%s', async (_, storyOf) => {
    expect(await processorGrowthOf(checksOf(storyOf), NODES_MAX - 1)).toBeLessThan(GROWTH_MAX);
  });
});
