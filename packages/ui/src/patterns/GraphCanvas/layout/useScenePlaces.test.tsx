import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import { storyDraft } from '@kathaloka/story/editing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Point } from './layout.ts';
import { useScenePlaces } from './useScenePlaces.ts';

type Places = ReadonlyMap<string, Point>;

/** The requested layouts, in order. */
const layouts: { resolve: (places: Places) => void; reject: () => void }[] = [];
vi.mock('./elkLayout.ts', () => ({
  arrange: () =>
    new Promise<Places>((resolve, reject) => {
      layouts.push({ resolve, reject });
    }),
}));

const names = Object.keys(ferrymanStructure.nodes);
const laidOut: Places = new Map(names.map((name, index) => [name, { x: index * 500, y: 7 }]));

/** Stores the places when the canvas is unmounted, as the studio does. */
function studio() {
  let stored: Places = new Map();
  return {
    open: () =>
      renderHook(
        ({ structure }) => {
          const [positions, setPositions] = useState(stored);
          return useScenePlaces({
            shapeOf: () => 2,
            structure,
            positions,
            language: 'en',
            onArrange(places) {
              stored = new Map([...stored, ...places]);
              setPositions(stored);
            },
          });
        },
        { initialProps: { structure: ferrymanStructure } },
      ),
  };
}

async function waitForLayouts(count: number): Promise<void> {
  await waitFor(() => expect(layouts).toHaveLength(count));
}

beforeEach(() => {
  layouts.length = 0;
});

describe('A story without stored places', () => {
  it('is shown immediately, and rearranged once the layout has been computed', async () => {
    const { result } = studio().open();
    expect([...result.current.places.keys()]).toEqual(names);
    await waitForLayouts(1);
    expect(result.current.isArranging).toBe(true);
    await act(async () => layouts[0]!.resolve(laidOut));
    expect(result.current.places).toEqual(laidOut);
    expect(result.current.isArranging).toBe(false);
  });

  it('reports that it is being laid out from the first render on', async () => {
    const { positions, seen } = { positions: new Map(), seen: [] as boolean[] };
    renderHook(() => {
      const input = {
        structure: ferrymanStructure,
        positions,
        language: 'en',
        shapeOf: () => 2,
        onArrange: () => {},
      } as const;
      seen.push(useScenePlaces(input).isArranging);
    });
    await waitForLayouts(1);
    expect(seen[0]).toBe(true);
  });

  it('is laid out on the next visit if the canvas was left before the layout had been computed', async () => {
    const { open } = studio();
    const first = open();
    await waitForLayouts(1);
    first.unmount();
    await act(async () => layouts[0]!.resolve(laidOut));
    const { result } = open();
    await waitForLayouts(2);
    await act(async () => layouts[1]!.resolve(laidOut));
    expect(result.current.places).toEqual(laidOut);
  });

  it('makes room for cards that have grown during the layout', async () => {
    const { result, rerender } = studio().open();
    await waitForLayouts(1);
    const edit = { type: 'write', name: 'intro', text: '[[Left]] [[Right]] [[Back -> end]]' } as const;
    rerender({ structure: storyDraft(ferrymanStructure, edit) });
    // one below the other, with the original gap
    const stacked = new Map(
      names.map((name, index) => [name, { x: index < 2 ? 0 : index * 500, y: index * 200 }]),
    );
    await act(async () => layouts[0]!.resolve(stacked));
    const { places } = result.current;
    expect(places.get(names[0]!)).toEqual(stacked.get(names[0]!));
    expect(places.get(names[1]!)!.y).toBeGreaterThan(stacked.get(names[1]!)!.y + 60);
    expect(places.get(names[2]!)).toEqual(stacked.get(names[2]!));
  });

  it('stays at its first placement if the layout fails', async () => {
    const { open } = studio();
    const first = open();
    const before = first.result.current.places;
    await waitForLayouts(1);
    await act(async () => layouts[0]!.reject());
    expect(first.result.current.isArranging).toBe(false);
    first.unmount();
    expect(open().result.current.places).toEqual(before);
    expect(layouts).toHaveLength(1);
  });
});
