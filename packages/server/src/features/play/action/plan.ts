import type { ActionRequest, SelectedChoice } from '@kathaloka/contract/entities';
import {
  advance,
  choicesOf,
  edgesOf,
  type Move,
  type PlayState,
  type Refusal,
  spendable,
  storable,
  timeIsUp,
  type UndoPaid,
} from '@kathaloka/story';
import { type Interpretation, type Narrator, NarratorFailure } from '../../../narrator/Narrator.ts';
import { AppError } from '../../../platform/AppError.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { newOrderedId } from '../../../platform/ids.ts';
import { choiceColumns, choiceOf } from '../stored/choiceOf.ts';
import { findRetellings, findTurn, type TurnRow } from '../stored/turnsRepository.ts';
import { asStored, choiceNamed, choiceRead, edgeNamed } from '../stored/inEveryLanguage.ts';
import type { SessionRow } from '../stored/sessionsRepository.ts';
import { sceneText, type Snapshot } from '../stored/snapshots.ts';
import { giftIn } from './giftIn.ts';
import { isAsWritten } from './price.ts';
import { askerOf, type Plan, type PlannedTurn, type Work } from './work.ts';

/** The XP that a player has, and the XP that an action costs. */
interface ShortOfXp {
  readonly current_xp: number;
  readonly required_xp: number;
}

type Asked = Pick<ActionRequest, 'selected_choice' | 'user_action'> & {
  readonly action_type: Exclude<ActionRequest['action_type'], 'undo' | 'redo' | 'retell'>;
};

/** Plans an action that is told, from the newest turn. Throws if it leads nowhere. */
export async function planOf(
  db: Queries,
  snapshot: Snapshot,
  { session, head }: { readonly session: SessionRow; readonly head: TurnRow },
  request: ActionRequest,
): Promise<Plan> {
  const { action_type } = request;
  if (action_type === 'retell') return planRetelling(db, snapshot, head, session);
  if (action_type === 'undo' || action_type === 'redo') throw new Error(`${action_type} is not told.`);
  return planAction(snapshot, head, { ...request, action_type }, session);
}

/** Plans an action from the newest turn; throws if it leads nowhere. */
export function planAction(snapshot: Snapshot, head: TurnRow, asked: Asked, { undo_xp }: UndoPaid): Plan {
  const edge =
    asked.action_type === 'custom_action'
      ? edgeNamed(snapshot, head.state, { text: asked.user_action ?? '' })
      : null;
  return planFrom(snapshot, head, { ...asked, edge }, { telling_of: null, retellings: [], undo_xp });
}

/** Plans a retelling of the newest turn from the state before it. Free text keeps its first meaning. */
async function planRetelling(
  db: Queries,
  snapshot: Snapshot,
  head: TurnRow,
  { id: session_id, user_id, undo_xp }: Pick<SessionRow, 'id' | 'user_id'> & UndoPaid,
): Promise<Plan> {
  const parent =
    head.parent_id === null ? undefined : await findTurn(db, { session_id, user_id, id: head.parent_id });
  const { action_type } = head;
  // a turn cannot be told again once its session has moved to another version
  const hasMoved = head.snapshot_id !== snapshot.id;
  if (!parent || hasMoved || action_type === 'story_start' || action_type === 'undo') throw nothingToRetell();
  const asked = {
    action_type,
    selected_choice: choiceOf(head) ?? undefined,
    user_action: head.user_input ?? undefined,
    edge: edgeTaken(snapshot, parent, head),
  };
  const telling_of = head.telling_of ?? head.id;
  const found = await findRetellings(db, { user_id }, [telling_of]);
  const retellings = found.get(telling_of) ?? [telling_of];
  const { perhaps_meant } = head;
  const known = { telling_of, retellings, undo_xp, ...(perhaps_meant !== null && { perhaps_meant }) };
  return planFrom(snapshot, parent, asked, known);
}

/**
 * The choice that free text meant when it was first told. Older turns did not store the choice; for these,
 * the scene that they entered shows it.
 */
function edgeTaken(snapshot: Snapshot, parent: TurnRow, head: TurnRow): number | null {
  if (head.action_type !== 'custom_action') return null;
  if (head.understood_as !== null) return edgeNamed(snapshot, parent.state, { text: head.understood_as });
  if (head.state.turns_in_node > 0 || timeIsUp(snapshot.play, parent.state)) return null;
  const edge = edgesOf(snapshot.play, parent.state).findIndex(({ target }) => target === head.state.node);
  return edge < 0 ? null : edge;
}

function planFrom(
  snapshot: Snapshot,
  told: TurnRow,
  asked: Asked & { readonly edge: number | null },
  {
    telling_of,
    ...known
  }: Pick<PlannedTurn, 'telling_of'> & Pick<Plan, 'retellings' | 'undo_xp' | 'perhaps_meant'>,
): Plan {
  const parent = withDice(snapshot, told);
  const { state } = parent;
  const result = advance(snapshot.play, spendable(state, known), moveOf(snapshot, parent, asked));
  if (result.refusal) throw refused(result.refusal);
  const { telling, next } = result;
  const { action_type } = asked;
  const turn = {
    id: newOrderedId(),
    parent_id: parent.id,
    telling_of,
    action_type,
    user_input: action_type === 'custom_action' ? (asked.user_action ?? null) : null,
    ...choiceColumns(action_type === 'continue' ? selectedIn(snapshot, state, asked) : null),
    understood_as: asked.edge === null ? null : edgesOf(snapshot.play, state)[asked.edge]!.text,
  };
  return { ...known, turn, parent, telling, next: storable(asStored(snapshot, next), known) };
}

