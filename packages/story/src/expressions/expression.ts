/** The language of conditions and effects. Texts are parsed into these values once, and never evaluated as code. */

export const COMPARISONS = ['>=', '<=', '!=', '>', '<', '='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Decides whether a choice is offered: `oil >= 2 and not has vow`. No effect can change a name such as `met yama`. */
export type Condition =
  | { readonly kind: 'compare'; readonly name: string; readonly by: Comparison; readonly value: number }
  | { readonly kind: 'has'; readonly name: string }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] };

/** What a choice changes: `oil - 1; days = 3; gain sign`. */
export type Effect =
  | { readonly kind: 'add'; readonly name: string; readonly amount: number }
  /** Sets the number, whatever its value was. */
  | { readonly kind: 'set'; readonly name: string; readonly value: number }
  | { readonly kind: 'gain' | 'lose'; readonly name: string };

/** What an effect changes: a number, or whether the player has a thing. */
export const changedKind = ({ kind }: Pick<Effect, 'kind'>): 'number' | 'thing' =>
  kind === 'add' || kind === 'set' ? 'number' : 'thing';

/** Why a text could not be parsed. */
export interface ExpressionFault {
  /** Offset in the text, counted from 0. */
  readonly at: number;
  readonly message: string;
}

export type Read<T> =
  | { readonly value: T; readonly fault?: never }
  | { readonly fault: ExpressionFault; readonly value?: never };
