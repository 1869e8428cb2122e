import type { Words } from '../../../words/en.ts';
import type { Passage } from './reading/passages.ts';

/** An option that is read with its number. */
export interface ReadingOption {
  text: string;
  /** The language of the text. */
  language: string;
  /** A note about the option, in the language of the page. */
  note?: string | undefined;
  /** Whether the option asks for a word. */
  asks?: boolean | undefined;
  /** Takes the option, with the answer if it asks for one. */
  take: (answer?: string) => void;
}

interface OptionWords {
  words: Words['eyesClosed'];
  /** Whether to explain gestures instead of keys. */
  isTouch: boolean;
}

/** Returns the passages for the options, with their numbers, and how to take one. */
export function optionPassages(
  options: readonly ReadingOption[],
  { words, isTouch }: OptionWords,
): Passage[] {
  if (options.length === 0) return [];
  const language = words.ownLanguage;
  // the texts are part of the ids: with equal ids, the next turn's options would count as already read
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
