import type { ActionRequest } from '@kathaloka/contract/entities';
import {
  advance,
  edgesOf,
  matchText,
  type Move,
  type PlayState,
  type Refusal,
} from '@kathaloka/contract/story';
import { AppError } from '../../../platform/AppError.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { findTellings, findTurn, type TurnRow } from '../repository.ts';
import type { Snapshot } from '../snapshots.ts';
import { spendable, storable, type UndoPaid } from '../undoPrice.ts';
import type { Plan } from './work.ts';

/** What there is, and what an action costs. */
interface ShortOfXp {
  readonly current_xp: number;
  readonly required_xp: number;
}

type Asked = Pick<ActionRequest, 'selected_choice' | 'user_action'> & Pick<Plan, 'action_type'>;

/** Where an action leads from the newest turn; throws if it leads nowhere. */
export function planAction(snapshot: Snapshot, head: TurnRow, asked: Asked, { undo_xp }: UndoPaid): Plan {
  return planFrom(snapshot, head, asked, { telling_of: null, tellings: 0, undo_xp });
}

/** The newest part once more, from the state before it. */
export async function planRetelling(
  db: Queries,
  snapshot: Snapshot,
  head: TurnRow,
  { undo_xp }: UndoPaid,
): Promise<Plan> {
  const parent =
    head.parent_id === null
      ? undefined
      : await findTurn(db, { session_id: head.session_id, id: head.parent_id });
  const { action_type } = head;
  // a session that has moved to another version since cannot tell it again as it was
  const hasMoved = head.snapshot_id !== snapshot.id;
  if (!parent || hasMoved || action_type === 'story_start' || action_type === 'undo')
    throw new AppError('nothing_to_retell', 'There is no part that can be told another way.');
  const asked = {
    action_type,
    selected_choice: head.selected_choice ?? undefined,
    user_action: head.user_input ?? undefined,
  };
  const telling_of = head.telling_of ?? head.id;
  const told = await findTellings(db, [telling_of]);
  const tellings = told.get(telling_of)?.length ?? 1;
  return planFrom(snapshot, parent, asked, { telling_of, tellings, undo_xp });
}

function planFrom(
  snapshot: Snapshot,
  parent: TurnRow,
  asked: Asked,
  known: Pick<Plan, 'telling_of' | 'tellings' | 'undo_xp'>,
): Plan {
  const { state } = parent;
  const result = advance(snapshot.play, spendable(state, known), moveOf(snapshot, state, asked));
  if (result.refusal) throw refused(result.refusal);
  const { telling, next } = result;
  return {
    action_type: asked.action_type,
    parent,
    ...known,
    telling,
    next: storable(next, known),
    user_input: asked.action_type === 'custom_action' ? (asked.user_action ?? null) : null,
    selected_choice: asked.action_type === 'continue' ? (asked.selected_choice ?? null) : null,
  };
}

function moveOf(
  { play }: Snapshot,
  state: PlayState,
  { action_type, selected_choice, user_action = '' }: Asked,
): Move {
  switch (action_type) {
    case 'continue':
      return selected_choice ? { kind: 'choice', text: selected_choice } : { kind: 'continue' };
    case 'custom_action': {
      const texts = edgesOf(play, state).map(({ text }) => text);
      return { kind: 'words', edge: matchText(user_action, texts) };
    }
    default:
      return { kind: action_type };
  }
}

function refused(refusal: Refusal): AppError {
  switch (refusal.code) {
    case 'xp_short':
      return xpShort(refusal);
    case 'session_completed':
      return new AppError('session_completed', 'The story has ended.');
    default:
      return new AppError('no_such_choice', 'This choice is not offered any more.');
  }
}

export function xpShort({ current_xp, required_xp }: ShortOfXp): AppError {
  const detail = `Not enough XP. You have ${current_xp} XP, but need ${required_xp} XP for this action.`;
  return new AppError('xp_short', detail, { current_xp, required_xp });
}
