import type { Words } from '../../../words/en.ts';
import type { Passage } from './reading/passages.ts';

/** A way on that is read with its number. */
export interface ReadingOption {
  text: string;
  /** The language of the text. */
  language: string;
  /** What is said of it besides, in the words of the page. */
  note?: string | undefined;
  /** Whether it asks for a word, with which it is taken. */
  asks?: boolean | undefined;
  /** Takes it; one that asks, with the answer. */
  take: (answer?: string) => void;
}

interface OptionWords {
  words: Words['eyesClosed'];
  /** Whether fingers take it. */
  isTouch: boolean;
}

/** The ways on, each with its number, and how one of them is taken. */
export function optionPassages(
  options: readonly ReadingOption[],
  { words, isTouch }: OptionWords,
): Passage[] {
  if (options.length === 0) return [];
  const language = words.ownLanguage;
  // other ways on are others, also where they follow immediately
  const all = options.map(({ text }) => text).join('\n');
  return [
    { id: `ways-${all}`, text: words.ways(options.length), language },
    ...options.flatMap(({ text, note, ...own }, option): Passage[] => [
      { id: `way-${option}-${all}`, text: `${option + 1}. ${text}`, language: own.language, option },
      ...(note === undefined ? [] : [{ id: `note-${option}-${all}`, text: note, language, option }]),
    ]),
    { id: `ways-end-${all}`, text: isTouch ? words.takeByTouch : words.takeByKey, language },
  ];
}
