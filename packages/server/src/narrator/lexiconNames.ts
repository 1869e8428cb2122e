import type { Lexicon } from '@kathaloka/contract/entities';

const NONE: readonly string[] = [];
const known = new WeakMap<NonNullable<Lexicon['names']>, readonly string[]>();

/** The noun phrases of a lexicon. The list is the same object each time, so it is indexed once. */
export function lexiconNames({ names }: Lexicon): readonly string[] {
  if (!names) return NONE;
  const phrases = known.get(names) ?? names.map(({ np }) => np);
  known.set(names, phrases);
  return phrases;
}
