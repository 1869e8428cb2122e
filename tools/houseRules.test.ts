import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breachesIn } from './house-rules/index.mjs';
import { openProject } from './house-rules/project.mjs';
import { makeSandbox, type Sandbox } from './testing/sandbox.ts';

/** Each planted file, and the rule that it breaks. */
const PLANTED: Readonly<Record<string, string>> = {
  'packages/ui/src/blocks/Moving.styles.ts:4': 'static-styles',
  'packages/ui/src/blocks/SidedInline.tsx:2': 'logical-properties',
  'packages/ui/src/blocks/Unprefixed.styles.ts:4': 'prefixed-properties',
  'packages/ui/src/blocks/unprefixed.css:2': 'prefixed-properties',
  'packages/ui/src/blocks/ColouredInline.tsx:2': 'colours-from-the-theme',
  'packages/ui/src/blocks/Unknown.styles.ts:5': 'known-properties',
  'packages/api/src/storyAgain.ts:1': 'wire-types-once',
  'packages/api/src/storyByName.ts:1': 'wire-types-once',
  'packages/server/src/storySchemaAgain.ts:3': 'wire-types-once',
  'packages/server/src/features/play/readsEveryColumn.ts:1': 'columns-are-listed',
  'packages/server/src/features/play/readsEveryColumn.ts:2': 'columns-are-listed',
  'packages/server/src/features/play/readsEveryColumn.ts:3': 'columns-are-listed',
  'packages/server/src/platform/db/migrations/900_locks.ts:1': 'migrations-lock-briefly',
  'packages/server/src/platform/db/migrations/900_locks.ts:2': 'migrations-lock-briefly',
  'packages/server/src/platform/db/migrations/900_locks.ts:3': 'migrations-lock-briefly',
  'packages/server/src/platform/db/migrations/900_locks.ts:4': 'migrations-lock-briefly',
  'packages/server/src/platform/db/migrations/900_locks.ts:5': 'migrations-lock-briefly',
  'packages/server/src/platform/db/migrations/900_locks.ts:6': 'migrations-lock-briefly',
  'packages/server/src/platform/db/migrations/900_locks.ts:7': 'migrations-lock-briefly',
  'packages/server/src/features/play/strayRoutes.ts:3': 'calls-have-files',
  'packages/ui/src/blocks/Undescribed.tsx:4': 'props-are-described',
  'packages/ui/src/blocks/UndocumentedDefault.tsx:5': 'defaults-are-documented',
  'packages/ui/src/blocks/UndocumentedDefault.tsx:10': 'defaults-are-documented',
  'packages/ui/src/blocks/home/Stateless/Stateless.stories.tsx:1': 'story-for-each-state',
  'packages/ui/src/blocks/home/Stateless/Stateless.stories.tsx:7': 'story-repeats-no-other',
  'packages/ui/src/blocks/home/Stateless/Stateless.stories.tsx:8': 'story-repeats-no-other',
  'packages/ui/src/blocks/home/Stateless/Stateless.stories.tsx:9': 'story-repeats-no-other',
  'packages/ui/src/primitives/Closed.tsx:6': 'props-pass-through',
  'packages/ui/src/primitives/Renamed.tsx:5': 'prop-vocabulary',
  'packages/ui/src/blocks/fixedAddress.ts:1': 'addresses-from-the-provider',
  'packages/ui/src/blocks/Sealed.tsx:3': 'prop-vocabulary',
  'packages/ui/src/blocks/Sealed.tsx:6': 'props-pass-through',
  'packages/ui/src/screens/ClosedScreen.tsx:1': 'props-pass-through',
  'packages/ui/src/blocks/Unshown.tsx:3': 'component-has-stories',
  'packages/ui/src/blocks/Excused.stories.tsx:5': 'accessibility-stays-on',
  'packages/ui/src/blocks/Silenced.tsx:2': 'accessibility-stays-on',
  '.storybook/preview.tsx:1': 'accessibility-stays-on',
  'packages/server/src/features/play/plantedWords.ts:1': 'plain-words',
  'packages/server/src/features/play/plantedWords.ts:2': 'plain-words',
};

