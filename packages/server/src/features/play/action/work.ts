import type { ActionRequest, Model } from '@kathaloka/contract/entities';
import type { PlayState, Telling } from '@kathaloka/story';
import type { TurnRow } from '../turns/turnsRepository.ts';
import type { Snapshot } from '../sessions/snapshots.ts';

/** An action that was accepted and paid for in advance, and is to be told now. */
export interface Work {
  readonly session_id: string;
  readonly key: string;
  /** Identifies this run of the action. */
  readonly attempt: string;
  /** Of the turn that the action makes. */
  readonly turn_id: string;
  /** Who pays. */
  readonly user_id: string;
  readonly snapshot: Snapshot;
  readonly plan: Plan;
  /** Null where the author's text is served as written. */
  readonly model: Model | null;
  /** What is on hold. */
  readonly credits: number;
  /** Set where the built-in narrator tells in place of the model, because the account cannot pay it. */
  readonly stepped_in?: 'credits_short';
  /** The choice that free text may have meant. */
  readonly perhaps_meant?: string;
}

/** Where an action leads, before anything is told. */
export interface Plan {
  readonly action_type: Exclude<ActionRequest['action_type'], 'undo' | 'redo' | 'retell'>;
  /** The turn that this one follows. */
  readonly parent: TurnRow;
  /** For a retelling: the turn that was told first. */
  readonly telling_of: string | null;
  /** For a retelling: the ids of those before it, oldest first. */
  readonly retellings: readonly string[];
  readonly telling: Telling;
  readonly next: PlayState;
  /** What undo has cost the session so far, in XP. */
  readonly undo_xp: number;
  readonly user_input: string | null;
  readonly selected_choice: string | null;
}

export const holdKey = ({ session_id, key }: Pick<Work, 'session_id' | 'key'>) =>
  `turn:${session_id}:${key}` as const;

/** How long an action may be told. */
export const ACTION_MAX_MS = 90_000;
/** An action whose process has not been heard of for so long is given up. */
export const LEASE_MS = 4000;
export const RENEW_MS = 500;
