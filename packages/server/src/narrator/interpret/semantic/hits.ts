import type { Evidence } from './evidence.ts';
import type { Term } from './terms.ts';

/** From here on a word of a line is one of a choice, and below this it is none. */
export const STRONG = 0.6;
export const WEAK = 0.3;
/** Lighter words say nothing alone. */
export const LIGHT = 0.4;
/** Below this likeness a verb is another act. */
export const OTHER = 0.5;
const HITS_MOST = 5;

/** How near a typed word is in meaning to one that is meant. */
export type Like = (typed: Term, meant: Term) => number;

/** How well each typed word matches a choice, by its index. */
interface Liked {
  readonly likes: readonly number[];
}

/** How many words of a line a choice has, and no other one has; the second one counts for less than the first. */
export function hitsOf(
  terms: readonly Term[],
  { likes }: Liked,
  others: readonly Liked[],
): Record<'hits' | 'hitsLead' | 'hitsOnly' | 'hitShare', number> {
  const heavy = [...terms.keys()].filter((at) => terms[at]!.weight > LIGHT);
  const had = (each: readonly number[]) => heavy.filter((at) => each[at]! >= STRONG);
  const countOf = (each: readonly number[]) => Math.sqrt(Math.min(HITS_MOST, had(each).length));
  const own = had(likes);
  return {
    hits: countOf(likes),
    hitsLead: countOf(likes) - Math.max(0, ...others.map((other) => countOf(other.likes))),
    hitsOnly: Math.sqrt(own.filter((at) => others.every((other) => other.likes[at]! < WEAK)).length),
    hitShare: own.length / Math.max(1, heavy.length),
  };
}

/** Whether the main verb of a line, in Hindi the last one, is another act; and whether the line ends with it. */
export function mainOf(
  terms: readonly Term[],
  { all }: Evidence,
  like: Like,
): Record<'isOtherMain' | 'endsOther', number> {
  const heavy = terms.filter(({ weight }) => weight > LIGHT);
  const verbs = heavy.filter(({ isVerb }) => isVerb);
  const isHindi = terms[0]?.tongue === 'hi';
  const main = isHindi ? verbs.at(-1) : verbs[0];
  if (!main) return { isOtherMain: 0, endsOther: 0 };
  const isIn = (among: readonly Term[]) => among.some((other) => like(main, other) >= OTHER);
  const acts = all.filter((other) => other.isVerb && other.isNegated === main.isNegated);
  return {
    isOtherMain: isIn(acts) ? 0 : 1,
    endsOther: isHindi && heavy.at(-1) === main && !isIn(all) ? 1 : 0,
  };
}