const program = path.resolve(import.meta.dirname, 'house-rules.mjs');

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = makeSandbox('tools/planted');
});
afterAll(() => sandbox.remove());

/** The rules that a file violates when it is added to the planted ones. */
function rulesBrokenBy(file: string, text: string): string[] {
  sandbox.write(file, text);
  const lines = breachesIn(openProject(sandbox.folder)).filter((line) => line.startsWith(`${file}:`));
  sandbox.write(file, '');
  return lines.map((line) => line.split(' ')[1] ?? '');
}

describe('The house rules', () => {
  it('each report the violating line, and no other', async () => {
    const { code, stdout } = await sandbox.run('node', program, '--root', sandbox.folder);
    const lines = stdout.trim().split('\n');
    const found = lines.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(code).toBe(1);
    expect(found.sort()).toEqual(
      Object.entries(PLANTED)
        .map(([place, rule]) => `${place} ${rule}`)
        .sort(),
    );
  });

  it('fail when there is nothing to check', async () => {
    const empty = makeSandbox();
    try {
      expect(await empty.run('node', program, '--root', empty.folder)).toMatchObject({ code: 1 });
    } finally {
      empty.remove();
    }
  });
});

describe('Listed columns', () => {
  const columnRule = (text: string) =>
    rulesBrokenBy('packages/server/src/features/play/query.ts', `export const QUERY = '${text}';\n`);

  it.each(['select distinct * from turns', 'select id, * from turns'])('%s lists none', (text) => {
    expect(columnRule(text)).toEqual(['columns-are-listed']);
  });

  it('may be counted', () => expect(columnRule('select count(*), 2 * depth from turns')).toEqual([]));
});

describe('Calls', () => {
  const ruleFor = (from: string) =>
    rulesBrokenBy(
      'packages/server/src/features/play/routes.ts',
      `import { getSession } from '${from}';\nexport const routes = defineRoutes({ getSession });\n`,
    );

  it.each(['./sessions/getSession.ts', '../play/public.ts'])('may come from %s', (from) => {
    expect(ruleFor(from)).toEqual([]);
  });

  it('have a file of their own', () => expect(ruleFor('./sessions.ts')).toEqual(['calls-have-files']));
});

describe('Queries', () => {
  it('come from the theme in a constant, too', () => {
    const code = "const WIDE = '@media (min-width: 700px)';\nexport const a = WIDE;";
    expect(rulesBrokenBy('packages/ui/src/Box.styles.ts', code)).toEqual(['values-from-the-theme']);
  });
});

describe('Static styles', () => {
  const imports = "import styled from './theme/styled.ts';\nimport { keyframes } from '@emotion/react';\n";

  it.each([
    'export const Box = styled.div`width: ${(p) => p.w};`;',
    'const width = () => 1; export const Box = styled.div`width: ${width};`;',
    'function width() { return 1; } export const Box = styled("div")`width: ${width};`;',
    'export const Box = styled.div((p) => ({ width: p.w }));',
  ])('%s is a function', (code) => {
    expect(rulesBrokenBy('packages/ui/src/Box.styles.ts', imports + code)).toEqual(['static-styles']);
  });

  it('may use constants and keyframes', () => {
    const code = 'const gap = "1em"; const spin = keyframes`to { rotate: 1turn; }`;';
    const use = 'export const Box = styled.div`gap: ${gap}; animation: ${spin};`;';
    expect(rulesBrokenBy('packages/ui/src/Box.styles.ts', imports + code + use)).toEqual([]);
  });
});

describe('Prefixed properties', () => {
  it.each([
    "export const a = { '--share': 1 };",
    'export const a = (name: string) => `var(--${name})`;',
    'export const a = { b: 1 }; export const c = `${a.b} --at`;',
    "export const a = (box: Element) => getComputedStyle(box).getPropertyValue('--share');",
  ])('%s has none', (code) => {
    expect(rulesBrokenBy('packages/ui/src/a.ts', code)).toEqual(['prefixed-properties']);
  });

  it.each([
    'export const a = (name: string) => `var(--kl-${name})`;',
    "export const a = 'var(--anchor-width)';",
    "export const a = 'one -- two';",
    'let a = 2; a--; export const b = { a };',
  ])('%s is as it should be', (code) => {
    expect(rulesBrokenBy('packages/ui/src/a.ts', code)).toEqual([]);
  });
});

