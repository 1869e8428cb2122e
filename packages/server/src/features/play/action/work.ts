import type { Model } from '@kathaloka/contract/entities';
import type { PlayState, Telling } from '@kathaloka/story';
import { actionMs } from '../../../actionTimes.ts';
import type { Config } from '../../../config.ts';
import { chainOf } from '../../../modelSettings.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { ActionId } from '../stored/actionsRepository.ts';
import type { ActedTogether } from '../together/takeTurn.ts';
import type { NewTurn, TurnRow } from '../stored/turnsRepository.ts';
import type { Snapshot } from '../stored/snapshots.ts';

/** What is known of a turn before it is told. Telling it adds the rest of its row. */
export type PlannedTurn = Pick<
  NewTurn,
  | 'id'
  | 'parent_id'
  | 'telling_of'
  | 'action_type'
  | 'user_input'
  | 'selected_choice'
  | 'selected_answer'
  | 'understood_as'
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
  /** The choice that free text may have meant. */
  readonly perhaps_meant?: string;
}

/** An action that was accepted and paid for in advance, and is to be told now. */
export interface Work extends ActionId, Plan {
  /** Identifies this run of the action. */
  readonly attempt: string;
  readonly snapshot: Snapshot;
  /** Null where the author's text is served as written. */
  readonly model: Model | null;
  /** What is on hold. */
  readonly credits: number;
  /** Set where the built-in narrator tells in place of the model, because the account cannot or is not to pay it. */
  readonly stepped_in?: 'credits_short' | 'together_budget';
  /** Whether it is told without any model: of an account for the young nothing goes to a provider. */
  readonly isYoung: boolean;
  /** Whether no figure and no task takes notice of it. */
  readonly isUncounted: boolean;
  /** Who has acted, where several play. */
  readonly together?: ActedTogether | undefined;
}

/** Whose the calls to models are: where several play, not always the owner's, who pays for them. */
export const askerOf = ({ user_id, together }: Pick<Work, 'user_id' | 'together'>): string =>
  together?.asked_by ?? user_id;

export const holdKey = ({ session_id, key }: Pick<ActionId, 'session_id' | 'key'>) =>
  `turn:${session_id}:${key}` as const;

/** How long it may take to tell an action. */
export const tellingMs = (models: Config['ai']['models'], model: Model | null): number =>
  actionMs(chainOf(models, model?.model_key ?? ''));

/** Its own process ends an action before that; nothing renews this. */
const ENDED_WITHIN_MS = MINUTE_MS;

/** After this time an action is given up, whatever its process does. */
export const longestMs = (models: Config['ai']['models'], model: Model | null): number =>
  tellingMs(models, model) + ENDED_WITHIN_MS;
