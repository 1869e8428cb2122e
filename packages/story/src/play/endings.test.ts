import { describe, expect, it } from 'vitest';
import { graphOf } from '../graph.ts';
import { ways } from '../testing/ways.ts';
import { endingName, endingsFrom, endingsOf } from './endings.ts';

const GRAPH = graphOf(
  ways({
    start: ['fork'],
    fork: ['end_dawn', 'loop'],
    loop: ['fork', 'end_2'],
    end_dawn: [],
    end_2: [],
    lost: [],
  }),
);

describe('The endings of a story', () => {
  it('are the reachable scenes without choices', () => {
    expect(endingsOf(GRAPH)).toEqual([
      { scene: 'end_dawn', name: 'Dawn' },
      { scene: 'end_2', name: null },
    ]);
  });

  it('are found through loops', () => {
    expect([...endingsFrom(GRAPH, 'loop')]).toEqual(['end_dawn', 'end_2']);
    expect([...endingsFrom(GRAPH, 'end_2')]).toEqual(['end_2']);
    expect([...endingsFrom(GRAPH, 'a scene of another version')]).toEqual([]);
  });
});

describe('The name of an ending', () => {
  it.each([
    [{ name: 'end_dawn', title: ' The long way home ' }, 'The long way home'],
    [{ name: 'end_own_son', title: '' }, 'Own son'],
    [{ name: 'ending-mercy', title: '' }, 'Mercy'],
    [{ name: 'Endurance', title: '' }, 'Endurance'],
    [{ name: 'far bank', title: '' }, 'Far bank'],
    [{ name: 'end', title: '' }, null],
    [{ name: 'n12', title: '' }, null],
    [{ name: 'अंत भोर', title: '' }, 'अंत भोर'],
  ])('of %j is %s', (node, name) => {
    expect(endingName(node)).toBe(name);
  });
});
