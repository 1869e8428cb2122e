import type { NarrationTask } from '../Narrator.ts';
import { wordsIn } from '../phrases.ts';
import { speechesIn } from '../speech.ts';

/** A run of this many words from a choice that was not taken reveals that choice. */
const WAY_WORDS = 8;
/** A spoken line of a choice counts if it has at least this many words. */
const SPOKEN_WORDS = 2;
/** In a list of several choices, runs of this length count. */
const LISTED_WORDS = 4;

/** `narrated` is the sentence without speech. */
export type IsUnfit = (sentence: string, narrated: string) => boolean;

/**
 * Finds sentences that tell the choices, which the player has not taken: models like to list them. What else a telling
 * may not let happen is judged by its events, after its last word.
 */
export function waysTold({ scene, choices, history, input, deed }: NarrationTask): IsUnfit {
  const known = [
    scene.text,
    input ?? '',
    deed,
    ...history.flatMap((turn) => [turn.text, turn.input ?? '']),
  ].map((text) => holdsRun(wordsIn(text)));
  const isNew = (run: string): boolean => !known.some((holds) => holds(run));
  const spoken = choices
    .flatMap((choice) => speechesIn(choice))
    .flatMap((speech) => speech.split(/(?<=[.!?।۔؟…])\s+/))
    .map((sentence) => wordsIn(sentence))
    .filter(({ length }) => length >= SPOKEN_WORDS)
    .map((words) => words.join(' '))
    .filter(isNew);
  const runs = (length: number): string[][] =>
    choices.map((choice) => runsOf(length, wordsIn(choice)).filter(isNew));
  const told = runs(WAY_WORDS).flat();
  const listed = runs(LISTED_WORDS);
  return (sentence, narrated) => {
    const holds = holdsRun(wordsIn(sentence));
    if (told.some(holds) || listed.filter((ofOne) => ofOne.some(holds)).length > 1) return true;
    const said = wordsIn(spokenOf(sentence, narrated));
    return spoken.some(
      (line) => said.join(' ') === line || (line.split(' ').length > 2 && holdsRun(said)(line)),
    );
  };
}

export const holdsRun = (words: readonly string[]): ((run: string) => boolean) => {
  const text = ` ${words.join(' ')} `;
  return (run) => text.includes(` ${run} `);
};

/** The speech in a sentence: `narrated` has blanks in its place, letter by letter. */
const spokenOf = (sentence: string, narrated: string): string =>
  sentence
    .split('')
    .map((letter, at) => (narrated[at] === letter ? ' ' : letter))
    .join('');

export const runsOf = (length: number, words: readonly string[]): string[] =>
  words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
