import { doingOf } from './doing.ts';
import { feelingIn } from './feeling.ts';
import { intentOf, type Intent } from './intent.ts';
import { lexisOf, type Lexis } from './lexis.ts';
import type { Wording } from './matchChoice.ts';
import { indexOf } from './nameIndex.ts';
import { plain } from './phraseLists.ts';
import { isAskedOfSomebody } from './question.ts';
import { placeIn } from './semantic/ordinal.ts';
import { tongueIn } from './semantic/tongue.ts';
import { repeatableSpeech } from './speech.ts';
import { questionsIn, type Topic, topicOf } from './topics.ts';
import { readClause, splitWords } from './words.ts';

/** What a player's words say if they mean no choice. */
export interface Reading {
  readonly intent: Intent;
  /** The player's own clause in the second person, for `{do}`. */
  readonly doing: string | null;
  /** The speech, for `{words}`. */
  readonly words: string | null;
  /** The questions of a line that asks, each with its topic if it names nothing of the story. */
  readonly questions: readonly { readonly text: string; readonly topic: Topic | null }[];
  /** Whether it says that something is not done. */
  readonly isRefusal: boolean;
  /** Whether it tells that the player asks, rather than asking: "ask the guard". */
  readonly isAsking: boolean;
  /** Whether it has the small words of its language, so that it is no nonsense. */
  readonly isSense: boolean;
  /** What the player feels. */
  readonly feeling: string | null;
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
  const tongue = tongueIn(text, language, indexOf(names, lexisOf(language)).words);
  const lexis = lexisOf(tongue);
  const isToSomebody = present.length > 0 && isAskedOfSomebody(text, tongue);
  const topics = questionsIn(text).map((each) => ({ text: each, topic: topicOf(each, tongue) }));
  const intent = isToSomebody ? 'ask' : intentIn(text, names, { lexis, language, topics });
  const isQuoted = !UNQUOTED.has(intent);
  const words = isQuoted ? repeatableSpeech(text, tongue) : null;
  return {
    intent,
    // "say I am afraid" is told by its speech alone; a clause in English stands in sentences in English only
    doing: isQuoted && words === null && tongue === language ? doingOf(text, language) : null,
    words,
    questions: intent === 'ask' && words === null ? topics : [],
    feeling: (isQuoted || intent === 'nonsense') && words === null ? feelingIn(text, tongue) : null,
    isRefusal: intent === 'rest' && NOT_DONE.test(text),
    isAsking: ASKING.test(text),
    isSense: isSense(text, lexis),
    keys: lexicalKeys(isToSomebody ? present[0]! : text, language),
    person: isToSomebody ? present[0]! : nameIn(text, names, lexisOf(language)),
  };
}

/** Two small words, and one that says something. */
function isSense(text: string, lexis: Lexis): boolean {
  const words = new Set(splitWords(text, plain(lexis)));
  const small = [...words].filter((word) => lexis.weightOf(word) === 'stop');
  return small.length >= 2 && [...words].some((word) => /\p{L}{3}/u.test(word) && !small.includes(word));
}

interface Read {
  readonly lexis: Lexis;
  readonly language: string;
  readonly topics: readonly { readonly text: string; readonly topic: Topic | null }[];
}

function intentIn(text: string, names: readonly string[], { lexis, language, topics }: Read): Intent {
  // a number that no choice has: the choices are shown
  if (placeIn(text, language) !== null) return 'howto';
  const intent = intentOf(text, names, lexis);
  if (intent === 'howto' || intent === 'meta' || intent === 'abuse') return intent;
  const isLook = intent === 'look' && topics.length === 1 && topics[0]!.topic === 'things';
  if (intent === 'speak' && !TO_BE_TOLD.test(text)) return intent;
  return isLook || asks(text, lexis, topics) ? 'ask' : intent;
}

const NOT_DONE =
  /^(?:i |we )?(?:wont|won['’]t|will not|dont|don['’]t|do not|never|not )\b|(?<![\p{L}\p{M}])(?:मत|mat)(?![\p{L}\p{M}])/iu;
const ASKING = /^(?:i |we |let me )?(?:will |ll )?ask\b|पूछ(?!ना)|\bpoo?ch/iu;
/** "Tell me" asks; who else tells or shouts is heard, also with a question. */
const TO_BE_TOLD = /\b(?:tell|show) (?:me|us)\b|\bbatao\b|बताओ|बताइए/iu;

const BEFORE_ASKING = new Set('wait hey ok okay so but and then please oh um hmm well also lol'.split(' '));

/** Whether a line asks something: by its mark, its first word, or by a topic that it asks about. */
function asks(text: string, lexis: Lexis, topics: Read['topics']): boolean {
  if (/[?؟]/.test(text) && !/["“”«]/.test(text)) return true;
  const words = splitWords(text, plain(lexis));
  if (lexis.language === 'en')
    return (
      lexis.isQuestionWord(words.find((word) => !BEFORE_ASKING.has(word)) ?? '') ||
      topics.every(({ topic }) => topic !== null && topic !== 'things')
    );
  return words.some(lexis.isQuestionWord);
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
