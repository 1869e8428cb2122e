import type { Settled } from './names.ts';

/** Who brought an entry in. */
export const ENTRY_SOURCES = ['player', 'author', 'model', 'rule'] as const;

export interface EntrySource {
  readonly by: (typeof ENTRY_SOURCES)[number];
  /** Id of the turn; null for what no single turn has brought. */
  readonly turn: string | null;
  /** The words from which it was read; empty for rules. */
  readonly quote: string;
}

/** Who knows an entry: everybody, or these; the player is `you`. */
export type KnownBy = 'all' | readonly string[];

/** What a play remembers, in a closed vocabulary. People are named as authors or players name them; `you` plays. */
export type EntryFact =
  | {
      readonly kind: 'is';
      readonly who: string;
      readonly what: 'name' | 'kin' | 'hurt' | 'dead' | 'gone' | 'self';
      /** The name, the relation or the wound; empty for `dead` and `gone`. */
      readonly value: string;
    }
  /** A thing has one holder: a person or a place. */
  | { readonly kind: 'has'; readonly thing: string; readonly holder: string }
  | {
      readonly kind: 'owes';
      readonly by: string;
      readonly to: string;
      readonly what: string;
      readonly state: 'open' | Settled;
    }
  | {
      readonly kind: 'said';
      /** Empty if nobody knows who. */
      readonly by: string;
      readonly to: string;
      readonly what: string;
      readonly is_lie?: boolean;
    }
  | { readonly kind: 'number'; readonly name: string; readonly by: number };

export type Entry = EntryFact & {
  readonly id: string;
  readonly from: EntrySource;
  readonly known: KnownBy;
};
