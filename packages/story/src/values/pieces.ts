import type { Condition } from '../expressions/expression.ts';

/** What a text is made of: words, and values that are filled in when it is told. */
export type Piece = TextPiece | Value;

export interface TextPiece {
  readonly kind: 'text';
  readonly text: string;
}

/** A value in a text, and how its author wrote it. */
export type Value = { readonly source: string } & (
  | {
      /** `{oil}`; `{name | traveller}`: what is told as long as nobody has answered. */
      readonly kind: 'value';
      readonly name: string;
      readonly otherwise: readonly Piece[] | null;
    }
  | {
      /** `{count of oil: measure | measures}`: the form that the number has in the language. */
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

/** What an author may have meant as a value, and what is told as it stands. */
export interface ValueFault {
  readonly source: string;
  readonly because: 'unreadable' | 'unclosed';
  /** Of an unclosed value: its name, where it begins with one. */
  readonly name: string | null;
}

export interface ReadText {
  readonly pieces: readonly Piece[];
  readonly faults: readonly ValueFault[];
}
