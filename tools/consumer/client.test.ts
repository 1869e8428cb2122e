import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectOwnCall, expectStories, otherServer } from './look.ts';
import { compilers, createOtherApp, type OtherApp } from './otherApp.ts';
import { brokenPromises } from './promises.ts';
import { apiPeers, versionOf } from './peers.ts';
import { apiRecipe } from './readme.ts';
import { visitBuild } from './visit.ts';

let app: OtherApp;

beforeAll(async () => {
  app = await createOtherApp(inject('apiTarball'), [...apiPeers(), versionOf('msw')]);
  await app.write(apiRecipe('against a server'));
  fs.writeFileSync(path.join(app.folder, 'src/entries.ts'), everyEntry());
}, 300_000);
afterAll(() => app.remove(), 60_000);

/** A file that references every type of the client, so that the compiler checks them all. */
function everyEntry(): string {
  const file = app.installed('@kathaloka/api', 'package.json');
  const { exports } = JSON.parse(fs.readFileSync(file, 'utf8')) as { exports: Record<string, unknown> };
  const entries = Object.keys(exports).filter((entry) => !entry.endsWith('.json'));
  return entries
    .map((entry, at) => `export type * as entry${at} from '${path.posix.join('@kathaloka/api', entry)}';`)
    .join('\n');
}

describe('the packed API client in a consumer’s app', () => {
  // the toolkit's own types fail with exact optional properties
  it.each(compilers.filter(([, , exact]) => !exact || !process.env.TEST_FULL))(
    'has types that hold in TypeScript %s, in %s',
    async (_, compiler) => expect(await app.complaintsOf(compiler, false)).toBe(''),
  );

  it.each(['index', 'testing'])('exports every value that the declarations of %s promise', async (entry) => {
    const file = (ending: string) => app.installed('@kathaloka/api', `dist/${entry}.${ending}`);
    const require = createRequire(file('js'));
    const modules = [{ types: file('d.ts'), code: file('js') }];
    expect(await brokenPromises(modules, (code) => import(code))).toEqual([]);
    const common = [{ types: file('d.cts'), code: file('cjs') }];
    expect(await brokenPromises(common, async (code) => require(code))).toEqual([]);
  });

  it('lists what a server answers, by the README’s first recipe', async () => {
    await app.build();
    expect(await visitBuild(app.dist, expectStories, { backend: otherServer })).toEqual([]);
  });

  it('is tested against its mock', async () => {
    await app.write(apiRecipe('mock in tests'));
    const args = ['run', '--environment', 'jsdom', 'src/App.test.tsx'];
    expect(await app.run('node', ['node_modules/vitest/vitest.mjs', ...args])).toMatch(/2 passed/);
  });

  it('accepts a call to another server', async () => {
    await app.write(apiRecipe('new call'));
    await app.build();
    expect(await visitBuild(app.dist, expectOwnCall, { backend: otherServer })).toEqual([]);
  });
});
