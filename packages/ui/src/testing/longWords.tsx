import { LANGUAGES } from '@kathaloka/contract/limits';
import type { Decorator } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { en } from '../words/en.ts';
import { WordsProvider } from '../words/WordsProvider.tsx';

/** Figures and the product's name have the same length in every language. */
const { numbers: _numbers, product: _product, ...translated } = en;

const WORD_OR_PLACEHOLDER = /\{\w+\}|[\p{L}\p{M}]+/gu;

/** The language's own code, which must stay as it is. */
const isLanguage = (words: unknown) => LANGUAGES.some((language) => language === words);

function lengthened<T>(words: T): T;
function lengthened(words: unknown): unknown {
  if (isLanguage(words)) return words;
  if (typeof words === 'string')
    return words.replaceAll(WORD_OR_PLACEHOLDER, (part) => (part.startsWith('{') ? part : part + part));
  if (typeof words === 'function') return (...args: unknown[]) => lengthened(words(...args));
  if (Array.isArray(words)) return words.map(lengthened);
  if (words === null || typeof words !== 'object' || isValidElement(words)) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, lengthened(value)]));
}

export const longWords = lengthened(translated);

/** Doubles the product's own words, for a component that has no other text: some language will be as long. */
export const withLongWords: Decorator = (Story) => <WordsProvider words={longWords}>{Story()}</WordsProvider>;
