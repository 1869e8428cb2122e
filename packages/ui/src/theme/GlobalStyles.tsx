import { Global } from '@emotion/react';
import { styles } from './GlobalStyles.styles.ts';
import { themeStyles } from './themeStyles.ts';
import type { ThemeTokens } from './themeTokens.ts';

export interface GlobalStylesProps {
  /** Your own themes, by the name that `data-theme` chooses. `night` and `palm-leaf` replace the library's. */
  themes?: Readonly<Record<string, ThemeTokens>>;
}

/**
 * Tokens, themes and the ground that every component stands on. Render it once, at the root.
 *
 * @example
 * <GlobalStyles />
 */
export function GlobalStyles({ themes }: GlobalStylesProps) {
  return <Global styles={themes ? [...styles, themeStyles(themes)] : styles} />;
}