describe('Wire types', () => {
  it.each([
    [
      'three fields are no entity',
      'export interface A { id: string; title: string; cover_image_url: string }',
    ],
    [
      'a field of its own makes it another thing',
      'export interface A { id: string; title: string; tagline: string; is_premium: boolean; onOpen(): void }',
    ],
    [
      'an import is what we want',
      "import type { Story } from '@kathaloka/contract/entities';\nexport type A = Pick<Story, 'id' | 'title' | 'tagline' | 'is_premium'>;",
    ],
  ])('%s', (_, code) => {
    expect(rulesBrokenBy('packages/api/src/other.ts', code)).toEqual([]);
  });
});

describe('Stories', () => {
  it.each([
    ['another theme', 'export const B = { ...A, globals: inPalmLeaf };'],
    ['another width', 'export const B = { args: { title: 1 }, globals: onPhone };'],
    ['arguments that are borrowed', 'export const B = { args: A.args, globals: inUrdu };'],
    ['something that happens', 'export const B = { ...A, globals: onPhone, play: open };'],
    [
      'other content',
      'export const B = { ...A, parameters: contents<Story>({ hi: { title: 2 } }), play: open };',
    ],
  ])('%s makes no other story', (_, other) => {
    const text = `export const A = { args: { title: 1 } };\n${other}`;
    expect(rulesBrokenBy('packages/ui/src/blocks/Some.stories.tsx', text)).toEqual([
      'story-repeats-no-other',
    ]);
  });

  it.each([
    ['content of its own', "export const B = { args: { title: 'एक' }, globals: inHindi };"],
    ['a behaviour', "export const B = { ...A, tags: ['behaviour'], globals: onPhone, play: open };"],
    ['no other globals', 'export const B = { ...A, args: { title: 2 } };'],
    ['another parameter', "export const B = { ...A, parameters: { layout: 'fullscreen' } };"],
  ])('%s makes one', (_, other) => {
    const text = `export const A = { args: { title: 1 } };\n${other}`;
    expect(rulesBrokenBy('packages/ui/src/blocks/Some.stories.tsx', text)).toEqual([]);
  });
});

describe('Props that pass through', () => {
  const index = 'packages/ui/src/primitives/Closed.tsx';
  it.each([
    [
      'no native props',
      'interface ClosedProps { a: string }\nexport function Closed({ a, ...rest }: ClosedProps) { return <p {...rest}>{a}</p>; }',
    ],
    [
      'native props that go nowhere',
      "import type { ComponentProps } from 'react';\ntype ClosedProps = ComponentProps<'p'>;\nexport function Closed({ id }: ClosedProps) { return <p id={id} />; }",
    ],
  ])('are missing with %s', (_, code) => {
    const before = sandbox.read(index);
    expect(rulesBrokenBy(index, code)).toEqual(['props-pass-through']);
    sandbox.write(index, before);
  });

  it.each([
    [
      "import type { ComponentProps } from 'react';\ninterface ClosedProps extends Omit<ComponentProps<'p'>, 'children'> {}\nexport function Closed({ id, ...rest }: ClosedProps) { return <p id={id} {...rest} />; }",
    ],
    [
      "import type { ComponentProps } from 'react';\ntype OpenProps = ComponentProps<'p'>;\ntype ClosedProps = Pick<OpenProps, 'id'>;\nexport function Closed(props: ClosedProps) { return <p {...props} />; }",
    ],
  ])('are there in %s', (code) => {
    const before = sandbox.read(index);
    expect(rulesBrokenBy(index, code)).toEqual([]);
    sandbox.write(index, before);
  });
});

