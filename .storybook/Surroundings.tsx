import { directionOf, GlobalStyles } from '@kathaloka/ui';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

interface SurroundingsProps {
  theme: string;
  language: string;
  /** A docs page shows many stories at once, so each gets its own ground there. */
  isInDocs: boolean;
  children: ReactNode;
}

/** The page that a story stands on: theme, language and direction. */
function Surroundings({ theme, language, isInDocs, children }: SurroundingsProps) {
  const dir = directionOf(language as Parameters<typeof directionOf>[0]);

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = isInDocs ? 'night' : theme;
    page.lang = isInDocs ? 'en' : language;
    page.dir = isInDocs ? 'ltr' : dir;
  }, [theme, language, dir, isInDocs]);

  if (!isInDocs) return children;
  const ground = { background: 'var(--bg)', color: 'var(--text)', padding: 24 };
  return (
    <div data-theme={theme} lang={language} dir={dir} style={ground}>
      {children}
    </div>
  );
}

export const withSurroundings: Decorator = (Story, { globals, viewMode }) => (
  <>
    <GlobalStyles />
    <Surroundings
      theme={String(globals.theme)}
      language={String(globals.language)}
      isInDocs={viewMode === 'docs'}
    >
      <Story />
    </Surroundings>
  </>
);
