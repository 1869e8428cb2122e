import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { follow, runIn } from './follow.ts';
import {
  expectCardIn,
  expectOwnCall,
  expectOwnCss,
  expectSecondBrand,
  expectStories,
  expectStyledCard,
  expectThemedCard,
  otherServer,
} from './look.ts';
import { apiRecipe, readBudgets, recipe } from './readme.ts';
import { sizeOf } from './sizes.ts';
import { hasClient, oneOfTurn, recipesOfTurn } from './turn.ts';
import { visitBuild } from './visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const tarball = inject('tarball');
const apiTarball = inject('apiTarball');

/** A compiler by its major version, where it is installed, and whether optional properties are exact. */
type Compiler = readonly [version: string, folder: string, exact: boolean];

/** Each compiler and each setting once; in the short form one of them, and the others in turn. */
const COMPILERS: readonly Compiler[] = [
  ['5', 'typescript-5', true],
  ['6', 'typescript-6', false],
  ['7', 'typescript', true],
];
const ALL_COMPILERS = COMPILERS.flatMap(([version, where]): Compiler[] => [
  [version, where, true],
  [version, where, false],
]);

const compilers = process.env.TEST_FULL ? ALL_COMPILERS : oneOfTurn(COMPILERS);

/** What a compiler says of the app, and of the declarations that it takes from packages. */
async function complaintsOf(compiler: string, exact: boolean): Promise<string> {
  const tsc = path.join('node_modules', compiler, 'bin/tsc');
  return runIn(app, 'node', [tsc, '--noEmit', '--exactOptionalPropertyTypes', String(exact)]);
}

/** A folder outside the workspace with the library installed, and with the files of the README's first recipe. */
let app: string;

beforeAll(async () => {
  app = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-consumer-'));
  fs.cpSync(path.join(import.meta.dirname, 'app'), app, { recursive: true });
  await runIn(app, 'npm', ['install', '--no-audit', '--no-fund', tarball]);
  for (const words of ['play log', 'Vite app']) await writeFilesOf(words);
  fs.writeFileSync(path.join(app, 'src/entries.ts'), everyEntry());
}, 300_000);

/** Writes what a recipe writes; what it installs is there. */
async function writeFilesOf(words: string, find = recipe): Promise<void> {
  const files = find(words).steps.filter((step) => 'file' in step);
  await follow({ title: words, steps: files }, { folder: app, tarball });
}

/** The version that this project itself is tested with. */
function versionOf(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return `${name}@${JSON.parse(fs.readFileSync(file, 'utf8')).version}`;
}

/** A file that names the types of every entry of the library, so that the compiler checks them all. */
function everyEntry(): string {
  const entries = fs
    .globSync('*.d.mts', { cwd: installed('dist') })
    .filter((file) => /^[A-Za-z]+\./.test(file));
  const names = entries.map((file) => path.basename(file, '.d.mts')).filter((name) => name !== 'index');
  return names.map((name) => `export type * as of${name} from '@kathaloka/ui/${name}';`).join('\n');
}

/** The same for the client of the API, by the entries that it names. */
function everyEntryOfApi(): string {
  const file = path.join(app, 'node_modules/@kathaloka/api/package.json');
  const { exports } = JSON.parse(fs.readFileSync(file, 'utf8')) as { exports: Record<string, unknown> };
  const entries = Object.keys(exports).filter((entry) => !entry.endsWith('.json'));
  return entries
    .map((entry, at) => `export type * as entry${at} from '${path.posix.join('@kathaloka/api', entry)}';`)
    .join('\n');
}

afterAll(() => fs.rmSync(app, { recursive: true, force: true }), 60_000);

const installed = (file: string) => path.join(app, 'node_modules/@kathaloka/ui', file);

