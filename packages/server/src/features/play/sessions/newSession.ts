import type { Language, SelectedChoice } from '@kathaloka/contract/entities';
import { choicesOf, type PlayState } from '@kathaloka/story';
import type { Deps } from '../../../platform/Deps.ts';
import { summaryOf } from '../present.ts';
import { choiceColumns } from '../stored/choiceOf.ts';
import type { NewTurn } from '../stored/turnsRepository.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import type { Snapshot } from '../stored/snapshots.ts';

export type BeginDeps = Pick<Deps, 'db' | 'clock' | 'rateLimiter'>;

interface NewSessionOf {
  readonly id: string;
  readonly user_id: string;
  readonly snapshot_id: string;
  readonly story_version: number;
  /** Null: as the story was written. */
  readonly language: Language | null;
  readonly creation_key?: string | null;
  /** Whether statistics leave out the session. */
  readonly is_uncounted: boolean;
  readonly now: Date;
}

export function newSession(
  { now, ...ids }: NewSessionOf,
  snapshot: Snapshot,
  head: Pick<NewTurn, 'id' | 'ai_response'>,
  state: PlayState,
) {
  return {
    ...ids,
    story_id: snapshot.story_id,
    created_at: now,
    updated_at: now,
    head_turn_id: head.id,
    tip_turn_id: head.id,
    ...summaryOf(snapshot, state, head.ai_response),
  };
}

export function firstTurn(
  { now, ...ids }: SessionKey & { readonly id: string; readonly now: Date },
  snapshot: Snapshot,
  state: PlayState,
  text: string,
): NewTurn {
  return {
    ...ids,
    committed_at: now,
    parent_id: null,
    telling_of: null,
    action_type: 'story_start',
    user_input: null,
    ...choiceColumns(null),
    ai_response: text,
    parts: null,
    struck: null,
    choices: choicesOf(snapshot.play, state),
    perhaps_meant: null,
    understood_as: null,
    image_url: null,
    image_alt: null,
    style: null,
    prompt: null,
    model_used: null,
    told_by: null,
    told_for: null,
    stepped_in: null,
    remembered: [],
    notes: null,
    credits_consumed: 0,
    success: true,
    state,
    duration_ms: 0,
  };
}

/** The turn that a choice leads to. */
export function chosenTurn(scene: NewTurn, parent: NewTurn, choice: SelectedChoice): NewTurn {
  return { ...scene, parent_id: parent.id, action_type: 'continue', ...choiceColumns(choice) };
}
