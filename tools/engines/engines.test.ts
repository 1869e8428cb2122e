import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { asText, keyActions } from './driver.ts';
import { enginesOf } from './findEngines.ts';
import { JOURNEYS } from './journeys.ts';

describe('An engine', () => {
  it('that is not on this machine is named, with what would install it', () => {
    expect(enginesOf(undefined, undefined)).toEqual([
      { name: 'Firefox', missing: expect.stringContaining('apt-get install firefox-esr') as string },
      { name: 'WebKitGTK', missing: expect.stringContaining('apt-get install webkit2gtk-driver') as string },
    ]);
  });

  it('that is there can be started', () => {
    const found = enginesOf('/usr/bin/firefox', { driver: '', browser: '', screen: undefined });
    expect(found.map(({ missing, start }) => [missing, typeof start])).toEqual([
      [undefined, 'function'],
      [undefined, 'function'],
    ]);
  });
});

it('There are ten journeys, each with a name of its own', () => {
  expect(new Set(JOURNEYS.map(({ name }) => name)).size).toBe(10);
});

it('Keys are pressed one after the other; those of a chord are held down together', () => {
  expect(keyActions(['a', 'Control+b'])).toEqual([
    { type: 'keyDown', value: 'a' },
    { type: 'keyUp', value: 'a' },
    { type: 'keyDown', value: '\uE009' },
    { type: 'keyDown', value: 'b' },
    { type: 'keyUp', value: 'b' },
    { type: 'keyUp', value: '\uE009' },
  ]);
});

it('What runs in a page gets its arguments and answers as text', async () => {
  const run = (program: string, args: string) =>
    (vm.runInThisContext(`(${program})`) as (args: string) => Promise<string>)(args);
  expect(
    await run(
      asText((one: number, other: number) => ({ sum: one + other })),
      '[1, 2]',
    ),
  ).toBe('{"sum":3}');
  expect(
    await run(
      asText(() => undefined),
      '[]',
    ),
  ).toBe('null');
});
