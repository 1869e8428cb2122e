import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Point } from './layout.ts';
import { useScenePlaces } from './useScenePlaces.ts';

type Places = ReadonlyMap<string, Point>;

/** Every layout that was asked for, in the order of the asking. */
const asked: { arrive: (places: Places) => void; fail: () => void }[] = [];
vi.mock('./elkLayout.ts', () => ({
  arrange: () =>
    new Promise<Places>((arrive, fail) => {
      asked.push({ arrive, fail });
    }),
}));

const names = Object.keys(ferrymanStructure.nodes);
const laidOut: Places = new Map(names.map((name, index) => [name, { x: index * 500, y: 7 }]));

/** Places that outlive the canvas, as the studio keeps them. */
function studio() {
  let stored: Places = new Map();
  return {
    open: () =>
      renderHook(() => {
        const [positions, setPositions] = useState(stored);
        return useScenePlaces({
          structure: ferrymanStructure,
          positions,
          language: 'en',
          onArrange(places) {
            stored = new Map([...stored, ...places]);
            setPositions(stored);
          },
        });
      }),
  };
}

async function askedFor(count: number): Promise<void> {
  await waitFor(() => expect(asked).toHaveLength(count));
}

beforeEach(() => {
  asked.length = 0;
});

describe('A story that nobody has laid out', () => {
  it('is shown at once, and lies properly as soon as the layout arrives', async () => {
    const { result } = studio().open();
    expect([...result.current.places.keys()]).toEqual(names);
    await askedFor(1);
    expect(result.current.isArranging).toBe(true);
    await act(async () => asked[0]!.arrive(laidOut));
    expect(result.current.places).toEqual(laidOut);
    expect(result.current.isArranging).toBe(false);
  });

  it('is said to be laid out from the first moment on', async () => {
    const { positions, seen } = { positions: new Map(), seen: [] as boolean[] };
    renderHook(() => {
      const input = { structure: ferrymanStructure, positions, language: 'en', onArrange: () => {} } as const;
      seen.push(useScenePlaces(input).isArranging);
    });
    await askedFor(1);
    expect(seen[0]).toBe(true);
  });

  it('is laid out the next time when somebody leaves before the layout arrives', async () => {
    const { open } = studio();
    const first = open();
    await askedFor(1);
    first.unmount();
    await act(async () => asked[0]!.arrive(laidOut));
    const { result } = open();
    await askedFor(2);
    await act(async () => asked[1]!.arrive(laidOut));
    expect(result.current.places).toEqual(laidOut);
  });

  it('keeps its first placement where the layout cannot be worked out', async () => {
    const { open } = studio();
    const first = open();
    const before = first.result.current.places;
    await askedFor(1);
    await act(async () => asked[0]!.fail());
    expect(first.result.current.isArranging).toBe(false);
    first.unmount();
    expect(open().result.current.places).toEqual(before);
    expect(asked).toHaveLength(1);
  });
});
