import type { Check, Condition, Effect } from './expressions/expression.ts';

/** What a failed attempt leads to. */
export interface GraphLoss {
  readonly text: string;
  readonly effects: readonly Effect[];
  /** Empty if the play stays in the scene. */
  readonly target: string;
}

export interface GraphChoice {
  /** Index among the choices of its scene. */
  readonly index: number;
  readonly text: string;
  /** Empty for an attempt that stays in the scene when it succeeds. */
  readonly target: string;
  /** Null if always offered. */
  readonly condition: Condition | null;
  readonly effects: readonly Effect[];
  readonly deed: string;
  /** The name under which the player's answer is shown; empty if the choice asks nothing. */
  readonly ask: string;
  /** Other phrases by which a player may take the choice. */
  readonly said: readonly string[];
  /** Makes the choice an attempt that may fail; null for other choices. */
  readonly check: Check | null;
  /** Told when the attempt succeeds; empty if there is nothing to tell. */
  readonly won: string;
  /** Null if the choice is no attempt. */
  readonly lost: GraphLoss | null;
}

/** Another text of a scene. */
export interface GraphVariant {
  /** Null if the condition could not be parsed; it never holds. */
  readonly condition: Condition | null;
  readonly text: string;
}

export interface GraphNode {
  readonly name: string;
  readonly text: string;
  /** The title of an ending; empty if the author gave none. */
  readonly title: string;
  /** A hint for players who have not seen the scene; empty if there is none. */
  readonly hint: string;
  readonly variants: readonly GraphVariant[];
  /** The turns of free play in an open scene; null for no limit, and for other scenes. */
  readonly turnsOfFreePlay: number | null;
  /** The turns after which the time is out, and the scene that is entered then; null if there is no such scene. */
  readonly timeOut: { readonly turns: number; readonly target: string } | null;
  /** The effects of each turn that stays in the scene. */
  readonly eachTurn: readonly Effect[];
  /** Whether it is an ending at which the player has failed. */
  readonly isLost: boolean;
  /** Empty if the story ends here. */
  readonly choices: readonly GraphChoice[];
}

export interface GraphThing {
  /** As readers see it. */
  readonly name: string;
  readonly line: string;
}

export interface GraphSecret {
  readonly text: string;
  readonly holders: readonly string[];
  /** While it holds, everybody may know the secret. Null if there is none, or if it cannot be parsed. */
  readonly until: Condition | null;
}
