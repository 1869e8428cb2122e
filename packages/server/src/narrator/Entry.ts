/**
 * What a player states: who somebody is, what is owed, where things are, what was said. `line`: what fits no form,
 * and what only a question can call up. `fact`: by a model.
 */
const STATED_KINDS = [
  'name',
  'kin',
  'promise',
  'debt',
  'gift',
  'put',
  'said',
  'hurt',
  'fear',
  'named',
  'count',
  'self',
  'line',
] as const;
export type StatedKind = (typeof STATED_KINDS)[number];
export type FactKind = StatedKind | 'fact';

/** The kind of a stored row. */
export const factKind = (kind: string): FactKind => STATED_KINDS.find((each) => each === kind) ?? 'fact';

/** A statement of the player. */
export interface Stated {
  /** The likeliest of its kinds, under which it is stored. */
  readonly kind: StatedKind;
  /** All that it states; nothing where it is a mere line. */
  readonly kinds: readonly StatedKind[];
  /** Statements of one key are about the same: the newest counts. It has spaces, and keys of models have none. */
  readonly key: string;
  /** The player's own words. */
  readonly quote: string;
  /** Those who have heard or seen it; `you` is the player. */
  readonly known_to: readonly string[];
}

/** What narrators are always told. */
export const PINNED_KINDS: ReadonlySet<FactKind> = new Set<FactKind>([
  'name',
  'kin',
  'promise',
  'debt',
  'hurt',
]);
