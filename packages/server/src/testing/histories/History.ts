/** What clients have seen, recorded outside the server, and the final state. */

/** When a call began and when its answer was read, by a counter that all clients share. */
interface Span {
  readonly began: number;
  readonly ended: number;
}

/** What was asked: `told` adds a turn after the newest one, `retold` adds one beside it. */
export type Asked =
  | { readonly kind: 'told' | 'retold'; readonly key: string; readonly seen: string }
  | { readonly kind: 'undone' | 'redone'; readonly key: string; readonly seen: string }
  | { readonly kind: 'chosen'; readonly turn: string }
  | { readonly kind: 'read' }
  | { readonly kind: 'balance' };

export type Outcome =
  | { readonly is: 'ok'; readonly head: string; readonly cost: number }
  /** An acknowledged undo or redo. The position in its answer is a separate read. */
  | { readonly is: 'moved' }
  | { readonly is: 'read'; readonly path: readonly string[]; readonly isWhole: boolean }
  | { readonly is: 'credits'; readonly total: number }
  | { readonly is: 'refused'; readonly code: string }
  /** No answer was read: the call may have been done or not. */
  | { readonly is: 'unknown' };

export interface Operation extends Span {
  readonly person: string;
  /** Empty if it concerns no session. */
  readonly session: string;
  readonly asked: Asked;
  readonly outcome: Outcome;
  /** The ids of the people whose words were in the answer. */
  readonly heard?: readonly string[];
}

export interface TurnSeen {
  readonly id: string;
  readonly parent: string | null;
  /** For a retelling: the first telling. */
  readonly telling_of: string | null;
  readonly cost: number;
}

export interface SessionSeen {
  readonly id: string;
  readonly person: string;
  readonly turns: readonly TurnSeen[];
  readonly head: string;
  readonly tip: string;
}

export interface PersonSeen {
  readonly id: string;
  /** The credits that the person was given before playing. */
  readonly given: number;
  readonly balance: number;
  /** The sum of the ledger. */
  readonly entries: number;
  /** Captured holds, by turn. */
  readonly paid: readonly { readonly turn: string; readonly amount: number }[];
  readonly openHolds: number;
}

export interface History {
  readonly operations: readonly Operation[];
  readonly sessions: readonly SessionSeen[];
  readonly people: readonly PersonSeen[];
}

export interface Anomaly {
  readonly rule: string;
  readonly about: string;
}
