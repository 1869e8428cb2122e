import { directionOf, GlobalStyles, type LanguageWords, WordsProvider } from '@kathaloka/ui';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { administration } from '../packages/ui/src/words/hi/administration.ts';
import { hi } from '../packages/ui/src/words/hi.ts';
import { ur } from '../packages/ui/src/words/ur.ts';
import { useSettings } from './modes.ts';

/** Bundled, so that no story shows another language first. */
const WORDS: Readonly<Record<string, LanguageWords>> = { hi: { ...hi, ...administration }, ur };

interface SurroundingsProps {
  theme: string;
  language: string;
  /** `auto` follows the language. */
  direction: string;
  /** A docs page shows many stories at once, so each gets a background of its own there. */
  isInDocs: boolean;
  children: ReactNode;
}

/** The page around a story: theme, language with its words, and direction. */
function Surroundings({ isInDocs, children, ...pinned }: SurroundingsProps) {
  const { theme = pinned.theme, language = pinned.language } = useSettings();
  // the matrix's languages set their own direction
  const direction = language === pinned.language ? pinned.direction : 'auto';
  const dir = direction === 'auto' ? directionOf(language as Parameters<typeof directionOf>[0]) : direction;

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = isInDocs ? 'night' : theme;
    page.lang = isInDocs ? 'en' : language;
    page.dir = isInDocs ? 'ltr' : dir;
  }, [theme, language, dir, isInDocs]);

  const spoken = <WordsProvider words={WORDS[language] ?? {}}>{children}</WordsProvider>;
  if (!isInDocs) return spoken;
  const ground = { background: 'var(--kl-bg)', color: 'var(--kl-text)', padding: 24 };
  return (
    <div data-theme={theme} lang={language} dir={dir} style={ground}>
      {spoken}
    </div>
  );
}

export const withSurroundings: Decorator = (Story, { globals, viewMode }) => (
  <>
    <GlobalStyles />
    <Surroundings
      theme={String(globals.theme)}
      language={String(globals.language)}
      direction={String(globals.direction)}
      isInDocs={viewMode === 'docs'}
    >
      <Story />
    </Surroundings>
  </>
);
