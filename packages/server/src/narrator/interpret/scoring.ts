import type { ChoiceParts, Clause } from './choiceParts.ts';
import type { Lexis } from './lexis.ts';
import type { Word } from './words.ts';

/** How well an input fits a choice. */
export interface Score {
  /** How much of the input is in the choice, from 0 to 1. */
  readonly cover: number;
  /** How much of the best clause of the choice is in the input, from 0 to 1. */
  readonly clause: number;
  /** The share of the first act, or of the first speech, that is in the input. */
  readonly firstClause: number;
  /** The share of the first act that is in the input. */
  readonly firstAct: number;
  /** How many of the significant words were found. */
  readonly found: number;
  /** How many of the significant words were found in this choice only. */
  readonly own: number;
  /** How many of the words are in one clause, or at the beginning of one. */
  readonly together: number;
  /** How many of the words are in a comment only. */
  readonly aside: number;
  /** How many verbs of the input are not in the choice. */
  readonly otherActs: number;
  /** Whether the first act of the input is the act of the choice. */
  readonly isSameAct: boolean;
  /** Whether the object of the act is an "it", which may be the typed thing. */
  readonly isVague: boolean;
  /** Whether the input names another person, says the opposite, or forbids the act of the choice. */
  readonly isBarred: boolean;
}

export interface Typed {
  readonly words: readonly Word[];
  /** Words in the names of persons. */
  readonly names: ReadonlySet<string>;
}

interface Hit {
  readonly like: number;
  readonly kind: Clause['kind'];
  readonly isHead: boolean;
}

const WORTH: Record<Word['weight'], number> = { content: 1, light: 0.35, neutral: 0.35, stop: 0 };
const COMMENT_WORTH = 0.6;
/** The weight of another act, compared with that of another name. */
const OTHER_ACT_WORTH = 1.5;
const MISSED_LIGHT_WORTH = 0.15;
const ENOUGH = 0.6;
const NO_HIT: Hit = { like: 0, kind: 'comment', isHead: false };

export function scoreOf(
  typed: Typed,
  choice: ChoiceParts,
  rivals: readonly ChoiceParts[],
  lexis: Lexis,
): Score {
  const parts = asHeard(choice, typed, lexis);
  const isSpoken = parts.clauses.some(({ kind }) => kind === 'said' || kind === 'asked');
  let [got, total, found, own, otherActs, aside] = [0, 0, 0, 0, 0, 0];
  let isBarred = false;
  const weighed: Word[] = [];
  const doesMore = typed.words.some(({ isHead, isNegated }) => isHead && !isNegated);
  for (const word of typed.words) {
    if (isSpoken && !word.isNegated && lexis.isSaying(word.text)) continue;
    const hit = heardOf(word, parts, lexis);
    const isMissed = hit.like === 0;
    if (isMissed && word.weight === 'neutral') continue;
    if (isMissed && doesMore && isRefusalOfRivals(word, parts, rivals, lexis)) continue;
    weighed.push(word);
    if (isMissed && (word.isNegated || word.key === 'own')) isBarred = true;
    if (hit.like < 0.9 && isOpposed(word, typed.words, parts, lexis)) isBarred = true;
    if (isMissed && isOtherName(word, typed.names, parts)) isBarred = true;
    const isOtherAct = isMissed && word.isHead && word.weight === 'content' && lexis.isVerb(word.text);
    if (isOtherAct) otherActs += 1;
    const isAside = !isMissed && hit.kind === 'comment';
    // in "before he throws" the player does not throw
    if (isAside && word.weight === 'content' && !isActing(word, lexis)) aside += 1;
    const missedWorth = word.weight === 'light' ? MISSED_LIGHT_WORTH : isOtherAct ? OTHER_ACT_WORTH : 1;
    const worth = isMissed ? missedWorth : WORTH[word.weight];
    total += worth;
    got += worth * hit.like * (hit.kind === 'comment' ? COMMENT_WORTH : 1);
    if (word.weight === 'content' && hit.like >= ENOUGH && hit.kind !== 'comment') {
      found += 1;
      if (!rivals.some((rival) => isAlsoIn(word, hit, rival, lexis))) own += 1;
    }
  }
  const clause = bestShare(parts.clauses, () => true, typed, lexis);
  const cover = total === 0 ? 0 : got / total;
  const firstAct = parts.clauses.find(({ kind }) => kind === 'act');
  const firstClause = firstShare(parts.clauses, typed, lexis);
  return {
    cover,
    clause,
    firstClause,
    firstAct: bestShare(parts.clauses, (each) => each === firstAct, typed, lexis),
    // "go back in": light words only, but all of them
    found: found === 0 && clause >= 0.9 && cover >= 0.9 ? 1 : found,
    own,
    aside,
    otherActs,
    together: togetherOf(weighed, parts.clauses, lexis),
    isSameAct: isSameAct(weighed, parts, isSpoken, lexis) || (firstClause >= 0.9 && otherActs === 0),
    isVague: isVague(weighed, parts, lexis),
    isBarred,
  };
}

