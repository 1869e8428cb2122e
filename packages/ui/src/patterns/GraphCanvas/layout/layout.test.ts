import type { StoryStructure } from '@kathaloka/contract/entities';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardSize, LAYER_GAP, layoutOf } from './layout.ts';

const size: CardSize = { width: 258, height: 100 };
const STEP = size.width + LAYER_GAP;

function structureOf(start_node: string, links: Record<string, string[]>): StoryStructure {
  const nodes = Object.fromEntries(
    Object.entries(links).map(([name, targets]) => [
      name,
      { text: '', choices: targets.map((target) => ({ text: 'On', target })) },
    ]),
  );
  return { start_node, nodes };
}

function layout(structure: StoryStructure) {
  return Object.fromEntries(layoutOf(structure, () => size));
}

describe('The layout', () => {
  it('puts the start first, and every scene in the layer of its distance in choices', () => {
    const places = layout(structureOf('intro', { end: [], far: ['end'], intro: ['far', 'end'] }));
    expect(places).toEqual({
      intro: { x: 0, y: -50 },
      far: { x: STEP, y: -120 },
      end: { x: STEP, y: 20 },
    });
  });

  it('orders a layer by the choices that lead to it', () => {
    const links = { intro: ['b', 'a'], a: ['a1'], b: ['b1'], a1: [], b1: [] };
    const places = layoutOf(structureOf('intro', links), () => size);
    expect([...places.keys()]).toEqual(['intro', 'b', 'a', 'b1', 'a1']);
  });

  it('handles unreachable scenes, loops, and choices without a target', () => {
    const places = layout(structureOf('intro', { intro: ['intro', '', 'gone'], lost: ['found'], found: [] }));
    expect(Object.keys(places)).toEqual(['intro', 'lost', 'found']);
    expect(places['lost']?.x).toBe(0);
    expect(places['found']?.x).toBe(STEP);
  });

  it('uses the first scene as the start if there is none', () => {
    expect(layout(structureOf('', { a: ['b'], b: [] }))).toMatchObject({ a: { x: 0 }, b: { x: STEP } });
    expect(layout(structureOf('', {}))).toEqual({});
  });

  it('is the same each time, and no two cards overlap', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'toString', '1'];
    const links = fc.dictionary(
      fc.constantFrom(...names),
      fc.array(fc.constantFrom(...names, ''), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(links, fc.constantFrom(...names), (given, start) => {
        const structure = structureOf(start, given);
        const places = [...layoutOf(structure, () => size).entries()];
        expect([...layoutOf(structure, () => size).entries()]).toEqual(places);
        expect(places.map(([name]) => name).toSorted()).toEqual(Object.keys(structure.nodes).toSorted());
        for (const [index, [, a]] of places.entries()) {
          for (const [, b] of places.slice(index + 1)) {
            expect(Math.abs(a.x - b.x) >= size.width || Math.abs(a.y - b.y) >= size.height).toBe(true);
          }
        }
      }),
    );
  });
});
