import { lexisOf } from './lexis.ts';
import { alike, type Term, termsOf } from './semantic/terms.ts';
import { isTongue, tongueOf } from './semantic/tongue.ts';
import { readClause } from './words.ts';

export interface Sentence {
  readonly text: string;
  /** Sentences of one paragraph stand side by side with the same number. */
  readonly paragraph: number;
}

/** The sentence that a line is about. */
export interface Found {
  readonly at: number;
  /** The share of the line's words that it has, from 0 to 1. */
  readonly score: number;
  /** How many words of the line it has, and how many of these are no verbs. */
  readonly count: number;
  readonly things: number;
  /** The sentence beside it that has more of them. */
  readonly beside: number | null;
}

/** A line is read to this many words. */
const LONGEST = 24;
/** Words as near as this count, and at least one has to be nearly equal. */
const LEAST = 0.6;
const STRONG = 0.85;
/** What a neighbour has counts for less. */
const BESIDE = 0.6;
const MORE = 0.15;
/** A sentence that holds what is asked for counts for so much more. */
const HOLDS = 1.6;
/** One that has related words only counts for so much. */
const RELATED = 0.5;

type Like = (typed: number, sentence: number) => number;

/**
 * Finds the sentence that has most of what a line names; null if none names any of it. `holds`: whether it has
 * what the line asks for, such as a number; it may then stand beside what the line names, and say that in words
 * that are only related.
 */
export function nearest(
  line: string,
  sentences: readonly Sentence[],
  language: string,
  omitted: ReadonlySet<string> = new Set(),
  holds?: (text: string) => boolean,
): Found | null {
  const { weights, verbs, like } = comparisonOf(line, sentences, language, omitted);
  if (weights.length === 0) return null;
  // a word that stands everywhere says little
  const likes = weights.map((_, typed) => sentences.map((__, at) => like(typed, at)));
  const rare = weights.map(
    (weight, typed) => weight / (1 + Math.log(Math.max(1, likes[typed]!.filter((each) => each > 0).length))),
  );
  const total = rare.reduce((sum, weight) => sum + weight, 0);
  const neighbours = (at: number) =>
    [at - 1, at + 1].filter((other) => sentences[other]?.paragraph === sentences[at]!.paragraph);
  const shareOf = (has: (typed: number) => number) =>
    rare.reduce((sum, weight, typed) => sum + weight * has(typed), 0) / total;
  const best = { at: -1, score: 0, worth: 0 };
  for (const [at, { text }] of sentences.entries()) {
    const near = neighbours(at);
    const isHolding = holds?.(text) ?? false;
    const hasAny = (least: number) =>
      [at, ...(isHolding ? near : [])].some((each) => likes.some((own) => own[each]! >= least));
    const isStrong = hasAny(STRONG);
    if (!isStrong && !(holds && hasAny(LEAST))) continue;
    const score = shareOf((typed) =>
      Math.max(likes[typed]![at]!, ...near.map((other) => BESIDE * likes[typed]![other]!)),
    );
    const worth = score * (isHolding ? HOLDS : 1) * (isStrong ? 1 : RELATED);
    if (worth > best.worth) Object.assign(best, { at, score, worth });
  }
  if (best.at < 0) return null;
  const own = shareOf((typed) => likes[typed]![best.at]!);
  const beside = neighbours(best.at).find(
    (other) => shareOf((typed) => Math.max(likes[typed]![best.at]!, likes[typed]![other]!)) - own >= MORE,
  );
  const has = likes.map((each) => each[best.at]! >= STRONG);
  const things = has.filter((each, typed) => each && !verbs[typed]).length;
  const { at, score } = best;
  return { at, score, count: has.filter(Boolean).length, things, beside: beside ?? null };
}

interface Comparison {
  /** The weights of the typed words that name something. */
  readonly weights: readonly number[];
  readonly verbs: readonly boolean[];
  readonly like: Like;
}

function comparisonOf(
  line: string,
  sentences: readonly Sentence[],
  language: string,
  omitted: ReadonlySet<string>,
): Comparison {
  return isTongue(language)
    ? byMeaning(line, sentences, language, omitted)
    : byWords(line, sentences, language, omitted);
}

/** English and Hindi are compared with each other, by words, synonyms and translations. */
function byMeaning(
  line: string,
  sentences: readonly Sentence[],
  language: 'en' | 'hi',
  omitted: ReadonlySet<string>,
): Comparison {
  const tongue = tongueOf(line, language);
  const lexis = lexisOf(tongue);
  const typed = termsOf(line, tongue)
    .filter(({ text, weight }) => weight >= 0.5 && !lexis.isQuestionWord(text) && !omitted.has(text))
    .slice(0, LONGEST);
  const terms = sentences.map(({ text }) => termsOf(text, language));
  const known = typed.map(() => new Map<string, number>());
  const likeOf = (at: number, term: Term) => {
    const found = known[at]!.get(term.text) ?? alike(typed[at]!, term);
    known[at]!.set(term.text, found);
    return found;
  };
  return {
    weights: typed.map(({ weight }) => weight),
    verbs: typed.map(({ isVerb }) => isVerb),
    like: (at, sentence) => atLeast(Math.max(0, ...terms[sentence]!.map((term) => likeOf(at, term)))),
  };
}

function byWords(
  line: string,
  sentences: readonly Sentence[],
  language: string,
  omitted: ReadonlySet<string>,
): Comparison {
  const lexis = lexisOf(language);
  const contentOf = (text: string) => readClause(text, lexis).filter(({ weight }) => weight === 'content');
  const typed = contentOf(line)
    .filter(({ text }) => !lexis.isQuestionWord(text) && !omitted.has(text))
    .slice(0, LONGEST);
  const words = sentences.map(({ text }) => contentOf(text));
  return {
    weights: typed.map(() => 1),
    verbs: typed.map(() => false),
    like: (at, sentence) =>
      atLeast(Math.max(0, ...words[sentence]!.map((word) => lexis.likeness(typed[at]!, word)))),
  };
}

const atLeast = (likeness: number): number => (likeness >= LEAST ? likeness : 0);
