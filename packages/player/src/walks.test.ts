/** The bundled stories, walked at random by the server's rules and by the published player. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundledRuntime } from './testing/bundledRuntime.ts';
import { firstDifference } from './testing/walks.ts';

const SHELF = path.resolve(import.meta.dirname, '../../server/src/library/stories');
const IS_LONG = process.env['TEST_FULL'] === '1';
const WALKS = IS_LONG ? 10_000 : 2;
const LONG_MS = 120_000;

const stories = fs.readdirSync(SHELF).filter((name) => name.endsWith('.json'));

const runtime = await bundledRuntime();

it('There are bundled stories', () => {
  expect(stories.length).toBeGreaterThan(50);
});

// one test per story, so that a failure names its story, and each has its own timeout
it.each(stories)(
  `${WALKS} random walks give the same scenes, choices and states in both: %s`,
  { timeout: LONG_MS },
  (name) => {
    const story = JSON.parse(fs.readFileSync(path.join(SHELF, name), 'utf8')) as object;
    expect(firstDifference(runtime, { kathaloka: 1, story }, { walks: WALKS, seed: 1 })).toBeUndefined();
  },
);
