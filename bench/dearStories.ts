/** Stories at the limits of what an author may write, for what is dear with them. */
import {
  CHOICE_TEXT_MAX,
  CHOICES_MAX,
  CUSTOM_ACTION_MAX,
  LEXICON_ENTRIES_MAX,
} from '@kathaloka/contract/limits';

const WORDS_OF_A_NAME = 17;
const WORDS_OF_A_CHOICE = 84;
/** With their choices and variants just below 1 MB. */
const SCENES = 990;
const FAULTY_BEATS = 240;
const NODES_OF_A_BEAT = 1999;

export const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Words that begin alike and are no slips of each other's. */
function words(count: number, letters: string): string[] {
  const of = (at: number) => [0, 1, 2, 3].map((digit) => letters[Math.floor(at / 13 ** digit) % 13]).join('');
  return many(count, (at) => `w${of(at)}`);
}

/** `count` texts of some words each, no word twice. */
function texts(count: number, wordsOfEach: number): string[] {
  const all = words(count * wordsOfEach, 'abcdefghijklm');
  return many(count, (at) => all.slice(at * wordsOfEach, (at + 1) * wordsOfEach).join(' '));
}

/** What is in no story, and no slip of it. */
export const TYPED = words(CUSTOM_ACTION_MAX, 'nopqrstuvxyzk').join(' ').slice(0, CUSTOM_ACTION_MAX);

/** As many names as there may be. */
export const withNames = () => ({
  lexicon: { names: texts(LEXICON_ENTRIES_MAX, WORDS_OF_A_NAME).map((np) => ({ is: 'person', np })) },
});

/** A scene with as many choices as there may be, each as long as it may be. */
export function wide(): object {
  const choices = texts(CHOICES_MAX, WORDS_OF_A_CHOICE).map((text) => ({
    text: text.slice(0, CHOICE_TEXT_MAX),
    target: 'end',
  }));
  const nodes = { fork: { text: 'A fork.', choices }, end: { text: 'The end.', choices: [] } };
  return { story_structure: { start_node: 'fork', nodes } };
}

/** A row of scenes whose variants wait for what is gained last. */
export function conditioned(): object {
  const variants = many(9, () => ({ condition: 'has a and has b and has zz', text: 'Another.' }));
  const effect = (at: number) => (at === SCENES - 1 ? 'gain zz' : 'gain q1');
  const choices = (at: number) =>
    many(8, () => ({ text: 'Go on', target: `s${at + 1}`, effect: effect(at) }));
  const scenes = many(
    SCENES,
    (at) => [`s${at}`, { text: 'A scene.', variants, choices: choices(at) }] as const,
  );
  const nodes = { ...Object.fromEntries(scenes), [`s${SCENES}`]: { text: 'The end.', choices: [] } };
  return { story_structure: { start_node: 's0', nodes } };
}

/** A change of a story that is wrong at every place. */
export const faulty = () => ({
  lexicon: { beats: many(FAULTY_BEATS, () => ({ text: 'x', nodes: many(NODES_OF_A_BEAT, () => 0) })) },
});
