import { Global } from '@emotion/react';
import { styles } from './GlobalStyles.styles.ts';
import { themeStyles } from './themeStyles.ts';
import type { ThemeTokens } from './themeTokens.ts';

export interface GlobalStylesProps {
  /** Your own themes, by their name in `data-theme`. `night` and `palm-leaf` replace the library's. */
  themes?: Readonly<Record<string, ThemeTokens>>;
}

/**
 * The global styles: tokens, themes and the base styles of the page. Render it once, at the root.
 *
 * @example
 * <GlobalStyles />
 */
export function GlobalStyles({ themes }: GlobalStylesProps) {
  return <Global styles={themes ? [...styles, themeStyles(themes)] : styles} />;
}
