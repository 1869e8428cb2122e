import { doingOf } from './doing.ts';
import { intentOf, type Intent } from './intent.ts';
import { lexisOf, type Lexis } from './lexis.ts';
import type { Wording } from './matchChoice.ts';
import { indexOf } from './nameIndex.ts';
import { isAskedOfSomebody, questionOf, type Topic, topicOf } from './question.ts';
import { wordsOf } from './speech.ts';
import { readClause, splitWords } from './words.ts';

/** What a player's words say, if they mean no choice. */
export interface Reading {
  readonly intent: Intent;
  /** The player's own clause in the second person, for `{do}`. */
  readonly doing: string | null;
  /** What is said aloud, for `{words}`. */
  readonly words: string | null;
  /** The question as it was put, for `{question}`. */
  readonly question: string | null;
  /** The subject of a question that names no person or thing. */
  readonly topic: Topic | null;
  /** The words that count, as `keysOf` writes them. */
  readonly keys: readonly string[];
  /** The first of the given names that is named. */
  readonly person: string | null;
}

const LONGEST_INPUT = 1000;
/** A name is looked for in so many words. */
const LONGEST_WORDS = 200;
/** Nothing of these is told back. */
const UNQUOTED: ReadonlySet<Intent> = new Set(['abuse', 'outworld', 'meta', 'howto', 'nonsense']);

interface About extends Wording {
  /** Who is there to be spoken to. */
  readonly present?: readonly string[];
}

export function readInput(input: string, { language, names, present = [] }: About): Reading {
  const text = input.slice(0, LONGEST_INPUT);
  const lexis = lexisOf(language);
  const read = intentOf(text, names, lexis);
  const isToSomebody = read === 'meta' && present.length > 0 && isAskedOfSomebody(text, language);
  const topic = topicOf(text, language);
  const intent = isToSomebody || topic?.isAll ? 'ask' : read;
  const isQuoted = !UNQUOTED.has(intent);
  const words = isQuoted ? wordsOf(text, language) : null;
  return {
    intent,
    // "say I am afraid" is told by its words alone
    doing: isQuoted && words === null ? doingOf(text, language) : null,
    words,
    question: intent === 'ask' && words === null ? questionOf(text, language) : null,
    topic: intent === 'ask' ? (topic?.topic ?? null) : null,
    keys: keysOf(isToSomebody ? present[0]! : text, language),
    person: isToSomebody ? present[0]! : nameIn(text, names, lexis),
  };
}

/** The words of a text that count, in the form in which texts are compared: a lore card's keys go through here as well. */
export function keysOf(text: string, language: string): string[] {
  const lexis = lexisOf(language);
  const words = readClause(text, lexis);
  return [
    ...new Set(
      words
        .filter(({ weight, text: word }) => weight === 'content' && !lexis.isQuestionWord(word))
        .map(({ key }) => key),
    ),
  ];
}

/** Which name comes first. */
function nameIn(text: string, names: readonly string[], lexis: Lexis): string | null {
  const index = indexOf(names, lexis);
  for (const word of splitWords(text, lexis).slice(0, LONGEST_WORDS)) {
    const name = index.find({ text: word, key: lexis.keyOf(word) });
    if (name !== null) return name;
  }
  return null;
}
