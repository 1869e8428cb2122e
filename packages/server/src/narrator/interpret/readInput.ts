import { doingOf } from './doing.ts';
import { intentOf, type Intent } from './intent.ts';
import { lexisOf, type Lexis } from './lexis.ts';
import type { Wording } from './matchChoice.ts';
import { indexOf } from './nameIndex.ts';
import { isAskedOfSomebody, questionOf, type Topic, topicOf } from './question.ts';
import { repeatableSpeech } from './speech.ts';
import { readClause, splitWords } from './words.ts';

/** What a player's words say if they mean no choice. */
export interface Reading {
  readonly intent: Intent;
  /** The player's own clause in the second person, for `{do}`. */
  readonly doing: string | null;
  /** The speech, for `{words}`. */
  readonly words: string | null;
  /** The question as typed, for `{question}`. */
  readonly question: string | null;
  /** The subject of a question that names no person or thing. */
  readonly topic: Topic | null;
  /** The significant words, as `keysOf` returns them. */
  readonly keys: readonly string[];
  /** The first of the given names in the text. */
  readonly person: string | null;
}

const LONGEST_INPUT = 1000;
/** The maximum number of words in which a name is searched. */
const LONGEST_WORDS = 200;
/** Acts whose words are never repeated. */
const UNQUOTED: ReadonlySet<Intent> = new Set(['abuse', 'outworld', 'meta', 'howto', 'nonsense']);

interface About extends Wording {
  /** The people who can be spoken to. */
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
  const words = isQuoted ? repeatableSpeech(text, language) : null;
  return {
    intent,
    // "say I am afraid" is told by its speech alone
    doing: isQuoted && words === null ? doingOf(text, language) : null,
    words,
    question: intent === 'ask' && words === null ? questionOf(text, language) : null,
    topic: intent === 'ask' ? (topic?.topic ?? null) : null,
    keys: lexicalKeys(isToSomebody ? present[0]! : text, language),
    person: isToSomebody ? present[0]! : nameIn(text, names, lexis),
  };
}

/** The significant words of a text, in the form in which they are compared. The keys of lore cards use it, too. */
export function lexicalKeys(text: string, language: string): string[] {
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

/** The name that comes first in the text. */
function nameIn(text: string, names: readonly string[], lexis: Lexis): string | null {
  const index = indexOf(names, lexis);
  for (const word of splitWords(text, lexis).slice(0, LONGEST_WORDS)) {
    const name = index.find({ text: word, key: lexis.keyOf(word) });
    if (name !== null) return name;
  }
  return null;
}
