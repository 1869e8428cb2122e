import type { Language } from '@kathaloka/contract/entities';
import type { Row } from '../../../platform/db/schema.ts';

/** The fields of a turn that another session needs: not its price, its pictures, or the reasons for it. */
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
  /** Absent in copies from before 0.2.0. */
  readonly parts?: Row<'turns'>['parts'];
  /** Whether the player typed free text, even if the text has been left out. */
  readonly is_typed: boolean;
};

/** A fact. `at`: the position of its turn in the tale. */
export interface TaleFact {
  readonly at: number;
  readonly key: string;
  readonly value: string;
  readonly known_to: readonly string[];
  /** Absent in copies from before 0.2.0, whose facts are those of models. */
  readonly kind?: string;
  readonly by?: Row<'session_facts'>['by'];
  readonly quote?: string;
  readonly is_pinned?: boolean;
}

export interface TaleSummary {
  readonly at: number;
  readonly layer: 1 | 2 | 3;
  /** Empty if the text was left out; the entry remains, so that these turns are not summarised again. */
  readonly text: string;
}

/** A copy of a tale up to one of its turns, with its memory and without any link to its session. */
export interface TaleCopy {
  readonly story_id: string;
  /** Null if the story is told as written. */
  readonly language: Language | null;
  /** The XP that undo has cost so far. */
  readonly undo_xp: number;
  /** The version number of each snapshot that the turns name. */
  readonly versions: readonly (readonly [snapshot_id: string, story_version: number])[];
  /** Oldest first; the last one is the shared turn. */
  readonly turns: readonly TaleTurn[];
  readonly has_earlier: boolean;
  readonly facts: readonly TaleFact[];
  readonly summaries: readonly TaleSummary[];
}
