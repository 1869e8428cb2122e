import { describe, expect, it } from 'vitest';
import { chosenOf, importsOf } from './lib/chosenFiles.mjs';

/** Two components with a story each, one of them with a hook of its own; what `app` shows is made of `ui`. */
const SOURCES: Readonly<Record<string, string>> = {
  'packages/ui/src/Card/Card.stories.tsx': `import { Card } from './Card.tsx';`,
  'packages/ui/src/Card/Card.tsx': `import { useCard } from '../hooks/useCard.ts';\nimport 'react';`,
  'packages/ui/src/hooks/useCard.ts': 'export const useCard = () => undefined;',
  'packages/ui/src/Link/Link.stories.tsx': `import { Link } from './Link.tsx';`,
  'packages/ui/src/Link/Link.tsx': 'export const Link = () => null;',
  'packages/app/src/Page.stories.tsx': `const page = () => import('@kathaloka/ui/Card');`,
  'packages/server/src/a.db.test.ts': `import './a.ts';`,
  'packages/server/src/b.db.test.ts': `import './a.ts';`,
  'packages/server/src/a.ts': '',
};
const files = Object.keys(SOURCES);
const read = (file: string): string => SOURCES[file]!;

const STORIES = {
  tests: /\.stories\.tsx$/,
  inputs: /^(packages\/(ui|app)\/|\.storybook\/)/,
  imported: /^packages\/[^/]+\/src\/.*\.tsx?$/,
};
const SERVER = { tests: /\.test\.ts$/, inputs: /^packages\/server\// };

const chosen = (choice: Parameters<typeof chosenOf>[0], ...changed: readonly string[]): string[] =>
  chosenOf(choice, { files, changed, read }).map((file) => file.split('/').at(-1)!.split('.')[0]!);

it('What a file imports is found through other files, later imports, and whole packages', () => {
  const imports = importsOf(files, read);
  expect(imports('packages/ui/src/Card/Card.stories.tsx')).toContain('packages/ui/src/hooks/useCard.ts');
  expect(imports('packages/app/src/Page.stories.tsx')).toContain('packages/ui/src/hooks/useCard.ts');
  expect(imports('packages/ui/src/Link/Link.stories.tsx').size).toBe(2);
});

describe('Of the files of tests are chosen', () => {
  it('none when nothing has changed that they read', () => {
    expect(chosen(STORIES, 'README.md', 'packages/server/src/a.ts')).toEqual([]);
    expect(chosen(SERVER, 'packages/ui/src/Link/Link.tsx')).toEqual([]);
  });

  it('those that a change reaches', () => {
    expect(chosen(STORIES, 'packages/ui/src/hooks/useCard.ts')).toEqual(['Page', 'Card']);
    expect(chosen(STORIES, 'packages/ui/src/Link/Link.stories.tsx')).toEqual(['Link']);
  });

  it('all when what belongs to all has changed, or code that nobody can follow', () => {
    expect(chosen(STORIES, '.storybook/modes.ts')).toEqual(['Page', 'Card', 'Link']);
    expect(chosen(SERVER, 'packages/server/src/a.ts')).toEqual(['a', 'b']);
  });
});
