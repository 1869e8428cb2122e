import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runIn } from './follow.ts';
import { expectCardIn, expectOwnCss, expectSecondBrand, expectStyledCard, expectThemedCard } from './look.ts';
import { compilers, createOtherApp, type OtherApp } from './otherApp.ts';
import { brokenPromises } from './promises.ts';
import { readBudgets, recipe } from './readme.ts';
import { sizeOf } from './sizes.ts';
import { visitBuild } from './visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const tarball = inject('tarball');

/** An app with the library installed, and the files of the README's first recipe. */
let app: OtherApp;

beforeAll(async () => {
  app = await createOtherApp(tarball);
  for (const words of ['play log', 'Vite app']) await app.write(recipe(words));
  // checks every declaration of the package, whether the app uses it or not
  fs.writeFileSync(path.join(app.folder, 'src/whole.ts'), "export type * as whole from '@kathaloka/ui';");
  fs.writeFileSync(path.join(app.folder, 'src/entries.ts'), everyEntry());
}, 300_000);
afterAll(() => app.remove(), 60_000);

const installed = (file: string) => app.installed('@kathaloka/ui', file);

/** A file that references every type of the library, so that the compiler checks them all. */
function everyEntry(): string {
  const entries = fs
    .globSync('*.d.mts', { cwd: installed('dist') })
    .filter((file) => /^[A-Za-z]+\./.test(file));
  const names = entries.map((file) => path.basename(file, '.d.mts')).filter((name) => name !== 'index');
  return names.map((name) => `export type * as of${name} from '@kathaloka/ui/${name}';`).join('\n');
}

describe('the package', () => {
  it.each([
    ['publint', ['--strict']],
    // CSS has no types, and Node 10 resolution does not support subpath exports
    ['attw', ['--exclude-entrypoints', 'fonts.css', '--profile', 'node16']],
  ])('%s reports nothing', async (tool, args) => {
    const output = await runIn(ROOT, path.join(ROOT, 'node_modules/.bin', tool), [tarball, ...args]);
    expect(output).not.toMatch(/Suggestions|Warnings/);
  });

  it('has a licence, and its version is the newest in its changelog', () => {
    const { version, license } = JSON.parse(fs.readFileSync(installed('package.json'), 'utf8'));
    expect(license).toBe('MIT');
    expect(fs.readFileSync(installed('LICENSE'), 'utf8')).toMatch(/^MIT License/);
    expect(fs.readFileSync(installed('dist/LICENSE-lucide.txt'), 'utf8')).toMatch(/^ISC License/);
    expect(/^## (\d\S*)/m.exec(fs.readFileSync(installed('CHANGELOG.md'), 'utf8'))?.[1]).toBe(version);
  });

  it('exports every value that its declarations promise', async () => {
    const entries = fs.globSync('*.d.mts', { cwd: installed('dist') }).map((types) => ({
      types: installed(`dist/${types}`),
      code: installed(`dist/${types.replace('.d.mts', '.mjs')}`),
    }));
    expect(
      await brokenPromises(
        entries.filter(({ code }) => fs.existsSync(code)),
        (code) => import(code),
      ),
    ).toEqual([]);
  });

  it('contains neither zod nor lucide-react nor our unpublished packages, and nothing twice', async () => {
    for (const name of ['zod', 'lucide-react', '@kathaloka/contract', '@kathaloka/story']) {
      expect(fs.existsSync(app.installed(name, '')), name).toBe(false);
    }
    for (const name of ['react', '@emotion/react', '@emotion/styled']) {
      const { dependencies } = JSON.parse(await app.run('npm', ['ls', name, '--json', '--all']));
      const versions = JSON.stringify(dependencies).matchAll(
        new RegExp(`"${name}":{"version":"([^"]+)"`, 'g'),
      );
      expect(new Set([...versions].map(([, version]) => version)).size, name).toBe(1);
    }
  });
});

/** The README's promises about looks and words. Each function rebuilds the app, and returns the errors in a browser. */
const RECIPES: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
  'looks as the app’s own style sheet says': async () => {
    await buildWith('Your own CSS');
    return visitBuild(app.dist, expectOwnCss);
  },
  'speaks French and Arabic by the words that the app gives': async () => {
    await buildWith('Vite app', 'Another language');
    await app.run('node', ['node_modules/typescript/bin/tsc', '--noEmit']);
    return [
      ...(await visitBuild(app.dist, expectCardIn('fr', 'ltr', 'JOUER'))),
      ...(await visitBuild(app.dist, expectCardIn('ar', 'rtl', 'العب'), { query: '?language=ar' })),
    ];
  },
  'has a second brand, and tokens that the app’s own style sheet sets': async () => {
    await buildWith('Vite app', 'A theme of your own');
    await app.run('node', ['node_modules/typescript/bin/tsc', '--noEmit']);
    return [
      ...(await visitBuild(app.dist, expectThemedCard)),
      ...(await visitBuild(app.dist, expectSecondBrand, { query: '?brand=orchard' })),
    ];
  },
  'is styled under a content security policy, and breaks nothing of it': async () => {
    await buildWith('Vite app', 'content security policy');
    const page = path.join(app.dist, 'index.html');
    const meta = '<meta property="csp-nonce" nonce="one-page" />';
    fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('<head>', `<head>${meta}`));
    return visitBuild(app.dist, expectStyledCard);
  },
};

