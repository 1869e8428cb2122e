import { matchText } from '@kathaloka/story';
import { cutAside, parseChoice, type ChoiceParts } from './choiceParts.ts';
import { lexisOf, type Lexis } from './lexis.ts';
import { indexOf } from './nameIndex.ts';
import { stretchesOf } from './quotes.ts';
import { isActing, scoreOf, type Score } from './scoring.ts';
import { isSameSentence, shareInCommon } from './sentences.ts';
import { LONGEST, readClause, splitWords, tidy, type Word } from './words.ts';

export interface Wording {
  readonly language: string;
  /** The names of the persons and things that are present. */
  readonly names: readonly string[];
  /** The author's other phrasings of each choice. */
  readonly said?: readonly (readonly string[] | undefined)[];
}

export interface Match {
  readonly edge: number | null;
  /** Whether the match is certain. An uncertain match with an edge may be what the player means. */
  readonly isSure: boolean;
  /** Whether an uncertain match is more than one of several that a line is near to. */
  readonly isLikely?: boolean;
}

/** `isFinal`: ends the search, because two choices fit alike, or the words only fear or suppose. */
export interface WordMatch extends Match {
  readonly isFinal?: true;
}

const NONE: WordMatch = { edge: null, isSure: false };
const FINAL: WordMatch = { ...NONE, isFinal: true };
/** The share of words at which two questions are the same. */
const SAME_QUESTION = 0.8;
/** The share of what is asked that a choice has in which the same is asked. */
const ASKED_LEAST = 0.7;
const LONGEST_INPUT = 1000;

interface Candidate {
  readonly index: number;
  readonly parts: ChoiceParts;
  /** Sentences that stand for the whole choice: its own, and the author's other phrasings. */
  readonly sentences: readonly (readonly string[])[];
}

/** Finds the choice that a player's words mean, by the words of the choices. */
export function matchWords(input: string, choices: readonly string[], wording: Wording): WordMatch {
  const { language, names, said = [] } = wording;
  const exact = matchText(input, choices);
  if (exact !== null) return { edge: exact, isSure: true };
  if (input.length > LONGEST_INPUT) return FINAL;
  const lexis = rememberingLikeness(lexisOf(language));
  const candidates = distinct(choices).map(({ index, text }) => {
    const parts = parseChoice(text, lexis);
    const phrases = (said[index] ?? []).map((phrase) => splitWords(tidy(phrase, lexis), lexis));
    return { index, parts, sentences: [...parts.sentences, ...phrases] };
  });
  const text = tidy(input, lexis);
  const all = splitWords(text, lexis);
  if (all.length === 0) return FINAL;
  const same = candidates.filter(({ sentences }) =>
    sentences.some((sentence) => isSameSentence(all, sentence, lexis)),
  );
  if (same.length > 0) return same.length === 1 ? { edge: same[0]!.index, isSure: true } : FINAL;
  if (all[0] === 'if') return FINAL;
  if (isQuestion(text, all, lexis)) return sameQuestion(all, candidates);
  return byWords(text, all, candidates, names, lexis);
}

/** Caches likeness, because the words of an input are compared with every choice. */
function rememberingLikeness(lexis: Lexis): Lexis {
  const known = new Map<string, Map<string, number>>();
  return {
    ...lexis,
    likeness: (typed, meant) => {
      const likes = known.get(typed.text) ?? new Map<string, number>();
      known.set(typed.text, likes);
      const like = likes.get(meant.text) ?? lexis.likeness(typed, meant);
      likes.set(meant.text, like);
      return like;
    },
  };
}

/** Drops choices with the same text as an earlier one. */
function distinct(choices: readonly string[]): { index: number; text: string }[] {
  const all = choices.map((text, index) => ({ index, text: text.trim() }));
  return all.filter(({ index, text }) => all.findIndex((other) => other.text === text) === index);
}

/** A question is no act, unless it is spoken in a choice. */
function isQuestion(input: string, words: readonly string[], lexis: Lexis): boolean {
  const outside = stretchesOf(input)
    .filter(({ isSpoken }) => !isSpoken)
    .map(({ text }) => text)
    .join(' ');
  if (lexis.language !== 'en') return /[?؟]/.test(outside) || words.some((word) => lexis.isQuestion(word));
  const [first = '', second = ''] = words;
  // "do not go" is no question
  const isAsked = lexis.isQuestion(first) && !lexis.isNegation(second);
  return isAsked || (/\?/.test(outside) && !lexis.isVerb(first));
}

function sameQuestion(words: readonly string[], candidates: readonly Candidate[]): WordMatch {
  const alike = candidates.filter(({ parts }) =>
    parts.sentences.some(
      (sentence) => sentence[0] === words[0] && shareInCommon(words, sentence) >= SAME_QUESTION,
    ),
  );
  if (alike.length > 1) return FINAL;
  return alike.length === 1 ? { edge: alike[0]!.index, isSure: true } : NONE;
}

