import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { touchedStories } from './lib/chosenFiles.mjs';
import { isJourneyTouched, isTouched, touchedFiles, uncommittedFiles } from './lib/touched.mjs';

const LIFE_LONG = 'packages/server/src/features/progress/lifeLong.db.test.ts';

it.each([
  [LIFE_LONG, 'packages/server/src/features/progress/xp.ts', true],
  [LIFE_LONG, 'packages/server/src/features/play/together/vote.ts', false],
  ['packages/server/src/doctor.db.test.ts', 'packages/server/src/doctorMain.ts', true],
  ['tools/plainTypes.test.ts', 'tools/lib/plainTypes.mjs', true],
  ['tools/plainTypes.test.ts', 'README.md', false],
])('%s does not wait for its turn when %s was changed: %s', (test, touched, expected) => {
  expect(isTouched(test, [touched])).toBe(expected);
  expect(isTouched(test, [])).toBe(false);
});

it.each([
  ['offline.spec.ts', 'packages/app/src/offline/upload.ts', true],
  ['offline.spec.ts', 'packages/app/src/routes/home/HomeRoute.tsx', false],
  ['playFaults.spec.ts', 'packages/server/src/features/play/action/claim.ts', true],
  ['accounts.spec.ts', 'packages/app/src/routes/account/AccountRoute.tsx', true],
])('The journeys of %s do not wait for their turn when %s was changed: %s', (journeys, touched, expected) => {
  expect(isJourneyTouched(journeys, [touched])).toBe(expected);
});

it('Every story of a file is tested when a change reaches what it imports, directly or not', () => {
  expect(touchedStories([])).toEqual([]);
  const found = touchedStories(['packages/ui/src/primitives/Tabs/Tabs.tsx']);
  expect(found).toContain('packages/ui/src/primitives/Tabs/Tabs.stories.tsx');
  expect(found).not.toContain('packages/ui/src/primitives/Button/Button.stories.tsx');
});

it('What is not committed is changed, removed or new, and nothing that git ignores', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-touched-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  git('init', '--quiet');
  for (const name of ['changed.ts', 'removed.ts', 'same.ts']) write(name, 'one');
  write('.gitignore', 'built.ts');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  expect(uncommittedFiles(folder)).toEqual([]);
  write('changed.ts', 'two');
  write('new.ts', 'one');
  write('built.ts', 'one');
  fs.rmSync(path.join(folder, 'removed.ts'));
  expect(uncommittedFiles(folder)).toEqual(['changed.ts', 'removed.ts', 'new.ts']);
  fs.rmSync(folder, { recursive: true });
});

it('Nothing is touched in a run by itself', () => {
  vi.stubEnv('TEST_TOUCHED', undefined);
  expect(touchedFiles()).toEqual([]);
  vi.stubEnv('TEST_TOUCHED', 'one.ts\ntwo.ts');
  expect(touchedFiles()).toEqual(['one.ts', 'two.ts']);
  vi.unstubAllEnvs();
});
