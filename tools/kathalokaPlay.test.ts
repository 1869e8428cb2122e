import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked } from './testing/packed.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STORY = path.join(ROOT, 'packages/server/src/library/stories/the-very-small-shade.json');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-player-'));
const run = promisify(execFile);
let installed: string;
beforeAll(async () => {
  installed = await installPacked('player', folder);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('The packed player needs no other package: its command makes a page, and its runtime plays', async () => {
  const page = path.join(folder, 'shade.html');
  await run(process.execPath, [path.join(installed, 'bin/kathaloka-play.mjs'), '--save', page, STORY], {
    cwd: folder,
  });
  expect(fs.readFileSync(page, 'utf8')).toContain('<kathaloka-story');
  const script = `
    import fs from 'node:fs';
    import { beginReading, makeMove, openTale, placeOf, readStoryText } from '@kathaloka/player/runtime';
    import { storyPage } from '@kathaloka/player/page';
    const tale = openTale(readStoryText(fs.readFileSync(${JSON.stringify(STORY)}, 'utf8')).story);
    const { reading } = makeMove(tale, beginReading(tale), { choose: 0 });
    console.log(typeof storyPage, placeOf(tale, reading).text.length > 0);
  `;
  fs.writeFileSync(path.join(folder, 'plays.mjs'), script);
  const { stdout } = await run(process.execPath, ['plays.mjs'], { cwd: folder });
  expect(stdout.trim()).toBe('function true');
});

it('Its types are included, and need no other package', async () => {
  const program = `
    import { beginReading, makeMove, openTale, placeOf, readStoryText, type Move } from '@kathaloka/player/runtime';
    import { storyPage } from '@kathaloka/player/page';
    import { KathalokaStory, type PlaceDetail } from '@kathaloka/player';
    export const move: Move = { choose: 0 };
    const read = readStoryText('{}');
    if (read.story) {
      const tale = openTale(read.story, { language: 'hi' });
      const moved = makeMove(tale, beginReading(tale), move);
      if (moved.reading) console.log(placeOf(tale, moved.reading).choices[0]?.text.length);
      console.log(read.story.title.length, storyPage.length, new KathalokaStory().story);
    }
    export const told = (detail: PlaceDetail): number => detail.place.percent;
    // @ts-expect-error it is a number or a text
    export const wrong: Move = { choose: null };
  `;
  fs.writeFileSync(path.join(folder, 'typed.ts'), program);
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const flags = '--noEmit --strict --exactOptionalPropertyTypes --module nodenext --target es2022 --types';
  const checked = run(process.execPath, [tsc, ...flags.split(' '), '', 'typed.ts'], { cwd: folder });
  expect((await checked.catch((error: { stdout: string }) => error)).stdout).toBe('');
});

it('It contains its licence and changelog, and no sources', () => {
  const files = fs.readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'CHANGELOG.md',
      'dist/element.js',
      'dist/element.classic.js',
    ]),
  );
  expect(files.filter((name) => name.startsWith('src'))).toEqual([]);
});
