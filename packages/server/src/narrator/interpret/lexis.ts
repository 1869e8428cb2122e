import { hindiKey, hindiSounds } from './hindiKey.ts';
import { isSlipOf, isSwapOf } from './spelling.ts';
import { stemEnglish } from './stem.ts';
import { readGroups, readLines, readShared, readWords } from './wordLists.ts';

/** The weight of a word when texts are compared. */
export type Weight = 'content' | 'light' | 'neutral' | 'stop';

export interface Lexis {
  readonly language: string;
  /** One key for all forms of a word, and for its synonyms. */
  readonly keyOf: (word: string) => string;
  /** One stem for all forms of a word. */
  readonly stemOf: (word: string) => string;
  readonly weightOf: (word: string) => Weight;
  readonly isNegation: (word: string) => boolean;
  readonly isQuestion: (word: string) => boolean;
  readonly isHedge: (word: string) => boolean;
  readonly isVerb: (word: string) => boolean;
  /** Whether a choice may begin with this form of a verb. */
  readonly isBaseVerb: (word: string) => boolean;
  /** Whether the word itself asks, such as "who". A verb with which a question may begin does not. */
  readonly isQuestionWord: (word: string) => boolean;
  readonly isComment: (word: string) => boolean;
  readonly isSubordinate: (word: string) => boolean;
  readonly isSaying: (word: string) => boolean;
  /** From 0 for unrelated words to 1 for equal ones. */
  readonly likeness: (typed: KeyedWord, meant: KeyedWord) => number;
  readonly areOpposites: (a: string, b: string) => boolean;
  readonly phrases: readonly (readonly [readonly string[], string])[];
}

export interface KeyedWord {
  readonly text: string;
  readonly key: string;
}

const ASKING = /^(?:who|whom|whose|what|why|where|when|which|how)$/;
const MISSPELT = 0.9;
const NEAR = 0.7;

const known = new Map<string, Lexis>();

export function lexisOf(language: string): Lexis {
  const found = known.get(language);
  if (found) return found;
  const made = makeLexis(/^[a-z]{2}$/.test(language) ? language : 'en');
  known.set(language, made);
  return made;
}

function makeLexis(language: string): Lexis {
  const stem = stemOf(language);
  const synonyms = synonymsOf(language, stem);
  const keyOf = (word: string) => {
    const base = stem(word);
    return synonyms.get(base) ?? base;
  };
  const setOf = (list: string) => new Set(readWords(language, list));
  const [stop, light, neutral] = [setOf('stop'), setOf('light'), setOf('neutral')];
  const [negations, questions, hedges] = [setOf('negations'), setOf('questions'), setOf('hedges')];
  const isStop = language === 'hi' ? stopsInHindi(stop) : (word: string) => stop.has(word);
  const neutralKeys = new Set([...neutral].map((word) => stem(word)));
  const [comments, subordinate] = [setOf('comments'), setOf('subordinate')];
  const saying = new Set(readWords(language, 'saying').map((word) => keyOf(word)));
  const baseVerbs = new Set([...readShared(language, 'verbs'), ...readWords(language, 'verbs')]);
  const verbs = new Set([...baseVerbs].map((word) => keyOf(word)));
  const common = new Set([...readWords(language, 'known'), ...readWords(language, 'verbs')]);
  const near = pairsOf(language, 'near', keyOf);
  const opposites = pairsOf(language, 'opposites', keyOf);

  return {
    language,
    keyOf,
    stemOf: stem,
    weightOf: (word) => {
      if (isStop(word) || isSlipOfStop(word, stop, common)) return 'stop';
      if (light.has(word) || (language === 'en' && isAdverb(word))) return 'light';
      return neutralKeys.has(stem(word)) ? 'neutral' : 'content';
    },
    isNegation: (word) => negations.has(word) || isNegatedForm(language, word),
    isQuestion: (word) => questions.has(word),
    isHedge: (word) => hedges.has(word),
    isVerb: (word) => verbs.has(keyOf(word)),
    isBaseVerb: (word) => baseVerbs.has(word),
    isQuestionWord: (word) => (language === 'en' ? ASKING.test(word) : questions.has(word)),
    isComment: (word) => comments.has(word),
    isSubordinate: (word) => subordinate.has(word),
    isSaying: (word) => saying.has(keyOf(word)),
    likeness: (typed, meant) => {
      if (typed.key === meant.key) return 1;
      if (near.get(typed.key)?.has(meant.key)) return NEAR;
      return isMisspelt(language, typed, meant, common) ? MISSPELT : 0;
    },
    areOpposites: (a, b) => opposites.get(a)?.has(b) ?? false,
    phrases: readGroups(language, 'phrases').map(([words, [one = '']]) => [words.split(/\s+/), one] as const),
  };
}

