import path from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

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

describe('The rules about CSS', () => {
  it.each([
    ['${mixin} margin-left: 1em;', 'property-disallowed-list'],
    ['text-align: left;', 'declaration-property-value-disallowed-list'],
    ['margin: 0 1em 0 2em;', 'declaration-property-value-disallowed-list'],
    ['padding: 13px ${gap};', 'declaration-property-value-disallowed-list'],
    ['inline-size: 99px;', 'declaration-property-value-disallowed-list'],
    ['z-index: 1;', 'declaration-property-value-disallowed-list'],
    ['@media (min-width: 700px) { color: inherit; }', 'at-rule-disallowed-list'],
    [":where([data-theme='night']) & { color: inherit; }", 'selector-disallowed-list'],
    ['.lucide { color: inherit; }', 'selector-disallowed-list'],
    ['color: #fff;', 'color-no-hex'],
    ['border: ${line} solid white;', 'color-named'],
    ['border-color: rgb(0 0 0 / 0.2);', 'function-disallowed-list'],
    ['inline-size: var(--share);', 'custom-property-pattern'],
    ['colour: inherit;', 'property-no-unknown'],
    ['display: blok;', 'declaration-property-value-no-unknown'],
    ['translate: 50%; &:dir(rtl) { translate: 50%; }', 'kathaloka/mirrored'],
    ['&[data-side] { --kl-away: -100%; } &[data-side]:dir(rtl) { --kl-away: -100%; }', 'kathaloka/mirrored'],
    [
      'mask-image: linear-gradient(to left, black, gray); &:dir(rtl) { mask-image: linear-gradient(to bottom, black, gray); }',
      'kathaloka/mirrored',
    ],
  ])('refuse %s', async (css, rule) => {
    expect(await rulesBrokenBy(css)).toEqual([rule]);
  });

  it.each([
    '/* left: 0; */ inset-inline-start: 0; text-align: start; transition: left 1s;',
    'padding: 0 max(1em, var(--kl-gap)) 2em max(1em, var(--kl-gap));',
    'padding: var(--kl-size-12) 0; grid-template-columns: minmax(0, 1fr) 340px;',
    'z-index: calc(var(--kl-z-dialog) + 1); inline-size: var(--anchor-width);',
    '${media.compact} { color: transparent; border-color: CanvasText; }',
    'mask-image: linear-gradient(black, transparent);',
    'mask-image: linear-gradient(to left, black, transparent); &:dir(rtl) { mask-image: linear-gradient(to right, black, transparent); }',
    '&:hover { translate: 50%; } &:dir(rtl) { translate: 50%; transform: scaleX(-1); }',
  ])('accept %s', async (css) => {
    expect(await rulesBrokenBy(css)).toEqual([]);
  });

  it('exempt the layers of a canvas, and the values of themes', async () => {
    const canvas = 'packages/ui/src/patterns/GraphCanvas/GraphCanvas.styles.ts';
    const themes = 'packages/ui/src/theme/GlobalStyles.styles.ts';
    expect(await rulesBrokenBy('z-index: 1;', canvas)).toEqual([]);
    expect(await rulesBrokenBy('padding: 13px; color: #fff;', themes)).toEqual([]);
    expect(await rulesBrokenBy('left: 0;', themes)).toHaveLength(1);
  });
});
