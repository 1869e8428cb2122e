import type { StoryStructure } from '@kathaloka/contract/entities';
import { GROWTH_MAX, growthLeast, processorGrowthOf } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { graphOf } from '../graph.ts';
import {
  checkFromPart,
  checkSeries,
  leftBy,
  type LeftValue,
  type Share,
  seriesPart,
  takenFrom,
} from './index.ts';

const SHARES: readonly Share[] = [
  { name: 'lamp', kind: 'thing' },
  { name: 'oil', kind: 'number' },
];

/** A part with a single choice that has this effect. */
function part(key: string, { effect, ...shared }: { effect?: string; takes?: string[]; leaves?: string[] }) {
  const structure: StoryStructure = {
    start_node: 'a',
    nodes: {
      a: { text: 'A', choices: [{ text: 'On', target: 'b', ...(effect && { effect }) }] },
      b: { text: 'B', choices: [] },
    },
    ...shared,
  };
  return { key, graph: graphOf(structure) };
}

const faultsOf = (...parts: ReturnType<typeof part>[]) =>
  checkSeries(
    SHARES,
    parts.map(({ key, graph }) => seriesPart(key, graph)),
  ).map((fault) => Object.values(fault).join(' '));

it('A part takes the latest values left by earlier parts, for names that it takes and that the series shares', () => {
  const { graph } = part('second', { takes: ['lamp', 'oil', 'secret'] });
  const left: LeftValue[][] = [
    [
      ['lamp', true],
      ['oil', 3],
      ['secret', true],
    ],
    [
      ['lamp', false],
      ['sign', true],
    ],
  ];
  expect(takenFrom(graph, SHARES, left)).toEqual({ things: new Set(), numbers: new Map([['oil', 3]]) });
  expect(takenFrom(graph, SHARES, left.slice(0, 1)).things).toEqual(new Set(['lamp']));
});

it('A value of another kind is not taken', () => {
  const { graph } = part('second', { takes: ['lamp', 'oil'] });
  const left: LeftValue[][] = [
    [
      ['lamp', 3],
      ['oil', true],
    ],
  ];
  expect(takenFrom(graph, SHARES, left)).toEqual({ things: new Set(), numbers: new Map() });
});

it('An ending leaves whether the player has a thing, for each shared name', () => {
  const { graph } = part('first', { leaves: ['lamp', 'oil', 'secret'] });
  const state = { things: new Set(['secret']), numbers: new Map([['oil', 2]]) };
  expect(leftBy(graph, SHARES, state)).toEqual([
    ['lamp', false],
    ['oil', 2],
  ]);
});

it('The checks of a series report each fault at its part', () => {
  const giving = part('first', { effect: 'gain lamp; oil + 1', leaves: ['lamp', 'oil'] });
  const taking = part('second', { takes: ['lamp', 'oil'] });
  expect(faultsOf(giving, taking)).toEqual([]);
  expect(faultsOf(taking, giving)).toEqual([
    'second lamp never left',
    'second oil never left',
    'first lamp never taken',
    'first oil never taken',
  ]);
  expect(
    faultsOf(part('first', { effect: 'lamp + 1', leaves: ['lamp'] }), part('second', { takes: ['lamp'] })),
  ).toEqual(['first lamp other kind']);
  expect(faultsOf(part('first', { leaves: ['secret'] }), part('second', { takes: ['secret'] }))).toEqual([
    'first secret not shared',
    'second secret not shared',
  ]);
});

it('While one part is edited, only the names of the other parts are known', () => {
  const written = part('second', { effect: 'lamp + 1', takes: ['lamp'], leaves: ['oil'] });
  const others = [
    { key: 'first', takes: [], leaves: ['lamp'] },
    { key: 'second', takes: ['as it was'], leaves: [] },
    { key: 'third', takes: ['sign'], leaves: [] },
  ];
  expect(checkFromPart(SHARES, others, written).map((fault) => Object.values(fault).join(' '))).toEqual([
    'second lamp other kind',
    'second oil never taken',
    'third sign not shared',
    'third sign never left',
  ]);
});

it('A part does not take its own values, and leaves none to itself', () => {
  const own = part('own', { takes: ['lamp'], leaves: ['lamp'] });
  const other = part('other', {});
  for (const parts of [[own], [other, own], [own, other]])
    expect(faultsOf(...parts)).toEqual(
      expect.arrayContaining(['own lamp never left', 'own lamp never taken']),
    );
});

it('What one part knows of people stays in it: only names that an author can write are taken and left', () => {
  const written = ['lamp', 'holds meher lamp', 'dead kasam', 'owes ila'];
  const { graph } = part('first', { takes: written, leaves: written });
  const shares = written.map((name): Share => ({ name, kind: 'thing' }));
  const things = new Set(['holds meher lamp', 'dead kasam', 'owes ila']);
  expect(leftBy(graph, shares, { things, numbers: new Map() })).toEqual([['lamp', false]]);
  const left = written.map((name): LeftValue => [name, true]);
  expect(takenFrom(graph, shares, [left]).things).toEqual(new Set(['lamp']));
});

it('The time of the checks grows linearly with the scenes of a part and the names that it shares', async () => {
  const largest = 1600;
  const shares = (size: number) =>
    Array.from({ length: size }, (_, at) => ({ name: `n${at}`, kind: 'thing' as const }));
  const graphs = new Map(
    [largest, growthLeast(largest)].map((size) => {
      const scene = (at: number) => ({
        text: 'A',
        choices: [{ text: 'On', target: `s${at + 1}`, effect: 'gain a' }],
      });
      const nodes = Object.fromEntries(Array.from({ length: size }, (_, at) => [`s${at}`, scene(at)]));
      const leaves = shares(size).map(({ name }) => name);
      return [size, graphOf({ start_node: 's0', nodes, leaves })] as const;
    }),
  );
  const check = (size: number) => checkSeries(shares(size), [seriesPart('first', graphs.get(size)!)]);
  expect(await processorGrowthOf(check, largest)).toBeLessThan(GROWTH_MAX);
});
