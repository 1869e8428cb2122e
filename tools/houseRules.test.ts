import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breachesIn } from './house-rules/index.mjs';
import { openProject } from './house-rules/project.mjs';
import { makeSandbox, type Sandbox } from './testing/sandbox.ts';

/** Each planted file, and the rule that it breaks. */
const PLANTED: Readonly<Record<string, string>> = {
  'packages/ui/src/blocks/Moving.styles.ts:4': 'static-styles',
  'packages/ui/src/blocks/Sided.styles.ts:5': 'logical-properties',
  'packages/ui/src/blocks/SidedInline.tsx:2': 'logical-properties',
  'packages/api/src/storyAgain.ts:1': 'wire-types-once',
  'packages/api/src/storyByName.ts:1': 'wire-types-once',
  'packages/server/src/storySchemaAgain.ts:3': 'wire-types-once',
  'packages/ui/src/blocks/Undescribed.tsx:4': 'props-are-described',
  'packages/ui/src/blocks/home/Stateless/Stateless.stories.tsx:1': 'story-for-each-state',
  'packages/ui/src/blocks/Unshown.tsx:1': 'component-has-stories',
  'packages/ui/src/blocks/Excused.stories.tsx:5': 'accessibility-stays-on',
  'packages/ui/src/blocks/Silenced.tsx:2': 'accessibility-stays-on',
  '.storybook/preview.tsx:1': 'accessibility-stays-on',
};

const program = path.resolve(import.meta.dirname, 'house-rules.mjs');

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = makeSandbox('tools/planted');
});
afterAll(() => sandbox.remove());

/** The rules that a file breaks when it is put beside the planted ones. */
function rulesBrokenBy(file: string, text: string): string[] {
  sandbox.write(file, text);
  const lines = breachesIn(openProject(sandbox.folder)).filter((line) => line.startsWith(`${file}:`));
  sandbox.write(file, '');
  return lines.map((line) => line.split(' ')[1] ?? '');
}

const styled = (css: string) =>
  `import styled from '@emotion/styled';\nexport const Box = styled.div\`${css}\`;\n`;

describe('The house rules', () => {
  it('each fires on the line that breaks it, and nowhere else', async () => {
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

  it('are not content where there is nothing to look at', async () => {
    const empty = makeSandbox();
    try {
      expect(await empty.run('node', program, '--root', empty.folder)).toMatchObject({ code: 1 });
    } finally {
      empty.remove();
    }
  });
});

describe('Logical properties', () => {
  it.each([
    'margin-left: 1px;',
    'border-top-right-radius: 4px;',
    '&:hover { padding-right: 2px; }',
    'text-align: left;',
    'float: right',
    'margin: 0 1px 0 2px;',
    'padding: 0 calc(1px + var(--gap)) 0 calc(2px + var(--gap))',
    'color: ${red}; left: 0;',
  ])('%s is physical', (css) => {
    expect(rulesBrokenBy('packages/ui/src/Box.styles.ts', styled(css))).toEqual(['logical-properties']);
  });

  it.each([
    'margin-inline-start: 1px;',
    'text-align: start;',
    '/* left: 0; */ inset-inline-start: 0;',
    'margin: 0 1px 2px 1px;',
    'margin: -10px calc(-1 * var(--bleed));',
    'padding: 0 max(1px, var(--gap)) 2px max(1px, var(--gap));',
    'transition: left 1s;',
    'background: url(left:0.png);',
  ])('%s is not', (css) => {
    expect(rulesBrokenBy('packages/ui/src/Box.styles.ts', styled(css))).toEqual([]);
  });
});

describe('Static styles', () => {
  const imports = "import styled from '@emotion/styled';\nimport { keyframes } from '@emotion/react';\n";

  it.each([
    'export const Box = styled.div`width: ${(p) => p.w};`;',
    'const width = () => 1; export const Box = styled.div`width: ${width};`;',
    'function width() { return 1; } export const Box = styled("div")`width: ${width};`;',
    'export const Box = styled.div((p) => ({ width: p.w }));',
  ])('%s is a function', (code) => {
    expect(rulesBrokenBy('packages/ui/src/Box.styles.ts', imports + code)).toEqual(['static-styles']);
  });

  it('a constant and an animation are none', () => {
    const code = 'const gap = "1rem"; const spin = keyframes`to { rotate: 1turn; }`;';
    const use = 'export const Box = styled.div`gap: ${gap}; animation: ${spin};`;';
    expect(rulesBrokenBy('packages/ui/src/Box.styles.ts', imports + code + use)).toEqual([]);
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

describe('Accessibility', () => {
  it.each([
    'export const A = { parameters: { a11y: { disable: true } } };',
    "export const A = { parameters: { a11y: { test: 'todo' } } };",
    "export const A = { parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } } };",
    'export const A = { globals: { a11y: { manual: true } } };',
    "export const A = { tags: ['!test'] };",
    '/* oxlint-disable */ export const A = {};',
  ])('%s is refused', (code) => {
    expect(rulesBrokenBy('packages/ui/src/blocks/Some.stories.tsx', code)).toEqual([
      'accessibility-stays-on',
    ]);
  });
});