describe('the package', () => {
  it.each([
    ['publint', ['--strict']],
    // CSS has no types, and Node 10 resolution does not support subpath exports
    ['attw', ['--exclude-entrypoints', 'fonts.css', '--profile', 'node16']],
  ])('%s has nothing to say', async (tool, args) => {
    const output = await runIn(ROOT, path.join(ROOT, 'node_modules/.bin', tool), [tarball, ...args]);
    expect(output).not.toMatch(/Suggestions|Warnings/);
  });

  it('has a licence, and its version is the newest in its changelog', () => {
    const { version, license } = JSON.parse(fs.readFileSync(installed('package.json'), 'utf8'));
    expect(license).toBe('MIT');
    expect(fs.readFileSync(installed('LICENSE'), 'utf8')).toMatch(/^MIT License/);
    expect(fs.readFileSync(installed('dist/LICENSE-lucide.txt'), 'utf8')).toMatch(/^ISC License/);
    expect(/^## (\S+)/m.exec(fs.readFileSync(installed('CHANGELOG.md'), 'utf8'))?.[1]).toBe(version);
  });

  it('brings neither zod nor lucide-react nor our unpublished packages, and nothing twice', async () => {
    for (const name of ['zod', 'lucide-react', '@kathaloka/contract', '@kathaloka/story']) {
      expect(fs.existsSync(path.join(app, 'node_modules', name)), name).toBe(false);
    }
    for (const name of ['react', '@emotion/react', '@emotion/styled']) {
      const { dependencies } = JSON.parse(await runIn(app, 'npm', ['ls', name, '--json', '--all']));
      const versions = JSON.stringify(dependencies).matchAll(
        new RegExp(`"${name}":{"version":"([^"]+)"`, 'g'),
      );
      expect(new Set([...versions].map(([, version]) => version)).size, name).toBe(1);
    }
  });
});

/** What the README promises of looks and words: each builds the app again, and says what a browser finds wrong in it. */
const RECIPES: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
  'looks as the app’s own style sheet says': async () => {
    await buildWith('Your own CSS');
    return visitBuild(dist(), expectOwnCss);
  },
  'speaks French and Arabic by the words that the app gives': async () => {
    await buildWith('Vite app', 'Another language');
    await runIn(app, 'node', ['node_modules/typescript/bin/tsc', '--noEmit']);
    return [
      ...(await visitBuild(dist(), expectCardIn('fr', 'ltr', 'JOUER'))),
      ...(await visitBuild(dist(), expectCardIn('ar', 'rtl', 'العب'), { query: '?language=ar' })),
    ];
  },
  'has a second brand, and tokens that the app’s own style sheet sets': async () => {
    await buildWith('Vite app', 'A theme of your own');
    await runIn(app, 'node', ['node_modules/typescript/bin/tsc', '--noEmit']);
    return [
      ...(await visitBuild(dist(), expectThemedCard)),
      ...(await visitBuild(dist(), expectSecondBrand, { query: '?brand=orchard' })),
    ];
  },
  'is styled under a content security policy, and breaks nothing of it': async () => {
    await buildWith('Vite app', 'content security policy');
    const page = path.join(dist(), 'index.html');
    const meta = '<meta property="csp-nonce" nonce="one-page" />';
    fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('<head>', `<head>${meta}`));
    return visitBuild(dist(), expectStyledCard);
  },
};

const dist = (): string => path.join(app, 'dist');

async function buildWith(...recipes: readonly string[]): Promise<void> {
  for (const words of recipes) await writeFilesOf(words);
  await runIn(app, 'npm', ['run', 'build']);
}

describe('the packed library in somebody else’s app', () => {
  it.each(compilers)(
    'has types that hold in TypeScript %s, in %s, with exact optional properties: %s',
    async (_, compiler, exact) => expect(await complaintsOf(compiler, exact)).toBe(''),
  );

  it('builds the README’s first recipe, and renders its card with its theme', async () => {
    await runIn(app, 'npm', ['run', 'build']);
    expect(await visitBuild(path.join(app, 'dist'), expectThemedCard)).toEqual([]);
  });

  it('is tested by the README’s recipe, without stubs', async () => {
    await writeFilesOf('Tests');
    const output = await runIn(app, 'node', [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--environment',
      'jsdom',
    ]);
    expect(output).toMatch(/1 passed/);
  });

  it.each(recipesOfTurn(Object.keys(RECIPES)))('%s', async (recipeName) => {
    expect(await RECIPES[recipeName]!()).toEqual([]);
  });

  it.each(readBudgets())('has %s in at most %s kB, and no more from the whole', async (entry, budget) => {
    const alone = await sizeOf(app, `export { ${entry} } from '@kathaloka/ui/${entry}';`);
    expect(alone.kB).toBeLessThanOrEqual(budget);
    // a budget with much room holds nothing
    expect(alone.kB).toBeGreaterThan(budget * 0.8);
    const fromWhole = await sizeOf(app, `export { ${entry} } from '@kathaloka/ui';`);
    expect(fromWhole.kB).toBeLessThanOrEqual(alone.kB + 0.2);
    for (const mark of ['react-flow', 'micromark', 'ZodError']) {
      expect(fromWhole.code.includes(mark), mark).toBe(false);
    }
  });

  it.each([
    [
      'import',
      "const { Button } = await import('@kathaloka/ui'); const { StoryCard } = await import('@kathaloka/ui/StoryCard');",
    ],
    [
      'require',
      "const require = (await import('node:module')).createRequire(process.cwd() + '/x.js'); const { Button } = require('@kathaloka/ui'); const { StoryCard } = require('@kathaloka/ui/StoryCard');",
    ],
  ])('renders on a server when it comes by %s', async (_way, load) => {
    const code = `${load}
      const { createElement } = await import('react');
      const { renderToString } = await import('react-dom/server');
      if (typeof StoryCard !== 'function') throw new Error('no StoryCard');
      console.log(renderToString(createElement(Button, null, 'Rendered')));`;
    const stdout = await runIn(app, 'node', ['--input-type=module', '-e', code]);
    expect(stdout).toMatch(/<button[^>]*>.*Rendered.*<\/button>/);
  });
});