/** A turn to go on from. One that a version without dice has told gets those of its session. */
function withDice({ play }: Snapshot, turn: TurnRow): TurnRow {
  const { state, session_id: seed } = turn;
  return play.rolls && state.seed === undefined ? { ...turn, state: { ...state, seed } } : turn;
}

/** The offered choice that the player has selected, with their answer to it. */
function selectedIn(
  snapshot: Snapshot,
  state: PlayState,
  { selected_choice }: Pick<Asked, 'selected_choice'>,
): SelectedChoice | null {
  return (selected_choice && choiceRead(snapshot, state, selected_choice)) ?? null;
}

function moveOf(
  snapshot: Snapshot,
  parent: TurnRow,
  { action_type, selected_choice, user_action, edge }: Parameters<typeof planFrom>[2],
): Move {
  const { state } = parent;
  switch (action_type) {
    case 'continue':
      if (!selected_choice) return { kind: 'continue' };
      return { kind: 'choice', ...choiceNamed(snapshot, state, selected_choice) };
    case 'custom_action':
      return (
        putDownNamed(snapshot, state, user_action ?? '') ?? wordsOf(snapshot, parent, { user_action, edge })
      );
    default:
      return { kind: action_type };
  }
}

/** Words take the choice that they mean, or else may give something away. */
function wordsOf(
  snapshot: Snapshot,
  parent: TurnRow,
  { user_action = '', edge }: Pick<Parameters<typeof planFrom>[2], 'user_action' | 'edge'>,
): Move {
  const gift = edge === null ? giftIn(snapshot, parent, user_action) : undefined;
  return { kind: 'words', edge, ...(gift && { gift }) };
}

/** The move that puts down the thing that was typed, if the player must put something down. */
function putDownNamed(snapshot: Snapshot, state: PlayState, text: string): Move | null {
  const named = choiceNamed(snapshot, state, { text });
  const isOffered = choicesOf(snapshot.play, state).some(
    (each) => each.puts_down && each.text === named.text,
  );
  return isOffered ? { kind: 'choice', ...named } : null;
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

export const nothingToRetell = () =>
  new AppError('nothing_to_retell', 'There is no part that can be told another way.');

export function xpShort({ current_xp, required_xp }: ShortOfXp): AppError {
  const detail = `Not enough XP. You have ${current_xp} XP, but need ${required_xp} XP for this action.`;
  return new AppError('xp_short', detail, { current_xp, required_xp });
}

/**
 * Free text may mean a choice without repeating its words: the narrator says which, and the story follows it. If the
 * narrator is unsure, the turn is told as a detour and suggests that choice. A retelling keeps the meaning of the first
 * telling.
 */
export async function interpretFreeText(narrator: Narrator, work: Work, signal: AbortSignal): Promise<Work> {
  const { parent, snapshot, model } = work;
  const { user_input } = work.turn;
  if (!model || !isToBeUnderstood(work) || user_input === null) return work;
  const edges = edgesOf(snapshot.play, parent.state);
  const choices = edges.map(({ text }) => text);
  if (choices.length === 0) return work;
  // the text of Immerse or Show does not say what can be done here
  const isOfScene = parent.action_type === 'immerse' || parent.action_type === 'show';
  const lastText = (isOfScene ? null : parent.ai_response) ?? sceneText(snapshot, parent.state);
  const task = {
    model_key: model.model_key,
    account: askerOf(work),
    story: snapshot.sheet,
    lastText,
    choices,
    said: edges.map(({ said }) => said),
    input: user_input,
  };
  const { edge, isSure, isLikely = false } = await narrator.interpret(task, signal).catch(notUnderstood);
  const text = edge === null ? undefined : choices[edge];
  if (edge === null || text === undefined) return work;
  // a choice that asks for an answer is suggested, so that the player can type one
  if (!isSure || edges[edge]!.ask !== '')
    return { ...work, perhaps_meant: text, isLikely: isSure || isLikely };
  const result = advance(snapshot.play, spendable(parent.state, work), { kind: 'words', edge });
  if (result.refusal || result.telling.kind === 'picture') return work;
  const { telling } = result;
  const next = storable(asStored(snapshot, result.next), work);
  const meant = { ...work, telling, next, turn: { ...work.turn, understood_as: text } };
  return isAsWritten(snapshot, meant) ? { ...meant, model: null } : meant;
}

/** Whether the narrator is asked which choice the free text means. */
export const isToBeUnderstood = ({ turn, telling }: Pick<Plan, 'turn' | 'telling'>): boolean =>
  telling.kind === 'detour' && turn.user_input !== null && turn.telling_of === null;

/** If the narrator fails to answer, the turn is told as a detour. */
function notUnderstood(error: unknown): Interpretation {
  if (!(error instanceof NarratorFailure)) throw error;
  return { edge: null, isSure: false };
}

/** The choice that the free text may have meant, if it is still offered. */
export function suggestedChoice({ snapshot, perhaps_meant }: Work, state: PlayState): string | undefined {
  return edgesOf(snapshot.play, state).find(({ text }) => text === perhaps_meant)?.text;
}
