import type { SceneSheet, StorySheet } from '../Narrator.ts';
import { lastSentences } from '../prompts/sentences.ts';
import { countWords, holdsPhrase, wordsIn } from '../prompts/words.ts';
import { numbersIn } from './numbers.ts';

const SPEECH =
  /(?<![\p{L}\p{M}\p{N}])(?:'((?:[^'\n]|'(?=[\p{L}\p{M}])|(?<=s)'(?= \p{Ll}[^'\n]*[.,!?…]'))+)'(?![\p{L}\p{M}])|"([^"\n]+)"|“([^”\n]+)”|‘((?:[^’\n]|’(?=[\p{L}\p{M}]))+)’|«([^»\n]+)»)/gu;
/** A telling may be shorter than its scene, but not by more than this. */
const SHORTEST = 0.5;

/**
 * What the author's scene says and a telling of it does not: lines of speech, names, numbers; of one
 * that is much too short, the end. Empty for a faithful one.
 */
export function missingFrom(told: string, scene: SceneSheet, story: StorySheet): string[] {
  const words = wordsIn(told);
  const numbers = new Set(numbersIn(told, story.language).map(({ value }) => value));
  const missing = [
    ...speechIn(scene.text).filter((speech) => !holdsLine(words, wordsIn(speech))),
    ...namesIn(scene.text, story).filter((name) => !holdsPhrase(words, wordsIn(name))),
    ...numbersIn(scene.text, story.language)
      .filter(({ value, isDemanded }) => isDemanded && !numbers.has(value))
      .map(({ written }) => written),
  ];
  const isShort = countWords(told) < countWords(scene.text) * SHORTEST;
  return isShort && missing.length === 0 ? [lastSentences(scene.text, 1)] : [...new Set(missing)];
}

const speechIn = (text: string): string[] =>
  [...text.matchAll(SPEECH)].map((groups) => groups.slice(1).find((group) => group !== undefined) ?? '');

/** A line of speech, whatever marks stand around and inside it. */
const holdsLine = (words: readonly string[], speech: readonly string[]): boolean =>
  ` ${words.join(' ')} `.includes(` ${speech.join(' ')} `);

/** Capitalised words inside of sentences, and what the author listed as names. */
function namesIn(text: string, { lexicon, language }: StorySheet): string[] {
  const words = wordsIn(text);
  const listed = (lexicon.names ?? [])
    .filter(({ np, is }) => is === 'person' && holdsPhrase(words, wordsIn(np)))
    .map(({ np }) => np.replace(/^(?:the|an?|your) /i, ''));
  if (language !== 'en') return listed;
  const capitals = [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name);
  return [...new Set([...listed, ...capitals])];
}

/** Whether a telling is the author's scene, word for word, which costs nothing elsewhere. */
export const isCopy = (told: string, text: string): boolean =>
  wordsIn(told).join(' ') === wordsIn(text).join(' ');
