import { expect, it } from 'vitest';
import { sideBySide } from './lib/lanes.mjs';
import { aResult } from './lib/results.mjs';
import type { Run } from './lib/kinds.mjs';

const aRun = (name: string, lane: Run['lane'], movable = false): Run => ({
  kind: name,
  name,
  lane,
  movable,
  inputs: /./,
  run: () => Promise.resolve(aResult()),
});
const RUNS = [
  aRun('check', 'node'),
  aRun('stories', 'browser'),
  aRun('journeys', 'browser'),
  aRun('pictures', 'browser', true),
];

it('a lane takes its own runs in their order, and what it may of the other’s when it has none left', async () => {
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const all = sideBySide(RUNS, ({ name }) => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  expect(begun).toEqual(['stories', 'check']);
  await end('check');
  expect(begun).toEqual(['stories', 'check', 'pictures']);
  await end('stories');
  expect(begun).toEqual(['stories', 'check', 'pictures', 'journeys']);
  await end('pictures');
  expect(begun).toHaveLength(4);
  await end('journeys');
  expect(await all).toEqual(['check', 'stories', 'journeys', 'pictures']);
});
