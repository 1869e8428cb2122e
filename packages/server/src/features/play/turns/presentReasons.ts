import type { HandCount, TurnReasons } from '@kathaloka/contract/entities';
import { handCounts, type PlayState, timeIsUp } from '@kathaloka/story';
import { CARD_MAX, fenced } from '../../../narrator/prompts/fence.ts';
import { wireParts } from '../stored/partsOfRow.ts';
import { askedIn, choiceOf } from '../stored/choiceOf.ts';
import type { TurnRow } from '../stored/turnsRepository.ts';
import { edgeNamed } from '../stored/inEveryLanguage.ts';
import { sceneText, type Snapshot } from '../stored/snapshots.ts';

/** What shaped a turn, for its reader. The first turn of a session has no parent. */
export function presentReasons(
  snapshot: Snapshot,
  turn: TurnRow,
  parent: Pick<TurnRow, 'state'> | undefined,
): TurnReasons {
  const { state } = turn;
  const before = parent?.state;
  return {
    scene: state.node === null ? null : inWords(state.node),
    turn_in_scene: state.turns_in_node + 1,
    came: cameBy(snapshot, turn, before),
    understood_as: turn.understood_as,
    steps_to_ending: state.node === null ? null : (snapshot.play.stepsToEnding.get(state.node) ?? null),
    remembered: turn.remembered.filter((text) => !isLore(snapshot, text)),
    model_used: turn.model_used,
    told_by: turn.told_by,
    told_for: turn.told_for,
    stepped_in: turn.stepped_in,
    hands: handsOf(snapshot, turn),
    is_authored: isAuthored(snapshot, turn),
    duration_ms: turn.duration_ms,
    credits_consumed: turn.credits_consumed,
    xp_before: before?.current_xp ?? state.current_xp,
    xp_after: state.current_xp,
    is_new_scene: before ? state.scenes.length > before.scenes.length : isOpening(turn),
  };
}

/** None for the text of an older version's branch, which nobody has noted as a narrator's. */
function handsOf(snapshot: Snapshot, turn: TurnRow): HandCount[] {
  if (turn.model_used === null && !isAuthored(snapshot, turn)) return [];
  const { ai_response, model_used } = turn;
  return [...handCounts([{ ai_response, model_used, ...wireParts(turn) }])];
}

/** Turns up to 0.1.0 have stored the lore that their model was sent, which may be a secret of the story. */
const isLore = ({ lore_cards }: Snapshot, text: string): boolean =>
  lore_cards.some((card) => fenced(card.text, CARD_MAX) === text);

/** The name of a scene for readers: `the_far_bank` becomes “The far bank”. */
function inWords(node: string): string {
  const words = node.replaceAll('_', ' ').trim();
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}

/** Whether the turn begins the story, and not only a session that branched from an earlier turn. */
function isOpening({ parent_id, state }: TurnRow): boolean {
  return parent_id === null && state.path_length <= 1 && state.turns_in_node === 0;
}

function cameBy(snapshot: Snapshot, turn: TurnRow, before: PlayState | undefined): TurnReasons['came'] {
  const text = askedIn(turn);
  if (turn.parent_id === null) return { by: isOpening(turn) ? 'opening' : 'branch', text: null };
  if (turn.telling_of !== null) return { by: 'retelling', text };
  if (before && isByTime(snapshot, turn, before)) return { by: 'time_up', text };
  if (turn.selected_choice !== null) return { by: 'choice', text };
  switch (turn.action_type) {
    case 'custom_action':
      return { by: 'free_text', text };
    case 'immerse':
    case 'show':
      return { by: turn.action_type, text: null };
    default:
      return { by: 'continue', text: null };
  }
}

/** Whether the time of an open scene was up, so that the player's words led along its only way on. */
function isByTime(snapshot: Snapshot, turn: TurnRow, before: PlayState): boolean {
  const { user_input, understood_as, state } = turn;
  const asked = choiceOf(turn) ?? (user_input === null ? null : { text: user_input });
  const hasMoved = turn.action_type !== 'show' && state.turns_in_node === 0;
  if (asked === null || !hasMoved || understood_as !== null) return false;
  // before 0.1.0 the way was taken one turn earlier, and the meaning of free text was not stored
  const isUp = timeIsUp(snapshot.play, { ...before, turns_in_node: before.turns_in_node + 1 });
  return isUp && edgeNamed(snapshot, before, asked) === null;
}

/**
 * Whether the author's text was told. Older versions began a branched session with a copy of one turn, without noting
 * its model, so its text is compared with the author's.
 */
function isAuthored(
  snapshot: Snapshot,
  {
    model_used,
    parent_id,
    ai_response,
    state,
  }: Pick<TurnRow, 'model_used' | 'parent_id' | 'ai_response' | 'state'>,
): boolean {
  if (model_used !== null) return false;
  if (parent_id !== null) return true;
  return snapshot.languages.some((language) => ai_response === sceneText(snapshot.in(language), state));
}
