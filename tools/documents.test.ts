import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './lib/files.mjs';
import { inProject } from './lib/project.mjs';

const files = projectFiles(inProject());
const documents = files.filter((file) => file.endsWith('.md'));
const textOf = (file: string): string => fs.readFileSync(inProject(file), 'utf8');
/** A path from the root of the project to a file or folder. */
const NAMED = /`((?:packages|tools|docs|e2e|bench|deploy|\.storybook|\.ci)\/[\w./-]*\w)`/g;
const LINKED = /\]\(([^)\s#:?]+)(?:#[^)]*)?\)/g;

/** Documents about the past may name missing files, and names of build output may always be missing. */
const isOfThePast = (file: string): boolean => file.endsWith('CHANGELOG.md');
const isBuilt = (name: string): boolean => /(?:^|\/)(?:dist|node_modules)(?:\/|$)/.test(name);

it('Every file that a document names or links to exists', () => {
  const dead = documents
    .filter((file) => !isOfThePast(file))
    .flatMap((file) => {
      const text = textOf(file);
      const named = [...text.matchAll(NAMED)].map(([, name]) => name!);
      const linked = [...text.matchAll(LINKED)].map(([, name]) => path.join(path.dirname(file), name!));
      return [...named, ...linked]
        .filter((name) => !isBuilt(name) && !fs.existsSync(inProject(name)))
        .map((name) => `${file}: ${name}`);
    });
  expect(dead).toEqual([]);
});

/** A file named by the end of its path. Names with a placeholder, such as `XRoute.tsx`, are patterns. */
const SHORT = /`([\w./-]+\.(?:ts|tsx|mjs|mdx))`/g;
const PATTERNS = /(?:^|\/)(?:X\w*|NNNN\w*|_|utils)\.|^\.\w/;
/** Documents for users of the packages name files of those users. */
const isForUsers = (file: string): boolean => /^packages\/\w+\/README\.md$/.test(file);

it('Every file that a document names by the end of its path exists', () => {
  const ends = new Set(
    files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
  );
  const dead = documents
    .filter((file) => !isOfThePast(file) && !isForUsers(file) && !file.startsWith('docs/adr/'))
    .flatMap((file) =>
      [...textOf(file).matchAll(SHORT)]
        .map(([, name]) => name!.replace(/^(?:\.{1,2}\/)+/, ''))
        .filter((name) => !PATTERNS.test(name) && !isBuilt(name))
        .filter((name) => !ends.has(name) && !ends.has(name.replace('/', '/src/')))
        .map((name) => `${file}: ${name}`),
    );
  expect(dead).toEqual([]);
});

it('Every test that docs/reliability.md names exists in its file', () => {
  const named = [...textOf('docs/reliability.md').matchAll(/`([\w./-]+)` “(.+?)”(?=<br>| *\|)/g)];
  const gone = named.filter(([, file, test]) => {
    const text = textOf(file!);
    return !test!.split('…').every((part) => text.includes(part));
  });
  expect(gone.map(([whole]) => whole)).toEqual([]);
  expect(named.length).toBeGreaterThan(150);
});

it('Each file of tests of attacks is named in docs/reliability.md', () => {
  const attacks =
    /\/(?:hostile|lying|forged|guess|manyGuesses|enumeration|factorOfStranger|foreignCovers|fetched|debts|callSlots|charge(?:Work|Pieces))\w*\.[\w.]*test\.tsx?$/;
  const tests = files.filter((file) => attacks.test(file));
  expect(tests.length).toBeGreaterThan(12);
  expect(tests.filter((file) => !textOf('docs/reliability.md').includes(`\`${file}\``))).toEqual([]);
});

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

it('The first line of each page in docs says for whom it is', () => {
  const pages = documents.filter((file) => /^docs\/(?:format\/)?[\w-]+\.md$/.test(file));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((file) => !/^# .+\n\nFor [^\n]+: [^\n]+\.\n/.test(textOf(file)))).toEqual([]);
});

it('The documents to start with are short', () => {
  expect(wordsIn(textOf('README.md'))).toBeLessThanOrEqual(1000);
  const [, release = ''] = /^## \[0\.1\.0\](.*?)(?=^## |(?![^]))/ms.exec(textOf('CHANGELOG.md')) ?? [];
  expect(wordsIn(release)).toBeGreaterThan(100);
  expect(wordsIn(release)).toBeLessThanOrEqual(900);
});

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

it('There are few scripts: the rest are tools and benches', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(25);
});

/** Documents of packages name the scripts of their users. */
const isAboutOthers = (file: string): boolean => /^packages\/(?:ui|api|player)\/README/.test(file);

it('Every script that a document names exists', () => {
  const gone = documents
    .filter((file) => !isOfThePast(file) && !isAboutOthers(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/npm run ([\w:-]+)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([, name]) => `${file}: npm run ${name}`),
    );
  expect(gone).toEqual([]);
});

describe.each(['tool', 'bench'])('npm run %s', (script) => {
  it('runs only existing files', () => {
    const named = [...textOf(`tools/${script}.mjs`).matchAll(/'(\w(?:[\w.-]+\/)+[\w.-]+\.(?:mjs|ts))'/g)];
    expect(named.length).toBeGreaterThan(5);
    expect(named.map(([, file]) => file!).filter((file) => !fs.existsSync(inProject(file)))).toEqual([]);
  });

  it('has every name that a document mentions', () => {
    const list = execFileSync(process.execPath, [inProject(`tools/${script}.mjs`), '--list'], {
      encoding: 'utf8',
    });
    const known = new Set([...list.matchAll(/^[\w-]+/gm)].map(([name]) => name));
    const named = documents
      .filter((file) => !isOfThePast(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(new RegExp(`npm run ${script} -- ([a-z][\\w-]*)`, 'g'))].map(
          ([, name = '']) => ({ file, name }),
        ),
      );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});

it('Every heading of a document that administrators are referred to exists', () => {
  const told = [...textOf('packages/ui/src/words/adminSetup/en.ts').matchAll(/“([^”]+)” in (\S+\.md)/g)];
  expect(told.length).toBeGreaterThan(0);
  const gone = told.filter(
    ([, heading, file]) => !fs.existsSync(inProject(file!)) || !textOf(file!).includes(`\n## ${heading}\n`),
  );
  expect(gone.map(([text]) => text)).toEqual([]);
});
