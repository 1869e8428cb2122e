import type { Settled } from '../ledger/names.ts';

/** The language of conditions and effects. Texts are parsed into these values once, and never evaluated as code. */

export const COMPARISONS = ['>=', '<=', '!=', '>', '<', '='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/**
 * Decides whether a choice is offered: `oil >= 2 and not has vow`. No effect can change the name in `met yama`.
 * What a state knows of people, such as `dead kasam`, is a thing of that name (`ledger/names.ts`).
 */
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
  | { readonly kind: 'gain' | 'lose'; readonly name: string }
  /** Makes somebody the holder of a thing: the player for `take`. The dead receive nothing. */
  | { readonly kind: 'give'; readonly name: string; readonly to: string }
  /** The player owes somebody something, in place of an open promise to them; the name is that of `owes ila`. */
  | { readonly kind: 'owe'; readonly name: string; readonly who: string; readonly what: string }
  | { readonly kind: 'settle'; readonly name: string; readonly who: string; readonly as: Settled };

/** What a choice must pass: the number, with a die or without it, is at least this. */
export interface Check {
  readonly name: string;
  readonly at_least: number;
  /** Adds a die of `CHECK_DIE` sides. */
  readonly rolls: boolean;
}

/** What an effect changes: a number, or whether something is so. */
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
