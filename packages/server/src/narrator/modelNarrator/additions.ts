import type { NarrationTask } from '../Narrator.ts';
import type { PromptMessage } from '../prompts/promptTypes.ts';
import { holdsPhrase, wordFinder, wordsIn } from '../phrases.ts';
import { deathsOf } from './deaths.ts';
import { journeys } from './journeys.ts';
import { turnsBefore } from './modelNotes.ts';
import { speechesIn } from '../speech.ts';

/** A run of this many words from a choice that was not taken reveals that choice. */
const WAY_WORDS = 8;
/** A spoken line of a choice counts if it has at least this many words. */
const SPOKEN_WORDS = 2;
/** In a list of several choices, runs of this length count. */
const LISTED_WORDS = 4;
const ARTICLE = /^(?:the|an?|your) /i;
/** Whether a sentence adds something foreign to its turn. `narrated` is the sentence without speech. */
export type IsAdded = (sentence: string, narrated: string) => boolean;

/**
 * Finds what a telling must not add: people nobody has met, choices that the player has not taken, deaths,
 * journeys. The story follows its graph, and a telling that runs ahead makes the choices below it false.
 */
export function additionsIn(task: NarrationTask, messages: readonly PromptMessage[]): IsAdded {
  const tests = [newPeople(task, messages), waysTaken(task), deathsOf(task), journeys(task, messages)];
  return (sentence, narrated) => tests.some((isAdded) => isAdded(sentence, narrated));
}

/**
 * Finds people who do not occur in what the player knows of the story. A person whom only the introduction or
 * a lore card names may be mentioned, but must not appear.
 */
function newPeople(task: NarrationTask, messages: readonly PromptMessage[]): IsAdded {
  // the first turns of a long session are not loaded
  if (turnsBefore(task) > 0) return () => false;
  const hasMet = wordFinder(wordsIn(tellingOf(task)));
  const hasHeardOf = wordFinder(
    wordsIn(
      [task.story.story_prompt, ...messages.filter(isNoSheet).map(({ content }) => content)].join('\n'),
    ),
  );
  const people = (task.story.lexicon.names ?? [])
    .filter(({ is }) => is === 'person')
    .map(({ np }) => ({ full: wordsIn(np), own: wordsIn(np.replace(ARTICLE, '')).at(-1) ?? '' }))
    .filter(({ own }) => own === '' || !hasMet(own));
  return (sentence, narrated) => {
    const words = wordsIn(sentence);
    const found = people.filter(({ full }) => holdsPhrase(words, full));
    if (found.length === 0) return false;
    const told = wordsIn(narrated);
    return found.some(({ full, own }) => own === '' || !hasHeardOf(own) || holdsPhrase(told, full));
  };
}

/** Whether a message is not the story sheet, which names people who come later. */
const isNoSheet = ({ role }: PromptMessage): boolean => role !== 'system';

/** What the player has read and written, and the memory of it. */
const tellingOf = ({ scene, choices, history, input, deed, memory }: NarrationTask): string =>
  [
    scene.text,
    scene.goal,
    ...choices,
    input,
    deed,
    ...history.flatMap((turn) => [turn.text, turn.input]),
    ...(memory?.facts ?? []).flatMap(({ key, value, known_to = [] }) => [key, value, ...known_to]),
    ...(memory?.summaries ?? []).map(({ text }) => text),
  ].join('\n');

function waysTaken({ scene, choices, history, input, deed }: NarrationTask): IsAdded {
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
