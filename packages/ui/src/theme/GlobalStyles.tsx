import { Global } from '@emotion/react';
import { styles } from './GlobalStyles.styles.ts';

/** Tokens, themes and the ground that every component stands on. Render it once, at the root. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}
