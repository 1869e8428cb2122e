import type { Model } from '@kathaloka/contract/entities';
import type { PlayState, Telling } from '@kathaloka/story';
import { actionMs } from '../../../actionTimes.ts';
import type { Config } from '../../../config.ts';
import { chainOf } from '../../../modelSettings.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { PastTurns } from '../memory/memoryRepository.ts';
import type { ActionId } from '../stored/actionsRepository.ts';
import type { ActedTogether } from '../together/takeTurn.ts';
import type { NewTurn, TurnRow } from '../stored/turnsRepository.ts';
import type { Snapshot } from '../stored/snapshots.ts';

/** The part of a turn's row that is known before the turn is told. */
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
  /** For a retelling: the ids of the earlier tellings, oldest first. */
  readonly retellings: readonly string[];
  readonly telling: Telling;
  readonly next: PlayState;
  /** The XP that undo has cost the session so far. */
  readonly undo_xp: number;
  /** The choice that free text may have meant. */
  readonly perhaps_meant?: string;
  /** Whether that is likely. */
  readonly isLikely?: boolean;
}

/** An accepted action with its hold, ready to be told. */
export interface Work extends ActionId, Plan {
  /** Identifies this run of the action. */
  readonly attempt: string;
  readonly snapshot: Snapshot;
  /** What was told before. Empty where no narrator is asked to tell. */
  readonly past: PastTurns;
  /** Null if the author's text is served as written. */
  readonly model: Model | null;
  /** The credits on hold. */
  readonly credits: number;
  /** Set if the built-in narrator replaces the model because the account cannot or should not pay for it. */
  readonly stepped_in?: 'credits_short' | 'together_budget';
  /** Whether the player is young: no model may tell the turn, because nothing of their account goes to a provider. */
  readonly isYoung: boolean;
  /** Whether statistics and tasks leave out the turn. */
  readonly isUncounted: boolean;
  /** Who acted, if several play. */
  readonly together?: ActedTogether | undefined;
}

/** The account whose limits the calls to models count against: the player who acts, even if the owner pays. */
export const askerOf = ({ user_id, together }: Pick<Work, 'user_id' | 'together'>): string =>
  together?.asked_by ?? user_id;

export const holdKey = ({ session_id, key }: Pick<ActionId, 'session_id' | 'key'>) =>
  `turn:${session_id}:${key}` as const;

/** Enough for the built-in narrator, and for not repeating a text. */
export const TURNS_REMEMBERED = 40;
/** A short turn takes about this many tokens. */
const TOKENS_OF_TURN = 100;
const TURNS_READ_MAX = 400;

/** How many past turns are read: as many as the context of the model may hold. */
export function turnsRead(models: Config['ai']['models'], model: Model | null): number {
  const [asked] = chainOf(models, model?.model_key ?? '');
  return asked ? Math.min(TURNS_READ_MAX, Math.ceil(asked.contextTokens / TOKENS_OF_TURN)) : TURNS_REMEMBERED;
}

/** How long telling an action may take. */
export const tellingMs = (models: Config['ai']['models'], model: Model | null): number =>
  actionMs(chainOf(models, model?.model_key ?? ''));

/** How much longer than its telling an action may run. */
const ENDED_WITHIN_MS = MINUTE_MS;

/** How long an action may run. After that it is given up, even if its process still lives. */
export const longestMs = (models: Config['ai']['models'], model: Model | null): number =>
  tellingMs(models, model) + ENDED_WITHIN_MS;
