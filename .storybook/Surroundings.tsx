import { directionOf, GlobalStyles, WordsProvider } from '@kathaloka/ui';
import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hindiFaces, urduFaces } from '../packages/ui/src/theme/faces.ts';
import { longWords } from '../packages/ui/src/testing/longWords.tsx';
import { type Args, contentIn, contentNamed, type OtherContent } from './content.ts';
import { LANGUAGES } from './languages.ts';
import { useSettings } from './modes.ts';

const WORDS = new Map(LANGUAGES.map(({ value, words }) => [value, words]));

/** The fonts of a Hindi or Urdu page, which an English docs page needs only around its stories. */
const FACES_IN_DOCS = `
  @layer kl {
    [data-story-page]:lang(hi) {
      ${hindiFaces}
    }
    [data-story-page]:lang(ur) {
      ${urduFaces}
    }
  }
`;

interface SurroundingsProps {
  theme: string;
  language: string;
  /** The text direction; `auto` follows the language. */
  direction: string;
  /** Whether the story has a background of its own, because a docs page shows many stories together. */
  isInDocs: boolean;
  children: ReactNode;
}

/** The page around a story: theme, language with its words, and direction. */
function Surroundings({ isInDocs, children, ...pinned }: SurroundingsProps) {
  const { theme = pinned.theme, language = pinned.language } = useSettings();
  // a language of the matrix sets its own direction
  const direction = language === pinned.language ? pinned.direction : 'auto';
  const dir = direction === 'auto' ? directionOf(language) : direction;

  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = isInDocs ? 'night' : theme;
    page.lang = isInDocs ? 'en' : language;
    page.dir = isInDocs ? 'ltr' : dir;
  }, [theme, language, dir, isInDocs]);

  const spoken = <WordsProvider words={WORDS.get(language) ?? {}}>{children}</WordsProvider>;
  if (!isInDocs) return spoken;
  const ground = { background: 'var(--kl-bg)', color: 'var(--kl-text)', padding: 24 };
  return (
    <div data-story-page data-theme={theme} lang={language} dir={dir} style={ground}>
      <style>{FACES_IN_DOCS}</style>
      {spoken}
    </div>
  );
}

interface StoryWithContentProps {
  Story: ComponentType<{ args?: Args }>;
  args: Args;
  /** The content chosen in the toolbar. */
  asked: OtherContent | undefined;
  /** Finds content by the name that the test runner gives. */
  all: (name: string) => OtherContent | undefined;
}

/** The story with the requested content, rendered again when that changes. */
function StoryWithContent({ Story, args, asked, all }: StoryWithContentProps) {
  const { content } = useSettings();
  const other = content === undefined ? asked : all(content);
  if (!other) return <Story />;
  const told = <Story key={other.name} args={{ ...args, ...other.args }} />;
  return other.hasLongWords ? <WordsProvider words={longWords}>{told}</WordsProvider> : told;
}

export const withSurroundings: Decorator = (Story, context) => {
  const { args, globals, viewMode } = context;
  return (
    <>
      <GlobalStyles />
      <Surroundings
        theme={String(globals.theme)}
        language={String(globals.language)}
        direction={String(globals.direction)}
        isInDocs={viewMode === 'docs'}
      >
        <StoryWithContent
          Story={Story}
          args={args}
          asked={contentIn(context, String(globals.language), globals.content === 'long')}
          all={(name) => contentNamed(context, name)}
        />
      </Surroundings>
    </>
  );
};
