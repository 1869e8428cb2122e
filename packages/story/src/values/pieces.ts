import type { Condition } from '../expressions/expression.ts';

/** A part of a text: words, or a value that is filled in for display. */
export type Piece = TextPiece | Value;

export interface TextPiece {
  readonly kind: 'text';
  readonly text: string;
}

/** A value in a text, with its source text. */
export type Value = { readonly source: string } & (
  | {
      /** `{oil}`; `{name | traveller}`, with the default until the player has answered. */
      readonly kind: 'value';
      readonly name: string;
      readonly otherwise: readonly Piece[] | null;
    }
  | {
      /** `{count of oil: measure | measures}`: the plural form for the number. */
      readonly kind: 'count';
      readonly name: string;
      readonly forms: readonly (readonly Piece[])[];
    }
  | {
      /** `{if has sign: it glows | it is dark}` */
      readonly kind: 'if';
      readonly condition: Condition;
      readonly told: readonly Piece[];
      readonly otherwise: readonly Piece[];
    }
);

/** A fault in text that looks like a value. Such text is shown unchanged. */
export interface ValueFault {
  readonly source: string;
  readonly because: 'unreadable' | 'unclosed';
  /** For an unclosed value, the name with which it begins; null if there is none. */
  readonly name: string | null;
}

export interface ReadText {
  readonly pieces: readonly Piece[];
  readonly faults: readonly ValueFault[];
}