describe('The vocabulary of props', () => {
  const propsWith = (member: string) => `export interface BoxProps {\n  /** It. */\n  ${member};\n}\n`;

  it.each([
    'onChange: (value: string) => void',
    'isDisabled: boolean',
    'selectedId: string',
    'serverError: string',
    'isBusy: boolean',
    'open: boolean;\n  /** It. */\n  onClose: () => void',
  ])('has another name for %s', (member) => {
    expect(rulesBrokenBy('packages/ui/src/primitives/Box.tsx', propsWith(member))).toEqual([
      'prop-vocabulary',
    ]);
  });

  it.each([
    'onValueChange: (value: string) => void',
    'disabled: boolean',
    'error: string',
    'onClose: () => void',
  ])('has %s', (member) => {
    expect(rulesBrokenBy('packages/ui/src/primitives/Box.tsx', propsWith(member))).toEqual([]);
  });

  it('has no colours as tones', () => {
    expect(
      rulesBrokenBy('packages/ui/src/primitives/Box.tsx', "export const BOX_TONES = ['green'] as const;"),
    ).toEqual(['prop-vocabulary']);
  });
});

describe('Addresses', () => {
  it.each([
    "import { storyPath } from '@kathaloka/contract/paths';\nexport const a = storyPath;",
    "import { paths as pages } from '../../paths.ts';\nexport const a = pages;",
    'export const a = <a href="/home">Home</a>;',
    "export const a = <a href={'/home'}>Home</a>;",
    'export const a = (id: string) => <a href={`/game/${id}`}>Play</a>;',
    'export const a = <a href="https://example.com/guide">Guide</a>;',
  ])('%s cannot be led elsewhere', (code) => {
    expect(rulesBrokenBy('packages/ui/src/blocks/Way.tsx', code)).toEqual(['addresses-from-the-provider']);
  });

  it.each([
    "import { type Paths, usePaths } from '../../paths.ts';\nexport const a = usePaths;",
    'export const a = <a href="#top">Top</a>;',
    'export const a = (home: string) => <a href={`${home}#top`}>Top</a>;',
  ])('%s can', (code) => {
    expect(rulesBrokenBy('packages/ui/src/blocks/Way.tsx', code)).toEqual([]);
  });
});

describe('Accessibility', () => {
  it.each([
    'export const A = { parameters: { a11y: { disable: true } } };',
    "export const A = { parameters: { a11y: { test: 'todo' } } };",
    "export const A = { parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } } };",
    'export const A = { globals: { a11y: { manual: true } } };',
    "export const A = { parameters: { a11y: { options: { runOnly: ['image-alt'] } } } };",
    "export const A = { parameters: { a11y: { context: { include: ['h1'] } } } };",
    "export const A = { parameters: { a11y: { context: 'h1' } } };",
    'const a11y = {}; export const A = { parameters: { a11y } };',
    'const none = {}; export const A = { parameters: { a11y: none } };',
    "const mode = 'off'; export const A = { parameters: { a11y: { test: mode } } };",
    'export const A = { parameters: { a11y: { options } } };',
    'export const A = { parameters: { a11y: { config: { rules: rulesOf(page) } } } };',
    'export const A = { parameters: { a11y: { config: { ...fewer } } } };',
    'A.parameters.a11y = fewer;',
    "export const A = { tags: ['!test'] };",
    '/* oxlint-disable */ export const A = {};',
  ])('%s is refused', (code) => {
    expect(rulesBrokenBy('packages/ui/src/blocks/Some.stories.tsx', code)).toEqual([
      'accessibility-stays-on',
    ]);
  });
});

describe('Tests', () => {
  it.each([
    "it('a', { retry: 2 }, () => {});",
    'export default defineConfig({ retries: 1 });',
    "it('a', async () => { await send().catch(() => {}); expect(1).toBe(1); });",
    "it('a', async () => { await send().catch(() => undefined); });",
    "it('a', async () => { const sent = await send().catch(() => null); });",
    "it('a', async () => { await Promise.all([send().catch(() => {})]); });",
    'export default defineConfig({ retries: process.env.CI ? 2 : 0 });',
  ])('%s hides a failure', (code) => {
    expect(rulesBrokenBy('packages/api/src/some.test.ts', code)).toEqual(['tests-hide-no-failure']);
  });

  it.each([
    "const words = { retry: 'Try again' };",
    'export default defineConfig({ retries: 0 });',
    "it('a', async () => { const error = await send().catch((reason) => reason); });",
  ])('%s does not', (code) => {
    expect(rulesBrokenBy('packages/api/src/some.test.ts', code)).toEqual([]);
  });
});
