import type { Decorator } from '@storybook/react-vite';
import { hi } from '../words/hi.ts';
import { ur } from '../words/ur.ts';
import { type LanguageWords, WordsProvider } from '../words/WordsProvider.tsx';

const LANGUAGES: Readonly<Record<string, LanguageWords>> = { hi, ur };

/** The last of a story's decorators: everything in it speaks the language of the page. */
export const spoken: Decorator = (Story, { globals }) => (
  <WordsProvider words={LANGUAGES[String(globals.language)] ?? {}}>
    <Story />
  </WordsProvider>
);
