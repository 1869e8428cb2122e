import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { night, palmLeaf } from './colours.ts';
import { GlobalStyles } from './GlobalStyles.tsx';
import { media } from './media.ts';

/** Every rule outside of a media query, whatever layer it is in. */
const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(inLayers));

function inLayers(rule: CSSRule): CSSRule[] {
  return rule instanceof CSSLayerBlockRule ? [...rule.cssRules].flatMap(inLayers) : [rule];
}

/** The value of a variable of the page, inside a media query or outside of all. */
function variable(name: string, query = ''): string | undefined {
  const scope = query
    ? rules().flatMap((rule) =>
        rule instanceof CSSMediaRule && `@media ${rule.media.mediaText}` === query ? [...rule.cssRules] : [],
      )
    : rules();
  const values = scope.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText.startsWith(':root')
      ? [rule.style.getPropertyValue(name)]
      : [],
  );
  return values.find(Boolean)?.trim();
}

describe('GlobalStyles', () => {
  beforeEach(() => {
    render(<GlobalStyles />);
  });

  it('has the tokens of the night theme', () => {
    expect(variable('--kl-bg')).toBe(night.bg);
    expect(variable('--kl-ctl')).toBe('44px');
  });

  it('follows the system if no theme was chosen', () => {
    expect(variable('--kl-bg', '@media (prefers-color-scheme: light)')).toBe(palmLeaf.bg);
  });

  it('makes small controls as large as others on touch screens', () => {
    expect(variable('--kl-ctl-sm')).toBe('36px');
    expect(variable('--kl-ctl-sm', media.touch)).toBe('var(--kl-ctl)');
  });

  it('gives an edge to what is highlighted, selected, pressed or current where the system chooses the colours', () => {
    const inForcedColours = rules().flatMap((rule) =>
      rule instanceof CSSMediaRule && `@media ${rule.media.mediaText}` === media.forcedColours
        ? [...rule.cssRules]
        : [],
    );
    const edges = inForcedColours.filter(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule && rule.style.outline.includes('Highlight'),
    );
    const selectors = edges.map(({ selectorText }) => selectorText).join(', ');
    for (const state of [
      'data-highlighted',
      'aria-selected',
      'data-selected',
      'aria-pressed',
      'aria-current',
      ':checked',
    ]) {
      expect(selectors).toContain(state);
    }
  });
});
