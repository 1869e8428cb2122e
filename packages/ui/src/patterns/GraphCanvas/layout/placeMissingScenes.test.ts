import type { StoryStructure } from '@kathaloka/contract/entities';
import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { manyScenes } from '../../../testing/manyScenes.ts';
import { elkGraph, placesOf } from './elkLayout.ts';
import { placeMissingScenes } from './placeMissingScenes.ts';
import { choiceKey, edgeWidth, heatStep, marksOf } from '../graphMarks.ts';
import { LAYER_GAP, layoutOf, type Point } from './layout.ts';
import { sceneEdges, sceneNodes, selectionAfter } from '../cards/sceneNodes.ts';

const size = { width: 258, height: 100 };
const sizeOf = () => size;

function overlap(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < size.width && Math.abs(a.y - b.y) < size.height;
}

describe('A scene without a place', () => {
  const structure: StoryStructure = {
    start_node: 'a',
    nodes: {
      a: { text: '', choices: [{ text: '', target: 'b' }] },
      b: { text: '', choices: [] },
      c: { text: '', choices: [] },
    },
  };

  it('is laid out with all others if no scene has a place', () => {
    expect(placeMissingScenes(structure, new Map(), sizeOf)).toEqual(layoutOf(structure, sizeOf));
  });

  it('is placed after the scene that leads to it, and no other scene moves', () => {
    const added = placeMissingScenes(structure, new Map([['a', { x: 40, y: 60 }]]), sizeOf);
    expect([...added.keys()]).toEqual(['b', 'c']);
    expect(added.get('b')).toEqual({ x: 40 + size.width + LAYER_GAP, y: 60 });
  });

  it('never overlaps another one', () => {
    const many = manyScenes(40);
    const known = new Map([...layoutOf(many, sizeOf)].slice(0, 10));
    const all = [...known, ...placeMissingScenes(many, known, sizeOf)].map(([, place]) => place);
    expect(all).toHaveLength(40);
    for (const [index, a] of all.entries()) {
      expect(all.slice(index + 1).some((b) => overlap(a, b))).toBe(false);
    }
  });
});

describe('The input for elkjs', () => {
  it('has every scene with its size, and an edge for each choice that leads to another scene', () => {
    const { children = [], edges = [] } = elkGraph(ferrymanStructure, sizeOf, 2);
    expect(children.map(({ id }) => id)).toEqual(Object.keys(ferrymanStructure.nodes));
    expect(edges).toHaveLength(7);
    expect(children[0]?.layoutOptions).toEqual({ 'elk.layered.layering.layerConstraint': 'FIRST' });
    expect(placesOf({ id: 'story', children: [{ id: 'a', x: 1, y: 2 }] })).toEqual(
      new Map([['a', { x: 1, y: 2 }]]),
    );
  });
});

describe('The cards', () => {
  const input = {
    structure: ferrymanStructure,
    places: layoutOf(ferrymanStructure, sizeOf),
    selection: new Set(['intro']),
    dragged: new Set<string>(),
    marks: new Map(),
    heat: undefined,
    path: [],
    language: 'en' as const,
    dir: 'ltr' as const,
    labelOf: (name: string) => name,
    roleDescription: 'scene',
  };

  it('stay the same objects if they have not changed', () => {
    const before = sceneNodes(input, []);
    const after = sceneNodes({ ...input, selection: new Set(['end']) }, before);
    const changed = after.filter((node) => !before.includes(node)).map(({ id }) => id);
    expect(changed.toSorted()).toEqual(['end', 'intro']);
  });

  it('are marked while they are dragged, and the other cards stay the same objects', () => {
    const before = sceneNodes(input, []);
    const after = sceneNodes({ ...input, dragged: new Set(['end']) }, before);
    const changed = after.filter((node) => !before.includes(node));
    expect(changed.map(({ id, dragging, className }) => [id, dragging, className])).toEqual([
      ['end', true, 'dragging'],
    ]);
    expect(changed[0]!.data).toBe(before.find(({ id }) => id === 'end')!.data);
  });

  it('are in reading order, also from right to left', () => {
    const names = (dir: 'ltr' | 'rtl') => sceneNodes({ ...input, dir }, []).map(({ id }) => id);
    expect(names('ltr')).toEqual(['intro', 'river_book', 'silence', 'far_bank', 'coin', 'end']);
    expect(names('rtl')).toEqual(names('ltr'));
  });

  it('are connected by an edge for each choice with a target, as wide as its share', () => {
    const heat = { of: 'walks' as const, scenes: new Map(), choices: new Map([[choiceKey('intro', 0), 1]]) };
    const edges = sceneEdges({ ...input, heat });
    expect(edges).toHaveLength(7);
    expect(edges[0]?.style).toEqual({ strokeWidth: 6 });
    expect(edges[1]?.className).toContain('is-never');
  });

  it('are selected by a change of the canvas, and an unchanged selection is not reported', () => {
    const change = { type: 'select' as const, id: 'end', selected: true };
    expect(selectionAfter([change], new Set(['intro']))).toEqual(['intro', 'end']);
    expect(selectionAfter([change], new Set(['end']))).toBeUndefined();
  });
});

describe('Shares', () => {
  it('have five steps', () => {
    expect([0, 0.1, 0.21, 0.4, 0.41, 0.71, 1].map(heatStep)).toEqual([0, 1, 2, 2, 3, 4, 4]);
  });

  it('set the width of an edge to 1.5 to 6 px, by their root', () => {
    expect([0, 0.25, 1, 2].map(edgeWidth)).toEqual([1.5, 3.75, 6, 6]);
  });
});

it('A scene is marked with its most severe finding and the number of its findings', () => {
  const found = [
    { node: 'a', severity: 'error' },
    { node: null, severity: 'error' },
    { node: 'a', severity: 'note' },
  ] as unknown as Parameters<typeof marksOf>[0];
  expect(Object.fromEntries(marksOf(found))).toEqual({ a: { severity: 'error', count: 2 } });
});
