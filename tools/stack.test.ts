import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from './lib/project.mjs';

/** What the project is built with, by agreement: each is declared by a package, and used under this name. */
const STACK = [
  'react',
  'react-dom',
  'react-router-dom',
  'redux',
  '@reduxjs/toolkit',
  'react-redux',
  '@emotion/react',
  '@emotion/styled',
  'react-markdown',
  'storybook',
  '@storybook/react-vite',
  '@chromatic-com/storybook',
  'msw-storybook-addon',
  'tsup',
  'vitest',
  '@testing-library/react',
] as const;
const PLACES = [
  'packages/ui',
  'packages/api',
  'packages/app',
  '.storybook',
  'tsconfig.base.json',
  'vitest.workspace.ts',
];

const read = (file: string) => fs.readFileSync(inProject(file), 'utf8');
const packages = ['.', ...fs.readdirSync(inProject('packages')).map((name) => `packages/${name}`)];
const declared = new Set(
  packages.flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`)) as Partial<
      Record<'dependencies' | 'devDependencies', Record<string, string>>
    >;
    return Object.keys({ ...dependencies, ...devDependencies });
  }),
);
const sources = ['packages/ui', 'packages/api', 'packages/app', '.storybook']
  .flatMap((folder) =>
    fs
      .globSync('**/*.{ts,tsx,mts}', {
        cwd: inProject(folder),
        exclude: (name) => /^(?:node_modules|dist)$/.test(name),
      })
      .map((file) => path.join(folder, file)),
  )
  .concat('vitest.config.ts')
  .map(read)
  .join('\n');

it.each(STACK)('%s is declared, and imported by its name', (name) => {
  expect(declared).toContain(name);
  expect(sources).toMatch(new RegExp(`'${name}(?:/[\\w-]+)*'`));
});

it.each(PLACES)('%s is where it is looked for', (place) => {
  expect(fs.existsSync(inProject(place))).toBe(true);
});