/** A question in a choice counts as a comment, unless the input says that it is asked or said. */
function asHeard(choice: ChoiceParts, typed: Typed, lexis: Lexis): ChoiceParts {
  const { clauses, sentences } = choice;
  if (typed.words.some(({ text }) => lexis.isSaying(text))) return choice;
  const heard = clauses.map((clause) =>
    clause.kind === 'asked' ? ({ ...clause, kind: 'comment' } as const) : clause,
  );
  return { clauses: heard, sentences };
}

/** A denial matches only a denial of the same words. */
function heardOf(word: Word, parts: ChoiceParts, lexis: Lexis): Hit {
  const hit = hitOf(word, parts, lexis);
  return word.isNegated && hit.like < 0.9 ? NO_HIT : hit;
}

/** Cached, because each choice needs the hits of all others. */
const knownHits = new WeakMap<ChoiceParts, Map<string, Hit>>();

function hitOf(word: Word, parts: ChoiceParts, lexis: Lexis): Hit {
  const known = knownHits.get(parts) ?? new Map<string, Hit>();
  knownHits.set(parts, known);
  const name = `${word.isNegated} ${word.text}`;
  const hit = known.get(name) ?? searchHit(word, parts, lexis);
  known.set(name, hit);
  return hit;
}

function searchHit(word: Word, { clauses }: ChoiceParts, lexis: Lexis): Hit {
  let best = NO_HIT;
  for (const { kind, words } of clauses) {
    for (const other of words) {
      if (other.isNegated !== word.isNegated) continue;
      const like = lexis.likeness(word, other);
      const isBetter = like > best.like || (like === best.like && like > 0 && isWorthMore(kind, other, best));
      if (isBetter) best = { like, kind, isHead: other.isHead };
    }
  }
  return best;
}

function isWorthMore(kind: Clause['kind'], other: Word, best: Hit): boolean {
  if (best.kind === 'comment') return kind !== 'comment';
  return kind !== 'comment' && other.isHead && !best.isHead;
}

function bestShare(
  clauses: readonly Clause[],
  counts: (clause: Clause) => boolean,
  typed: Typed,
  lexis: Lexis,
): number {
  const counting = clauses.filter((clause) => clause.kind !== 'comment' && counts(clause));
  return Math.max(0, ...counting.map((clause) => shareOf(clause, typed.words, lexis)));
}

function firstShare(clauses: readonly Clause[], typed: Typed, lexis: Lexis): number {
  const firsts = [
    clauses.find(({ kind }) => kind !== 'comment'),
    clauses.find(({ kind }) => kind === 'act'),
    clauses.find(({ kind }) => kind === 'said'),
  ];
  return bestShare(clauses, (clause) => firsts.includes(clause), typed, lexis);
}

/** How much of a clause the input has. */
function shareOf({ words }: Clause, typed: readonly Word[], lexis: Lexis): number {
  let [got, total] = [0, 0];
  for (const word of words) {
    const worth = WORTH[word.weight];
    const likes = typed.map((each) => (each.isNegated === word.isNegated ? lexis.likeness(each, word) : 0));
    total += worth;
    got += worth * Math.max(0, ...likes);
  }
  return total === 0 ? 0 : got / total;
}

/**
 * Whether a rival choice matches the word at least as well. A weaker match leaves the word specific to its
 * choice.
 */
