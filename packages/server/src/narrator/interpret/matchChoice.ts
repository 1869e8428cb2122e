import { matchText } from '@kathaloka/contract/story';
import { partsOf, type ChoiceParts } from './choiceParts.ts';
import { lexisOf, type Lexis } from './lexis.ts';
import { scoreOf, type Score } from './scoring.ts';
import { stretchesOf } from './quotes.ts';
import { readClause, splitWords, type Word } from './words.ts';

export interface Wording {
  readonly language: string;
  /** The names of those who are present, and of the things. */
  readonly names: readonly string[];
}

export interface Match {
  readonly edge: number | null;
  /** Only what is sure moves the story; with an edge and unsure it means: perhaps this one. */
  readonly isSure: boolean;
}

const NONE: Match = { edge: null, isSure: false };
/** What two texts must have in common to be the same question. */
const SAME_SENTENCE = 0.8;
const LONGEST_INPUT = 1000;

interface Candidate {
  readonly index: number;
  readonly parts: ChoiceParts;
}

/** Which of the choices the words of a player mean. */
export function matchChoice(input: string, choices: readonly string[], { language, names }: Wording): Match {
  const exact = matchText(input, choices);
  if (exact !== null) return { edge: exact, isSure: true };
  if (input.length > LONGEST_INPUT) return NONE;
  const lexis = lexisOf(language);
  const candidates = distinct(choices).map(({ index, text }) => ({ index, parts: partsOf(text, lexis) }));
  const all = splitWords(input, lexis);
  const same = candidates.filter(({ parts }) => parts.sentences.some((sentence) => isSame(all, sentence)));
  if (same.length === 1) return { edge: same[0]!.index, isSure: true };
  if (same.length > 1) return NONE;
  if (isQuestion(input, all, lexis)) return sameQuestion(all, candidates);
  return byWords(input, all, candidates, names, lexis);
}

/** Choices that read alike are one: the first stands for all. */
function distinct(choices: readonly string[]): { index: number; text: string }[] {
  const all = choices.map((text, index) => ({ index, text: text.trim() }));
  return all.filter(({ index, text }) => all.findIndex((other) => other.text === text) === index);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, at) => word === b[at]);
}

/** A question asks; it does nothing, unless somebody in a choice says it. */
function isQuestion(input: string, words: readonly string[], lexis: Lexis): boolean {
  const [first] = words;
  if (first === undefined) return false;
  const outside = stretchesOf(input)
    .filter(({ isSpoken }) => !isSpoken)
    .map(({ text }) => text)
    .join(' ');
  if (lexis.language !== 'en') return /[?؟]/.test(outside) || words.some(lexis.isQuestion);
  if (lexis.isQuestion(first)) return true;
  return /\?/.test(outside) && !lexis.isVerb(first);
}

function sameQuestion(words: readonly string[], candidates: readonly Candidate[]): Match {
  const alike = candidates.filter(({ parts }) =>
    parts.sentences.some((sentence) => sentence[0] === words[0] && common(words, sentence) >= SAME_SENTENCE),
  );
  return alike.length === 1 ? { edge: alike[0]!.index, isSure: true } : NONE;
}

/** The share of words that two sentences have in common (Dice). */
function common(a: readonly string[], b: readonly string[]): number {
  const left = new Set(a);
  const right = new Set(b);
  const both = [...left].filter((word) => right.has(word)).length;
  return (2 * both) / (left.size + right.size);
}

function byWords(
  input: string,
  all: readonly string[],
  candidates: readonly Candidate[],
  names: readonly string[],
  lexis: Lexis,
): Match {
  const words = contentOf(input, lexis);
  if (words.length === 0) return NONE;
  const nameKeys = new Set(names.flatMap((name) => readClause(name, lexis).map(({ key }) => key)));
  const typed = { words, names: nameKeys };
  const parts = candidates.map((candidate) => candidate.parts);
  const scored = candidates
    .map(({ index, parts: own }) => ({
      index,
      score: scoreOf(
        typed,
        own,
        parts.filter((other) => other !== own),
        lexis,
      ),
    }))
    .sort((a, b) => b.score.cover - a.score.cover || b.score.clause - a.score.clause);
  const [best, second] = scored;
  if (!best || best.score.isBarred || best.score.found === 0) return NONE;
  if (hasHedge(all, best.index, candidates, lexis)) return NONE;
  if (isSure(best.score, words) && isClear(best.score, second?.score))
    return { edge: best.index, isSure: true };
  const isPossible = best.score.cover >= 0.5 && best.score.cover - (second?.score.cover ?? 0) >= 0.1;
  return isPossible ? { edge: best.index, isSure: false } : NONE;
}

/** The words that count, each once. */
function contentOf(input: string, lexis: Lexis): Word[] {
  const words = input.split(/[.,;:!?।॥؟۔،…]+/u).flatMap((clause) => readClause(clause, lexis));
  return words.filter(({ key, isNegated }, at) => {
    return words.findIndex((other) => other.key === key && other.isNegated === isNegated) === at;
  });
}

function isSure({ cover, clause, firstClause, found, isSameAct }: Score, words: readonly Word[]): boolean {
  if (!isSameAct) return found >= 4 && cover >= 0.7 && clause >= 0.6;
  const counting = words.filter(({ weight }) => weight === 'content').length;
  if (counting === 1) return cover >= 0.9 && firstClause >= 0.5;
  if (cover >= 0.95) return clause >= 0.34;
  if (found >= 4) return cover >= 0.65 && clause >= 0.4;
  return found >= 2 && cover >= 0.72 && clause >= 0.5;
}

/** Nothing else fits nearly as well. */
function isClear(best: Score, second: Score | undefined): boolean {
  if (!second) return true;
  if (best.own === 0 && best.clause < 0.9) return false;
  if (second.isSameAct && best.clause < 0.6 && best.own < 2) return false;
  return best.cover - second.cover >= 0.2 || (best.clause >= 0.75 && best.clause - second.clause >= 0.3);
}

function hasHedge(
  all: readonly string[],
  index: number,
  candidates: readonly Candidate[],
  lexis: Lexis,
): boolean {
  if (all[0] === 'if') return true;
  const chosen = candidates.find((candidate) => candidate.index === index)!;
  const keys = new Set(chosen.parts.clauses.flatMap(({ words }) => words.map(({ key }) => key)));
  return all.some((word) => lexis.isHedge(word) && !keys.has(lexis.keyOf(word)));
}