describe('in a server component', () => {
  const SERVER_SAFE = ['contrast', 'paths', 'themes', 'words'];

  it('values are values: no file that they need asks for a browser, or for any package', async () => {
    const [contrast, paths, themes, words] = SERVER_SAFE.map((name) => `@kathaloka/ui/${name}`);
    const code = `
      const { registerHooks } = await import('node:module');
      registerHooks({
        resolve(name, context, next) {
          if (!/^\\.|^@kathaloka\\/ui\\//.test(name)) throw new Error('asks for ' + name);
          return next(name, context);
        },
        load(url, context, next) {
          const loaded = next(url, context);
          if (/^"use client"/.test(String(loaded.source))) throw new Error('asks for a browser: ' + url);
          return loaded;
        },
      });
      const { contrast } = await import('${contrast}');
      const { paths } = await import('${paths}');
      const { createTheme, directionOf } = await import('${themes}');
      const { loadWords } = await import('${words}');
      const theme = createTheme({ ground: '#ffffff', text: '#000000', accent: '#0a6ba0' });
      const { story } = await loadWords('hi');
      console.log([contrast(theme.bg, theme.text), paths.story('one'), directionOf('ur'), story.play].join());`;
    const stdout = await runIn(app, 'node', ['--input-type=module', '-e', code]);
    expect(stdout.trim()).toBe('21,/game/one,rtl,खेलें');
  });

  it('everything else says that it needs one, before anything else in its file', () => {
    const entries = fs
      .globSync('*.{js,mjs}', { cwd: installed('dist') })
      .filter((file) => /^[A-Za-z]\w+\./.test(file));
    const unmarked = entries.filter(
      (file) => !fs.readFileSync(installed(`dist/${file}`), 'utf8').startsWith('"use client";'),
    );
    // the whole hands on: what it hands on says it by itself
    const expected = [...SERVER_SAFE.flatMap((name) => [`${name}.js`, `${name}.mjs`]), 'index.mjs'];
    expect(unmarked.sort()).toEqual(expected.sort());
    expect(entries.length).toBeGreaterThan(400);
  });
});

describe.each(hasClient() ? ['in the same app'] : [])('the packed client of the API, %s', () => {
  const files = async (words: string) => writeFilesOf(words, apiRecipe);

  beforeAll(async () => {
    const peers = ['@reduxjs/toolkit', 'react-redux', 'zod', 'msw'].map(versionOf);
    await runIn(app, 'npm', ['install', '--no-audit', '--no-fund', apiTarball, ...peers]);
    await files('against a server');
    fs.writeFileSync(path.join(app, 'src/entriesOfApi.ts'), everyEntryOfApi());
  }, 300_000);

  // the toolkit's own types do not hold with exact optional properties
  it.each(compilers.filter(([, , exact]) => !exact || !process.env.TEST_FULL))(
    'has types that hold in TypeScript %s, in %s',
    async (_, compiler) => expect(await complaintsOf(compiler, false)).toBe(''),
  );

  it('lists what a server answers, by the README’s first recipe', async () => {
    await runIn(app, 'npm', ['run', 'build']);
    expect(await visitBuild(dist(), expectStories, { backend: otherServer })).toEqual([]);
  });

  it('is tested against its mock', async () => {
    await files('mock in tests');
    const args = ['run', '--environment', 'jsdom', 'src/App.test.tsx'];
    expect(await runIn(app, 'node', ['node_modules/vitest/vitest.mjs', ...args])).toMatch(/2 passed/);
  });

  it('takes a call that is not ours', async () => {
    await files('new call');
    await runIn(app, 'npm', ['run', 'build']);
    expect(await visitBuild(dist(), expectOwnCall, { backend: otherServer })).toEqual([]);
  });
});
