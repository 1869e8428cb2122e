import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { night, palmLeaf } from './colours.ts';
import { GlobalStyles } from './GlobalStyles.tsx';
import { media } from './media.ts';

const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);

/** What the page's own variable is, in a rule for some media or outside of all. */
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

  it('brings the tokens of the night', () => {
    expect(variable('--bg')).toBe(night.bg);
    expect(variable('--ctl')).toBe('44px');
  });

  it('follows the system, where no theme was chosen', () => {
    expect(variable('--bg', '@media (prefers-color-scheme: light)')).toBe(palmLeaf.bg);
  });

  it('makes a small control as large as any other where fingers point', () => {
    expect(variable('--ctl-sm')).toBe('36px');
    expect(variable('--ctl-sm', media.touch)).toBe('var(--ctl)');
  });
});