function stemOf(language: string): (word: string) => string {
  if (language === 'en') return stemEnglish;
  if (language === 'hi') return stemHindi;
  return (word) => word;
}

const IRREGULAR_HINDI = new Map(
  readGroups('hi', 'irregular').flatMap(([base, forms]) => forms.map((form) => [form, base] as const)),
);

function stemHindi(word: string): string {
  return IRREGULAR_HINDI.get(word) ?? hindiKey(word);
}

/** In Latin letters every spelling of a stop word counts; only "paar" (across) is not "par" (on). */
function stopsInHindi(stop: ReadonlySet<string>): (word: string) => boolean {
  const sounds = new Set([...stop].map(hindiSounds));
  return (word) =>
    stop.has(word) || (/^[a-z]+$/.test(word) && word !== 'paar' && sounds.has(hindiSounds(word)));
}

const NO_ADVERBS = /^(?:fly|only|apply|reply|family|belly|early|ugly|silly|lily|rely|july|holy|jelly|bully)$/;

/** "loudly", "slowly": the manner of an act distinguishes choices only a little. */
function isAdverb(word: string): boolean {
  return word.length > 3 && word.endsWith('ly') && !NO_ADVERBS.test(word);
}

function synonymsOf(language: string, stem: (word: string) => string): ReadonlyMap<string, string> {
  const lines = readLines(language, 'synonyms').map((line) => line.split(/\s+/).map(stem));
  const found = new Map<string, string>();
  for (const [first, ...others] of lines) {
    for (const other of others) if (!found.has(other) && !found.has(first!)) found.set(other, first!);
  }
  return found;
}

/** For each key, the words on the same line of a list. */
function pairsOf(
  language: string,
  list: string,
  keyOf: (word: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of readLines(language, list)) {
    const keys = line.split(/\s+/).map(keyOf);
    for (const key of keys) {
      const others = found.get(key) ?? new Set();
      const partners = keys.filter((other) => other !== key);
      for (const other of partners) others.add(other);
      found.set(key, others);
    }
  }
  return found;
}

/**
 * Whether the word is a typing error of a stop word, such as "adn" or "yuor". An existing word is no typing
 * error.
 */
function isSlipOfStop(word: string, stop: ReadonlySet<string>, common: ReadonlySet<string>): boolean {
  if (!/^[a-z]{4,5}$/.test(word) || common.has(word)) return false;
  for (const each of stop) if (each.length === word.length && isSwapOf(word, each)) return true;
  return false;
}

function isMisspelt(
  language: string,
  typed: KeyedWord,
  meant: KeyedWord,
  common: ReadonlySet<string>,
): boolean {
  if (language === 'en') {
    if (common.has(typed.text)) return false;
    return isSlipOf(typed.text, meant.text) || isSlipOf(typed.key, meant.key);
  }
  if (language === 'hi') return typed.key.length >= 5 && isSlipOf(typed.key, meant.key);
  return hasSameBeginning(typed.text, meant.text);
}

/** Compares the beginnings of words, for languages whose endings are not known. */
function hasSameBeginning(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  const least = Math.max(3, Math.ceil(longest * 0.6));
  return Math.min(a.length, b.length) >= least && a.slice(0, least) === b.slice(0, least);
}

/** Whether a form of a verb is negated by its ending, as in Tamil. */
function isNegatedForm(language: string, word: string): boolean {
  return language === 'ta' && /(?:ாதே|ாதீர்|வில்லை|மாட்டேன்)$/u.test(word);
}
