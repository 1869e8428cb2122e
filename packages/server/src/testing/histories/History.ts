/** What clients have seen, written down outside the server, and what is there in the end. */

/** When a call began and when its answer was read, by one counter for all clients. */
interface Span {
  readonly began: number;
  readonly ended: number;
}

/** The call itself: `told` adds a turn after the newest one, a `retold` one stands beside it. */
export type Asked =
  | { readonly kind: 'told' | 'retold'; readonly key: string; readonly seen: string }
  | { readonly kind: 'undone' | 'redone'; readonly key: string; readonly seen: string }
  | { readonly kind: 'chosen'; readonly turn: string }
  | { readonly kind: 'read' }
  | { readonly kind: 'balance' };

export type Outcome =
  | { readonly is: 'ok'; readonly head: string; readonly cost: number }
  /** An undo or redo was acknowledged; where the session was when it was answered is a reading of its own. */
  | { readonly is: 'moved' }
  | { readonly is: 'read'; readonly path: readonly string[]; readonly isWhole: boolean }
  | { readonly is: 'credits'; readonly total: number }
  | { readonly is: 'refused'; readonly code: string }
  /** Nobody has read an answer: it was done or it was not. */
  | { readonly is: 'unknown' };

export interface Operation extends Span {
  readonly person: string;
  /** Empty for what is about no session. */
  readonly session: string;
  readonly asked: Asked;
  readonly outcome: Outcome;
  /** Whose words were in the answer. */
  readonly heard?: readonly string[];
}

export interface TurnSeen {
  readonly id: string;
  readonly parent: string | null;
  /** The first telling, of another one. */
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
  /** What was given to them before they played. */
  readonly given: number;
  readonly balance: number;
  /** The sum of the ledger. */
  readonly entries: number;
  /** Captured holds, by the turn that they were for. */
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
