import type { ChoiceParts, Clause } from './choiceParts.ts';
import type { Lexis } from './lexis.ts';
import type { Word } from './words.ts';

/** How well an input fits a choice. */
export interface Score {
  /** How much of the input the choice holds, from 0 to 1. */
  readonly cover: number;
  /** How much of its best clause the input holds, from 0 to 1. */
  readonly clause: number;
  /** The same for the first clause that is no comment. */
  readonly firstClause: number;
  /** How many of the words of weight were found. */
  readonly found: number;
  /** How many of them were found in this choice and in no other. */
  readonly own: number;
  /** What the input does first is what the choice does. */
  readonly isSameAct: boolean;
  /** It names somebody else, says the opposite, or does something else as well. */
  readonly isBarred: boolean;
}

export interface Typed {
  readonly words: readonly Word[];
  /** Words of names that are present. */
  readonly names: ReadonlySet<string>;
}

interface Hit {
  readonly like: number;
  readonly kind: Clause['kind'];
  readonly isHead: boolean;
}

const WORTH: Record<Word['weight'], number> = { content: 1, light: 0.35, neutral: 0.35, stop: 0 };
const COMMENT_WORTH = 0.6;
/** What else is done weighs more than what else is named. */
const OTHER_ACT_WORTH = 1.5;
const SAYING = ['say', 'shout', 'whisper', 'call', 'ask', 'speak', 'tell'];

export function scoreOf(
  typed: Typed,
  parts: ChoiceParts,
  rivals: readonly ChoiceParts[],
  lexis: Lexis,
): Score {
  const saying = new Set(SAYING.map(lexis.keyOf));
  const isSpoken = parts.clauses.some(({ kind }) => kind === 'said');
  let [got, total, found, own] = [0, 0, 0, 0];
  let isBarred = false;
  for (const word of typed.words) {
    const hit = hitOf(word, parts, lexis);
    const isMissed = hit.like === 0;
    if (isMissed && (word.weight === 'neutral' || (isSpoken && saying.has(word.key)))) continue;
    if (word.isNegated && isMissed && isPlainIn(word, rivals, lexis)) continue;
    if (isMissed && (word.isNegated || isOpposed(word, parts, lexis))) isBarred = true;
    if (isMissed && isOtherName(word, typed.names, parts, lexis)) isBarred = true;
    const isOtherAct = isMissed && word.isHead && lexis.isVerb(word.text) && word.weight === 'content';
    const worth = WORTH[word.weight] * (isOtherAct ? OTHER_ACT_WORTH : 1);
    total += worth;
    got += worth * hit.like * (hit.kind === 'comment' ? COMMENT_WORTH : 1);
    if (word.weight === 'content' && hit.like > 0.6 && hit.kind !== 'comment') {
      found += 1;
      if (!rivals.some((rival) => hitOf(word, rival, lexis).like > 0.6)) own += 1;
    }
  }
  const shares = parts.clauses
    .filter(({ kind }) => kind !== 'comment')
    .map((clause) => shareOf(clause, typed.words, lexis));
  return {
    cover: total === 0 ? 0 : got / total,
    clause: Math.max(0, ...shares),
    firstClause: shares[0] ?? 0,
    found,
    own,
    isSameAct: isSameAct(typed.words, parts, isSpoken ? saying : new Set(), lexis),
    isBarred,
  };
}

function hitOf(word: Word, { clauses }: ChoiceParts, lexis: Lexis): Hit {
  let best: Hit = { like: 0, kind: 'comment', isHead: false };
  for (const { kind, words } of clauses) {
    for (const other of words) {
      if (other.isNegated !== word.isNegated) continue;
      const like = lexis.likeness(word, other);
      const isBetter = like > best.like || (like === best.like && like > 0 && worthMore(kind, other, best));
      if (isBetter) best = { like, kind, isHead: other.isHead };
    }
  }
  return best;
}

function worthMore(kind: Clause['kind'], other: Word, best: Hit): boolean {
  if (best.kind === 'comment') return kind !== 'comment';
  return kind !== 'comment' && other.isHead && !best.isHead;
}

/** How much of a clause was typed. */
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

/** "Don't stop, go by" speaks of the other choice only to refuse it. */
function isPlainIn(word: Word, rivals: readonly ChoiceParts[], lexis: Lexis): boolean {
  const plain = { ...word, isNegated: false };
  return rivals.some((rival) => hitOf(plain, rival, lexis).like > 0.6);
}

function isOpposed(word: Word, { clauses }: ChoiceParts, lexis: Lexis): boolean {
  return clauses.some(
    ({ kind, words }) => kind !== 'comment' && words.some(({ key }) => lexis.areOpposites(word.key, key)),
  );
}

function isOtherName(
  word: Word,
  names: ReadonlySet<string>,
  { clauses }: ChoiceParts,
  lexis: Lexis,
): boolean {
  if (!names.has(word.key)) return false;
  return clauses.some(({ kind, words }) => kind !== 'comment' && words.some(({ key }) => names.has(key)));
}

/** The verb of an English input comes first, that of an Indian one last. */
function isSameAct(
  typed: readonly Word[],
  parts: ChoiceParts,
  saying: ReadonlySet<string>,
  lexis: Lexis,
): boolean {
  const counting = typed.filter(({ weight, key }) => weight === 'content' && !saying.has(key));
  if (lexis.language !== 'en') {
    const last = counting.at(-1);
    return last !== undefined && hitOf(last, parts, lexis).like > 0.6;
  }
  const [first] = counting;
  if (!first) return false;
  const hit = hitOf(first, parts, lexis);
  if (hit.like === 0 || hit.kind === 'comment') return false;
  return hit.isHead || hit.kind === 'said' || !first.isHead || !lexis.isVerb(first.text);
}