function isAlsoIn(word: Word, hit: Hit, rival: ChoiceParts, lexis: Lexis): boolean {
  const other = hitOf(word, rival, lexis);
  return other.kind !== 'comment' && other.like >= hit.like;
}

/** "Don't stop, go by" mentions the other choice only to refuse it. */
function isRefusalOfRivals(
  word: Word,
  parts: ChoiceParts,
  rivals: readonly ChoiceParts[],
  lexis: Lexis,
): boolean {
  if (!word.isNegated) return false;
  const plain = { ...word, isNegated: false };
  const isDoneIn = (choice: ChoiceParts) => {
    const { like, kind } = hitOf(plain, choice, lexis);
    return like >= ENOUGH && kind !== 'comment';
  };
  return !isDoneIn(parts) && rivals.some(isDoneIn);
}

/** Whether the choice contains the opposite of a word, and no typed word means that opposite. */
function isOpposed(word: Word, typed: readonly Word[], { clauses }: ChoiceParts, lexis: Lexis): boolean {
  const isMeant = (other: Word) => typed.some((each) => lexis.likeness(each, other) >= ENOUGH);
  const acts = clauses.filter(({ kind }) => kind !== 'comment');
  return acts.some(({ words }) => {
    return words.some((other) => lexis.areOpposites(word.key, other.key) && !isMeant(other));
  });
}

function isOtherName(word: Word, names: ReadonlySet<string>, { clauses }: ChoiceParts): boolean {
  if (!names.has(word.key)) return false;
  return clauses.some(({ kind, words }) => kind !== 'comment' && words.some(({ key }) => names.has(key)));
}

/**
 * How many typed words match one act of the choice. Words scattered over several acts are a coincidence, unless they
 * are the first words of acts, or at least half of each act is typed.
 */
function togetherOf(typed: readonly Word[], clauses: readonly Clause[], lexis: Lexis): number {
  const counting = typed.filter(({ weight }) => weight === 'content');
  const acts = clauses.filter(({ kind }) => kind !== 'comment');
  const isIn = (word: Word, words: readonly Word[]) => {
    return words.some((other) => other.isNegated === word.isNegated && lexis.likeness(word, other) >= ENOUGH);
  };
  const heads = acts.flatMap(({ words }) => words.filter(({ isHead }) => isHead));
  const sizes = acts.map(({ words }) => counting.filter((word) => isIn(word, words)).length);
  const full = acts.filter((clause) => shareOf(clause, typed, lexis) >= 0.5).flatMap(({ words }) => words);
  const inFull = typed.filter((word) => isIn(word, full)).length;
  return Math.max(0, inFull, typed.filter((word) => word.isHead && isIn(word, heads)).length, ...sizes);
}

function isVague(typed: readonly Word[], { clauses }: ChoiceParts, lexis: Lexis): boolean {
  const [first] = typed;
  if (!first) return false;
  const heads = clauses.flatMap(({ kind, words }) =>
    kind === 'comment' ? [] : words.filter(({ isHead }) => isHead),
  );
  return heads.some((head) => head.takesPronoun && lexis.likeness(first, head) >= ENOUGH);
}

/** Whether the input has the act of the choice. English puts the verb first, Indian languages put it last. */
function isSameAct(typed: readonly Word[], parts: ChoiceParts, isSpoken: boolean, lexis: Lexis): boolean {
  const counting = typed.filter(
    ({ weight, text }) => weight === 'content' && !(isSpoken && lexis.isSaying(text)),
  );
  const hits = counting.map((word) => ({ word, hit: hitOf(word, parts, lexis) }));
  if (lexis.language !== 'en') return (hits.at(-1)?.hit.like ?? 0) >= ENOUGH;
  const first = hits.find(({ hit }) => hit.like === 0 || hit.kind !== 'comment');
  if (!first) return typed.length > 0 && hits.length === 0;
  if (first.hit.like === 0) return false;
  return first.hit.isHead || first.hit.kind === 'said' || !isActing(first.word, lexis);
}

/** In "the meeting" the word is a noun, although "meet" is a verb. */
export function isActing({ text, isHead }: Word, lexis: Lexis): boolean {
  return isHead && lexis.isVerb(text) && !(lexis.language === 'en' && text.endsWith('ing'));
}
