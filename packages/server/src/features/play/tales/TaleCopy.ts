import type { Language } from '@kathaloka/contract/entities';
import type { Row } from '../../../platform/db/schema.ts';

/** What another session needs of a turn: nothing of what it cost, of its pictures, or of why it was told so. */
export type TaleTurn = Pick<
  Row<'turns'>,
  | 'action_type'
  | 'user_input'
  | 'selected_choice'
  | 'selected_answer'
  | 'ai_response'
  | 'choices'
  | 'perhaps_meant'
  | 'understood_as'
  | 'state'
  | 'depth'
  | 'snapshot_id'
  | 'model_used'
  | 'told_by'
  | 'told_for'
  | 'stepped_in'
  | 'notes'
> & {
  /** Whether the player typed it, also where what they typed is left out. */
  readonly is_typed: boolean;
};

/** What is remembered of a turn, which is named by its place in the tale. */
export interface TaleFact {
  readonly at: number;
  readonly key: string;
  readonly value: string;
  readonly known_to: readonly string[];
}

export interface TaleSummary {
  readonly at: number;
  readonly layer: 1 | 2 | 3;
  /** Empty where it tells of what is left out: nobody summarises these turns again. */
  readonly text: string;
}

/** A tale up to one of its turns, as it is copied: with its memory, and with nothing that leads back to its session. */
export interface TaleCopy {
  readonly story_id: string;
  /** Null: as the story was written. */
  readonly language: Language | null;
  /** What undo has cost so far, in XP. */
  readonly undo_xp: number;
  /** The numbers of the versions whose snapshots its turns name. */
  readonly versions: readonly (readonly [snapshot_id: string, story_version: number])[];
  /** Oldest first; the last one is where it is shared. */
  readonly turns: readonly TaleTurn[];
  readonly has_earlier: boolean;
  readonly facts: readonly TaleFact[];
  readonly summaries: readonly TaleSummary[];
}
