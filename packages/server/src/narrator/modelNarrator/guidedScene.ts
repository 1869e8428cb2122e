import type { SceneSheet, StorySheet } from '../Narrator.ts';
import { lastSentences } from '../prompts/sentences.ts';
import { countWords, holdsPhrase, wordsIn } from '../phrases.ts';
import { numbersIn } from './numbers.ts';

const SPEECH =
  /(?<![\p{L}\p{M}\p{N}])(?:'((?:[^'\n]|'(?=[\p{L}\p{M}])|(?<=s)'(?= \p{Ll}[^'\n]*[.,!?…]'))+)'(?![\p{L}\p{M}])|"([^"\n]+)"|“([^”\n]+)”|‘((?:[^’\n]|’(?=[\p{L}\p{M}]))+)’|«([^»\n]+)»)/gu;
/** The minimum length of a telling, as a share of its scene. */
const SHORTEST = 0.5;

/** A part of a scene that a telling must keep. */
interface ScenePart {
  readonly text: string;
  readonly isSpeech: boolean;
  readonly isIn: (told: ReadTelling) => boolean;
}

/** A telling as words and numbers, read once for all searches. */
interface ReadTelling {
  readonly words: readonly string[];
  readonly numbers: ReadonlySet<string>;
}

export const read = (told: string, { language }: Pick<StorySheet, 'language'>): ReadTelling => ({
  words: wordsIn(told),
  numbers: new Set(numbersIn(told, language).map(({ value }) => value)),
});

/** The lines of speech, names and numbers of a scene. */
export function requiredParts({ text }: Pick<SceneSheet, 'text'>, story: StorySheet): ScenePart[] {
  const part = (wanted: string, isSpeech: boolean, isIn: ScenePart['isIn']): ScenePart => ({
    text: wanted,
    isSpeech,
    isIn,
  });
  return [
    ...speechIn(text).map((speech) => part(speech, true, ({ words }) => holdsLine(words, wordsIn(speech)))),
    ...namesIn(text, story).map((name) =>
      part(name, false, ({ words }) => holdsPhrase(words, wordsIn(name))),
    ),
    ...numbersIn(text, story.language)
      .filter(({ isDemanded }) => isDemanded)
      .map(({ value, written }) => part(written, false, ({ numbers }) => numbers.has(value))),
  ];
}

/**
 * The parts of the author's scene that a telling lacks: speech, names, numbers; if it is much too short, the
 * end. Empty for a faithful telling.
 */
export function missingFrom(
  told: string,
  scene: Pick<SceneSheet, 'text'>,
  story: StorySheet,
  shortest = SHORTEST,
): string[] {
  const all = read(told, story);
  const missing = requiredParts(scene, story).flatMap(({ text, isIn }) => (isIn(all) ? [] : [text]));
  const isShort = countWords(told) < countWords(scene.text) * shortest;
  return isShort && missing.length === 0 ? [lastSentences(scene.text, 1)] : [...new Set(missing)];
}

export const speechIn = (text: string): string[] =>
  [...text.matchAll(SPEECH)].map((groups) => groups.slice(1).find((group) => group !== undefined) ?? '');

/** Whether the words contain a line of speech, ignoring punctuation. */
export const holdsLine = (words: readonly string[], speech: readonly string[]): boolean =>
  ` ${words.join(' ')} `.includes(` ${speech.join(' ')} `);

/** Capitalised words within sentences, and the names in the author's lexicon. */
function namesIn(text: string, { lexicon, language }: StorySheet): string[] {
  const words = wordsIn(text);
  const listed = (lexicon.names ?? [])
    .filter(({ np, is }) => is === 'person' && holdsPhrase(words, wordsIn(np)))
    .map(({ np }) => np.replace(/^(?:the|an?|your) /i, ''));
  if (language !== 'en') return listed;
  const capitals = [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name);
  return [...new Set([...listed, ...capitals])];
}

/** Whether a telling repeats the author's scene word for word. Players do not pay for that telling. */
export const isCopy = (told: string, text: string): boolean =>
  wordsIn(told).join(' ') === wordsIn(text).join(' ');
