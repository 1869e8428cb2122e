import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { RULES } from './house-rules/index.mjs';

const UI = 'packages/ui/src';
const PLAY = 'packages/server/src/features/play';

const INDEX = { [`${UI}/blocks/home/index.ts`]: "export { Box } from './Box/Box.tsx';" };
/** Assembled, like a few words below, because the rule reads this test as well. */
const RETRY = 'retry';
const ANEW = 'Anew';
const CATCH = 'catch';
const SWITCHED_OFF = 'oxlint-disable-next-line';

/** A rule, a file, text that it refuses, text that it accepts, and further files. */
type Planted = readonly [
  rule: string,
  file: string,
  wrong: string,
  right: string,
  beside?: Record<string, string>,
];
const CASES: readonly Planted[] = [
  [
    'static-styles',
    `${UI}/Box.styles.ts`,
    'export const Box = styled.div`width: ${(p) => p.w};`;',
    'export const Box = styled.div`gap: ${gap}; animation: ${spin};`;',
  ],
  [
    'logical-properties',
    `${UI}/Box.tsx`,
    'export const box = <div style={{ left: 0 }} />;',
    'export const box = <div style={{ insetInlineStart: 0 }} />;',
  ],
  [
    'known-properties',
    `${UI}/Box.styles.ts`,
    'export const Box = styled.div`gap: var(--kl-gab);`;',
    'export const Box = styled.div`gap: var(--kl-gap);`;',
    { [`${UI}/theme/scales.ts`]: "export const scales = { gap: '4px' };" },
  ],
  [
    'columns-are-listed',
    `${PLAY}/query.ts`,
    "export const QUERY = 'select id, * from turns';",
    "export const QUERY = 'select count(*), 2 * depth from turns';",
  ],
  [
    'migrations-lock-briefly',
    'packages/server/src/platform/db/migrations/900_locks.ts',
    'export const up = () => sql`create index at_most on turns (id)`;',
    'export const up = () => sql`create index at_most on categories (id)`;',
  ],
  [
    'calls-have-files',
    `${PLAY}/routes.ts`,
    "import { getSession } from './sessions.ts';\ndefineRoutes({ getSession });",
    "import { getSession } from './sessions/getSession.ts';\ndefineRoutes({ getSession });",
  ],
  [
    'folders-have-layers',
    'packages/story/src/values/valuesOf.ts',
    "import { play } from '../play/play.ts';\nexport const valuesOf = play;",
    "import { play } from '../play.ts';\nexport const valuesOf = play;",
    {
      'packages/story/src/play/play.ts': "export { text as play } from '../texts/text.ts';",
      'packages/story/src/texts/text.ts': "export { valuesOf as text } from '../values/valuesOf.ts';",
    },
  ],
  [
    'component-has-stories',
    `${UI}/blocks/home/Box/Box.stories.tsx`,
    'export const Empty = { render: () => <Box /> };',
    'export const Empty = { render: () => <Box />, parameters: contents({ long: {} }) };',
    { ...INDEX, [`${UI}/blocks/home/Box/Box.tsx`]: 'export const Box = () => null;' },
  ],
  [
    'props-are-described',
    `${UI}/Box.tsx`,
    'export interface BoxProps { open: boolean }',
    'export interface BoxProps {\n  /** Whether it is open. */\n  open: boolean;\n}',
  ],
  [
    'addresses-from-the-provider',
    `${UI}/blocks/Way.tsx`,
    'export const way = <a href="/home">Home</a>;',
    'export const way = <a href="#top">Top</a>;',
  ],
  ['plain-words', `${PLAY}/words.ts`, `export const heard${ANEW} = 1;`, 'export const heardAgain = 1;'],
  [
    'values-from-the-theme',
    `${UI}/Box.styles.ts`,
    "export const WIDE = '@media (min-width: 700px)';",
    'export const WIDE = media.wide;',
  ],
  [
    'colours-from-the-theme',
    `${UI}/Box.tsx`,
    "export const ink = '#1a2b3c';",
    "export const place = '#add';",
  ],
  [
    'tests-hide-no-failure',
    'packages/api/src/some.test.ts',
    `it('a', { ${RETRY}: 2 }, () => {});`,
    "const words = { retry: 'Try again' };",
  ],
  [
    'tests-hide-no-failure',
    'packages/api/src/some.test.ts',
    `await send().${CATCH}(() => {});`,
    'const error = await send().catch((reason) => reason);',
  ],
  [
    'accessibility-stays-on',
    `${UI}/blocks/Box.stories.tsx`,
    "export const A = { parameters: { a11y: { test: 'todo' } } };",
    'export const A = { parameters: { layout } };',
  ],
  [
    'accessibility-stays-on',
    '.storybook/preview.tsx',
    "export default { parameters: { a11y: { test: 'off' } } };",
    "export default { parameters: { a11y: { test: 'error' } } };",
  ],
  [
    'accessibility-stays-on',
    `${UI}/Box.tsx`,
    `// ${SWITCHED_OFF} jsx-a11y/alt-text`,
    `// ${SWITCHED_OFF} react/no-array-index-key -- they never move`,
  ],
];

/** The rules that these files violate. */
function brokenBy(texts: Readonly<Record<string, string>>): string[] {
  const files = Object.keys(texts);
  const text = (file: string) => texts[file]!;
  const tree = (file: string) => ts.createSourceFile(file, text(file), ts.ScriptTarget.Latest, true);
  const project = { files, sources: files, text, tree };
  return RULES.filter(({ check }) => check(project).length > 0).map(({ name }) => name);
}

describe('The house rules', () => {
  it.for(CASES)('%s in %s: %s', ([rule, file, wrong, right, beside]) => {
    expect(brokenBy({ ...beside, [file]: wrong })).toEqual([rule]);
    expect(brokenBy({ ...beside, [file]: right })).toEqual([]);
  });

  it('have a test case each', () => {
    expect(new Set(CASES.map(([rule]) => rule))).toEqual(new Set(RULES.map(({ name }) => name)));
  });
});