async function buildWith(...recipes: readonly string[]): Promise<void> {
  for (const words of recipes) await app.write(recipe(words));
  await app.build();
}

describe('the packed library in a consumer’s app', () => {
  it.each(compilers)(
    'has types that hold in TypeScript %s, in %s, with exact optional properties: %s',
    async (_, compiler, exact) => expect(await app.complaintsOf(compiler, exact)).toBe(''),
  );

  it('builds the README’s first recipe, and renders its card with its theme', async () => {
    await app.build();
    expect(await visitBuild(app.dist, expectThemedCard)).toEqual([]);
  });

  it('is tested by the README’s recipe, without stubs', async () => {
    await app.write(recipe('Tests'));
    const output = await app.run('node', ['node_modules/vitest/vitest.mjs', 'run', '--environment', 'jsdom']);
    expect(output).toMatch(/1 passed/);
  });

  it.each(Object.keys(RECIPES))('%s', async (recipeName) => {
    expect(await RECIPES[recipeName]!()).toEqual([]);
  });

  it.each(readBudgets())(
    '%s takes at most %s kB, with nothing else from the library',
    async (entry, budget) => {
      const alone = await sizeOf(app.folder, `export { ${entry} } from '@kathaloka/ui/${entry}';`);
      expect(alone.kB).toBeLessThanOrEqual(budget);
      // a budget with much room would hide growth
      expect(alone.kB).toBeGreaterThan(budget * 0.8);
      const fromWhole = await sizeOf(app.folder, `export { ${entry} } from '@kathaloka/ui';`);
      expect(fromWhole.kB).toBeLessThanOrEqual(alone.kB + 0.2);
      for (const mark of ['react-flow', 'micromark', 'ZodError']) {
        expect(fromWhole.code.includes(mark), mark).toBe(false);
      }
    },
  );

  it.each([
    [
      'import',
      "const { Button } = await import('@kathaloka/ui'); const { StoryCard } = await import('@kathaloka/ui/StoryCard');",
    ],
    [
      'require',
      "const require = (await import('node:module')).createRequire(process.cwd() + '/x.js'); const { Button } = require('@kathaloka/ui'); const { StoryCard } = require('@kathaloka/ui/StoryCard');",
    ],
  ])('renders on a server if it is loaded by %s', async (_way, load) => {
    const code = `${load}
      const { createElement } = await import('react');
      const { renderToString } = await import('react-dom/server');
      if (typeof StoryCard !== 'function') throw new Error('no StoryCard');
      console.log(renderToString(createElement(Button, null, 'Rendered')));`;
    const stdout = await app.run('node', ['--input-type=module', '-e', code]);
    expect(stdout).toMatch(/<button[^>]*>.*Rendered.*<\/button>/);
  });
});

describe('in a server component', () => {
  const SERVER_SAFE = ['contrast', 'paths', 'themes', 'words'];

  it('values need no browser and no package', async () => {
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
    const stdout = await app.run('node', ['--input-type=module', '-e', code]);
    expect(stdout.trim()).toBe('21,/game/one,rtl,खेलें');
  });

  it('all other files begin with the directive that says they need a browser', () => {
    const entries = fs
      .globSync('*.{js,mjs}', { cwd: installed('dist') })
      .filter((file) => /^[A-Za-z]\w+\./.test(file));
    const unmarked = entries.filter(
      (file) => !fs.readFileSync(installed(`dist/${file}`), 'utf8').startsWith('"use client";'),
    );
    // `index.mjs` only re-exports modules, which carry the directive themselves
    const expected = [...SERVER_SAFE.flatMap((name) => [`${name}.js`, `${name}.mjs`]), 'index.mjs'];
    expect(unmarked.sort()).toEqual(expected.sort());
    expect(entries.length).toBeGreaterThan(400);
  });
});
