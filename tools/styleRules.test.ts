import path from 'node:path';
import stylelint from 'stylelint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandbox, type Sandbox } from './testing/sandbox.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Each planted file, and the rule that it breaks. */
const PLANTED: Readonly<Record<string, string>> = {
  'packages/ui/src/blocks/Sided.styles.ts:5': 'property-disallowed-list',
  'packages/ui/src/blocks/Raw.styles.ts:4': 'declaration-property-value-disallowed-list',
  'packages/ui/src/blocks/Raw.styles.ts:5': 'declaration-property-value-disallowed-list',
  'packages/ui/src/blocks/Raw.styles.ts:6': 'declaration-property-value-disallowed-list',
  'packages/ui/src/blocks/Raw.styles.ts:8': 'at-rule-disallowed-list',
  'packages/ui/src/blocks/Raw.styles.ts:9': 'declaration-property-value-disallowed-list',
  'packages/ui/src/blocks/Raw.styles.ts:11': 'selector-disallowed-list',
  'packages/ui/src/blocks/Coloured.styles.ts:4': 'color-no-hex',
  'packages/ui/src/blocks/Coloured.styles.ts:5': 'color-named',
  'packages/ui/src/blocks/OneIconSet.styles.ts:4': 'selector-disallowed-list',
};

/** The rules that a style of the library violates. */
async function rulesBrokenBy(
  css: string,
  file = 'packages/ui/src/primitives/Box.styles.ts',
): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `import styled from '@emotion/styled';\nexport const Box = styled.div\`${css}\`;\n`,
    codeFilename: path.join(root, file),
    configFile: path.join(root, 'stylelint.config.mjs'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = makeSandbox('tools/planted');
});
afterAll(() => sandbox.remove());

describe('The rules about CSS', () => {
  it('each report the violating line, and no other', async () => {
    const { code, stderr } = await sandbox.run(
      'stylelint',
      '--formatter=unix',
      'packages/**/*.{styles.ts,css}',
    );
    const found = [...stderr.matchAll(/^(.*?):(\d+):.*\((\S+)\) \[error\]$/gm)];
    expect(code).toBe(2);
    expect(
      found.map(([, file, line, rule]) => `${path.relative(sandbox.folder, file!)}:${line} ${rule}`).sort(),
    ).toEqual(
      Object.entries(PLANTED)
        .map(([place, rule]) => `${place} ${rule}`)
        .sort(),
    );
  });

  it('leave a canvas its layers, and themes their values', async () => {
    expect(
      await rulesBrokenBy('z-index: 1;', 'packages/ui/src/patterns/GraphCanvas/GraphCanvas.styles.ts'),
    ).toEqual([]);
    expect(
      await rulesBrokenBy('padding: 13px; color: #fff;', 'packages/ui/src/theme/GlobalStyles.styles.ts'),
    ).toEqual([]);
    expect(await rulesBrokenBy('left: 0;', 'packages/ui/src/theme/GlobalStyles.styles.ts')).toHaveLength(1);
  });
});

describe('Logical properties', () => {
  it.each([
    'margin-left: 1em;',
    'border-top-right-radius: 50%;',
    '&:hover { padding-right: 2em; }',
    'text-align: left;',
    'float: right',
    'margin: 0 1em 0 2em;',
    'padding: 0 calc(1em + var(--kl-gap)) 0 calc(2em + var(--kl-gap))',
    'inset: 0 ${start} 0 ${end};',
    'color: ${red}; left: 0;',
    '${mixin} left: 0;',
    '${media.compact} { left: 0; }',
  ])('%s is physical', async (css) => {
    expect(await rulesBrokenBy(css)).toHaveLength(1);
  });

  it.each([
    'margin-inline-start: 1em;',
    'text-align: start;',
    '/* left: 0; */ inset-inline-start: 0;',
    'margin: 0 1em 2em 1em;',
    'margin: -1em calc(-1 * var(--kl-bleed));',
    'padding: 0 max(1em, var(--kl-gap)) 2em max(1em, var(--kl-gap));',
    'transition: left 1s;',
    'background: url(left:0.png);',
  ])('%s is not', async (css) => {
    expect(await rulesBrokenBy(css)).toEqual([]);
  });
});

describe('Values from the theme', () => {
  it.each([
    'padding: 13px;',
    'padding: 13px ${gap};',
    'margin: calc(-1 * var(--kl-size-4)) 3px;',
    'border: 1px solid;',
    'font: 400 1.0625rem / 1.5 serif;',
    'inline-size: 99px;',
    'inline-size: calc(${gap} + 12px);',
    '--kl-own: 12px;',
    'gap: 340px;',
    'z-index: 1;',
    'z-index: -1;',
    '@media (min-width: 700px) { color: inherit; }',
    '@container (min-width: 700px) { color: inherit; }',
    ":where([data-theme='night']) & { color: inherit; }",
  ])('%s is on no scale', async (css) => {
    expect(await rulesBrokenBy(css)).toHaveLength(1);
  });

  it.each([
    'padding: var(--kl-size-12) 0;',
    'margin: 0.5em auto 2ch;',
    'grid-template-columns: minmax(0, 1fr) 340px;',
    'inset: 0px;',
    'z-index: var(--kl-z-nav);',
    'z-index: calc(var(--kl-z-dialog) + 1);',
    'background: radial-gradient(circle, currentColor 1.5px, transparent 2px);',
    '/* 3px */ color: inherit;',
    '${media.compact} { color: inherit; }',
  ])('%s is', async (css) => {
    expect(await rulesBrokenBy(css)).toEqual([]);
  });
});

describe('Colours', () => {
  it.each([
    'color: #fff;',
    'color: ${own} #abc;',
    'border-color: rgb(0 0 0 / 0.2);',
    'background: gold;',
    'border: ${line} solid white;',
    '--kl-own: white;',
    '--kl-own: #fff;',
  ])('as in %s are tokens', async (css) => {
    expect(await rulesBrokenBy(css)).not.toEqual([]);
  });

  it.each([
    'color: transparent;',
    'border-color: CanvasText;',
    'mask-image: linear-gradient(black, transparent);',
  ])('as in %s follow the theme by themselves', async (css) => {
    expect(await rulesBrokenBy(css)).toEqual([]);
  });
});

describe('A mistake', () => {
  it.each(['colour: inherit;', 'display: blok;', '&:hovre { color: inherit; }', 'padding: 1xm;'])(
    'as in %s is reported',
    async (css) => {
      expect(await rulesBrokenBy(css)).not.toEqual([]);
    },
  );
});
