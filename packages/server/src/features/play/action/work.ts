import type { Model } from '@kathaloka/contract/entities';
import type { PlayState, Telling } from '@kathaloka/story';
import type { ActionId } from './actionsRepository.ts';
import type { NewTurn, TurnRow } from '../turns/turnsRepository.ts';
import type { Snapshot } from '../sessions/snapshots.ts';

/** What is known of a turn before it is told. Telling it adds the rest of its row. */
export type PlannedTurn = Pick<
  NewTurn,
  'id' | 'parent_id' | 'telling_of' | 'action_type' | 'user_input' | 'selected_choice'
>;

/** Where an action leads, before anything is told. */
export interface Plan {
  readonly turn: PlannedTurn;
  readonly parent: TurnRow;
  /** For a retelling: the ids of those before it, oldest first. */
  readonly retellings: readonly string[];
  readonly telling: Telling;
  readonly next: PlayState;
  /** What undo has cost the session so far, in XP. */
  readonly undo_xp: number;
}

/** An action that was accepted and paid for in advance, and is to be told now. */
export interface Work extends ActionId, Plan {
  /** Identifies this run of the action. */
  readonly attempt: string;
  /** Who pays. */
  readonly user_id: string;
  readonly snapshot: Snapshot;
  /** Null where the author's text is served as written. */
  readonly model: Model | null;
  /** What is on hold. */
  readonly credits: number;
  /** Set where the built-in narrator tells in place of the model, because the account cannot pay it. */
  readonly stepped_in?: 'credits_short';
  /** The choice that free text may have meant. */
  readonly perhaps_meant?: string;
}

export const holdKey = ({ session_id, key }: ActionId) => `turn:${session_id}:${key}` as const;

/** An action whose process has not been heard of for so long is given up. */
export const LEASE_MS = 4000;
export const RENEW_MS = 500;