function byWords(
  input: string,
  all: readonly string[],
  candidates: readonly Candidate[],
  names: readonly string[],
  lexis: Lexis,
): WordMatch {
  const words = contentOf(input, lexis);
  if (words.length === 0) return NONE;
  const typed = { words, names: indexOf(names, lexis).persons };
  const parts = candidates.map((candidate) => candidate.parts);
  const scored = candidates.map(({ index, parts: own }) => {
    const rivals = parts.filter((other) => other !== own);
    return { index, score: scoreOf(typed, own, rivals, lexis) };
  });
  scored.sort((a, b) => b.score.cover - a.score.cover || b.score.clause - a.score.clause);
  const [best, second] = scored;
  if (!best || best.score.isBarred || best.score.found === 0) return NONE;
  if (hasHedge(all, best.index, candidates, lexis)) return FINAL;
  // "ask him for his name" is not "ask him if there is room"
  if (all[0] === 'ask' && best.score.cover < ASKED_LEAST)
    return { edge: best.index, isSure: false, isFinal: true };
  if (isSure(best.score, words, lexis) && isClear(best.score, second?.score, lexis)) {
    return { edge: best.index, isSure: true };
  }
  const lead = best.score.cover - (second?.score.cover ?? 0);
  // a single common word is a coincidence
  const isPossible = best.score.cover >= (best.score.found >= 2 ? 0.5 : 0.75) && lead >= 0.1;
  return isPossible ? { edge: best.index, isSure: false } : NONE;
}

/** The significant words, without duplicates. Words about when and why weigh little. */
function contentOf(input: string, lexis: Lexis): Word[] {
  const all = input.split(/[.,;:!?।॥؟۔،…]+/u).flatMap((clause) => {
    const { main, aside } = cutAside(clause.trim(), lexis);
    const asides = readClause(aside, lexis).map(
      (word) => ({ ...word, weight: 'light', isHead: false }) as const,
    );
    return [...readClause(main, lexis), ...asides];
  });
  const words = all.slice(0, LONGEST);
  return words.filter(({ key, isNegated }, at) => {
    return words.findIndex((other) => other.key === key && other.isNegated === isNegated) === at;
  });
}

function isSure(score: Score, words: readonly Word[], lexis: Lexis): boolean {
  const { cover, clause, firstClause, found, own, isSameAct, otherActs, together, aside } = score;
  const hasSaying = words.some(({ text }) => lexis.isSaying(text));
  // languages with unknown endings need a closer match
  if (lexis.language !== 'en' && lexis.language !== 'hi' && cover < 0.8) return false;
  if (!isSameAct) return found >= 4 && cover >= 0.7 && clause >= 0.6;
  const counting = words.filter(({ weight }) => weight === 'content');
  if (counting.length > 0 && counting.length - aside === 1) {
    const enough = aside === 0 ? 0.88 : 0.75;
    // a single verb must be nearly the whole choice; a single thing only has to belong to this choice alone
    const thing = counting[0]!;
    const isThing = own === 1 && !isActing(thing, lexis);
    if (isThing && (words.length === 1 || together >= words.length))
      return cover >= enough && (firstClause >= 0.29 || clause >= 0.9);
    // a single word that one choice speaks aloud is a command in another
    const isAlone = words.length === 1 && !thing.takesPronoun;
    const first = hasSaying ? firstClause : score.firstAct;
    return first >= 0.9
      ? cover >= 0.7 && otherActs === 0
      : cover >= enough && first >= (isAlone ? 0.55 : 0.5);
  }
  if (together < 2) return firstClause >= 0.9 && cover >= 0.7 && otherActs === 0;
  if (cover >= 0.95) return clause >= 0.3;
  if (found >= 4) return cover >= 0.65 && clause >= 0.4;
  if (clause >= 0.75 && otherActs === 0) return found >= 2 && cover >= (clause >= 0.9 ? 0.56 : 0.64);
  if (own >= 2 && otherActs === 0 && clause >= 0.6) return cover >= 0.6;
  return cover >= 0.72 && clause >= 0.5;
}

/** Whether no other choice fits nearly as well. */
function isClear(best: Score, second: Score | undefined, lexis: Lexis): boolean {
  if (!second) return true;
  if (best.own === 0 && best.clause < 0.9) return false;
  const isShared = lexis.language === 'en' && second.isSameAct && second.isVague && second.cover > 0.45;
  if (isShared && best.clause < 0.6 && best.own < 2) return false;
  const lead = best.cover - second.cover;
  return lead >= 0.2 || (best.clause >= 0.75 && best.clause - second.clause >= 0.25);
}

function hasHedge(
  all: readonly string[],
  index: number,
  candidates: readonly Candidate[],
  lexis: Lexis,
): boolean {
  const chosen = candidates.find((candidate) => candidate.index === index)!;
  const keys = new Set(chosen.parts.clauses.flatMap(({ words }) => words.map(({ key }) => key)));
  // in "ask if" and "say that it may", the doubt is not the player's
  const saying = all.findIndex((word) => lexis.isSaying(word));
  const own = saying < 0 ? all : all.slice(0, saying + 1);
  return own.some((word) => lexis.isHedge(word) && !keys.has(lexis.keyOf(word)));
}
