import type { OfflineMove, UploadedPlay } from '@kathaloka/contract/entities';
import type { OfflineRefusal } from '@kathaloka/contract/limits';
import {
  advance,
  answerOf,
  authoredText,
  payUndo,
  offeredTo,
  type PlayState,
  type Refusal,
  spendable,
  storable,
  withAnswer,
} from '@kathaloka/story';
import { newOrderedId } from '../../../platform/ids.ts';
import { nextTurn } from '../../../platform/nextTurn.ts';
import { asStored } from '../stored/inEveryLanguage.ts';
import type { Snapshot } from '../stored/snapshots.ts';

/** A turn that is or was the current turn of a play. */
export interface Place {
  readonly id: string;
  readonly parent_id: string | null;
  readonly state: PlayState;
  readonly ai_response: string | null;
}

/** A turn that a move has made, in the author's words; empty if it only changes something. */
export interface ReplayedTurn extends Place {
  readonly parent_id: string;
  readonly ai_response: string;
  readonly selected_choice: string;
  readonly selected_answer: string | null;
  readonly told_offline_at: Date;
  /** The scene in which the move was made. */
  readonly from_node: string | null;
}

/** The current turn of a play, and what undo has cost so far. */
export interface Standing {
  readonly place: Place;
  /** The last turn that redo can reach. */
  readonly tip_turn_id: string;
  readonly undo_xp: number;
}

export interface Replayed extends Standing {
  readonly turns: readonly ReplayedTurn[];
  /** How many moves were accepted. */
  readonly made: number;
  /** Why the next move was refused. */
  readonly refused: Omit<NonNullable<UploadedPlay['refused']>, 'at'> | null;
}

interface Asked {
  readonly snapshot: Snapshot;
  readonly from: Standing;
  readonly moves: readonly OfflineMove[];
  /** Finds a stored turn by its id. */
  readonly stored: (id: string) => Promise<Place | undefined>;
  readonly timeOf: (at: string) => Date;
}

/**
 * Replays the moves of a device by the rules of play: each takes an edge of the graph, or undoes a turn. Stops at the
 * first move that the story does not allow.
 */
export async function replayMoves({ snapshot, from, moves, stored, timeOf }: Asked): Promise<Replayed> {
  const turns = new Map<string, ReplayedTurn>();
  let standing: Standing = from;
  for (const [made, move] of moves.entries()) {
    const { place } = standing;
    const before =
      'undo' in move && place.parent_id !== null
        ? (turns.get(place.parent_id) ?? (await stored(place.parent_id)))
        : undefined;
    const moved =
      'undo' in move ? goBack(snapshot, standing, before) : choose(snapshot, standing, move, timeOf(move.at));
    if (moved.refused)
      return { ...standing, turns: [...turns.values()], made, refused: refusal(moved.refused) };
    if (moved.turn) turns.set(moved.turn.id, moved.turn);
    standing = moved.standing;
    // one move of a great story takes milliseconds, and there may be hundreds
    await nextTurn();
  }
  return { ...standing, turns: [...turns.values()], made: moves.length, refused: null };
}

type Moved =
  | { readonly refused: OfflineRefusal }
  | { readonly refused?: undefined; readonly standing: Standing; readonly turn?: ReplayedTurn };

function choose(
  snapshot: Snapshot,
  { place, undo_xp }: Standing,
  { choose: at, answer, to }: Extract<OfflineMove, { choose: number }>,
  told_offline_at: Date,
): Moved {
  const { play } = snapshot;
  const state = spendable(place.state, { undo_xp });
  const offered = offeredTo(play, state)[at];
  if (!offered) return { refused: place.state.is_completed ? 'session_completed' : 'no_such_choice' };
  const result = advance(play, state, { kind: 'choice', ...withAnswer(offered.text, answer) });
  if (result.refusal) return { refused: codeOf(result.refusal) };
  if (to !== undefined && result.next.node !== to) return { refused: 'leads_elsewhere' };
  const next = storable(asStored(snapshot, result.next), { undo_xp });
  const turn = {
    id: newOrderedId(),
    parent_id: place.id,
    state: next,
    ai_response: authoredText(play, { state: result.next, telling: result.telling }),
    selected_choice: offered.text,
    selected_answer: answerOf(answer ?? ''),
    told_offline_at,
    from_node: place.state.node,
  };
  return { turn, standing: { place: turn, tip_turn_id: turn.id, undo_xp } };
}

function goBack({ play }: Snapshot, standing: Standing, before: Place | undefined): Moved {
  if (!before) return { refused: 'nothing_to_undo' };
  const { refusal, undo_xp } = payUndo(play, standing, standing.place.state, before.state);
  if (refusal) return { refused: codeOf(refusal) };
  return { standing: { ...standing, place: before, undo_xp } };
}

const codeOf = ({ code }: Refusal): OfflineRefusal => code;

const DETAILS: Readonly<Record<OfflineRefusal, string>> = {
  no_such_choice: 'The story does not offer this choice here.',
  leads_elsewhere: 'This choice does not lead to that scene.',
  xp_short: 'There are not enough XP for this move.',
  session_completed: 'The story has ended before this move.',
  nothing_to_undo: 'There is nothing to undo.',
};

const refusal = (code: OfflineRefusal) => ({ code, detail: DETAILS[code] });
