import type { ActionRequest, SelectedChoice } from '@kathaloka/contract/entities';
import type { NotAtTurn } from '@kathaloka/contract/limits';
import type { PlayerRow, TogetherState } from './stateRepository.ts';

// The session, its credits and its XP belong to its owner, who pays for all players. Invited players read all of it,
// from the beginning, and act when it is their turn. Only the owner may undo, redo, retell, draw, look around, change
// the language or version, share, make books, export, end the session, and decide who plays and how.

type Rules = Pick<
  TogetherState,
  'user_id' | 'way' | 'words_allowed' | 'is_paused' | 'is_payer_away' | 'turn_seat'
> & {
  readonly players: readonly Pick<PlayerRow, 'id' | 'seat' | 'is_here'>[];
};

/**
 * The player whose turn it is: the first one present, from the next seat on, or the player in the next seat if all
 * are away.
 */
export function atTurn(
  { players, turn_seat }: Pick<Rules, 'players' | 'turn_seat'>,
  alsoHere?: string,
): Rules['players'][number] | undefined {
  const inOrder = [
    ...players.filter(({ seat }) => seat >= turn_seat),
    ...players.filter(({ seat }) => seat < turn_seat),
  ];
  return inOrder.find(({ id, is_here }) => is_here || id === alsoHere) ?? inOrder[0];
}

/** Whether this player must wait because the payer has been away for too long. */
export const waitsForPayer = (
  { is_payer_away, user_id }: Pick<Rules, 'is_payer_away' | 'user_id'>,
  player: string,
): boolean => is_payer_away && player !== user_id;

/** Actions that continue the story. Only the payer may do anything else. */
const PLAYED: ReadonlySet<ActionRequest['action_type']> = new Set(['continue', 'custom_action']);

/** Why a player may not act; null if they may. */
export function refusalToAct(
  rules: Rules,
  actor: string,
  { action_type }: Pick<ActionRequest, 'action_type'>,
): NotAtTurn | null {
  const isPayer = actor === rules.user_id;
  if (!PLAYED.has(action_type)) return isPayer ? null : 'payer_only';
  if (rules.is_paused) return isPayer ? null : 'paused';
  if (waitsForPayer(rules, actor)) return 'away';
  if (rules.way === 'vote') return 'vote';
  if (atTurn(rules, actor)?.id !== actor) return 'turn';
  return action_type === 'custom_action' && !isPayer && !rules.words_allowed ? 'words' : null;
}

/** Whether an action ends the player's turn. */
export const passesOn = ({ action_type }: Pick<ActionRequest, 'action_type'>): boolean =>
  PLAYED.has(action_type);

/** The result of a vote. */
interface Outcome {
  readonly choice: SelectedChoice | null;
  /** The number of votes for the choice. Zero if all voters have left. */
  readonly votes: number;
  readonly voters: number;
  readonly is_tie: boolean;
  /** The first voter for the choice who has not left, if any. */
  readonly first: string | null;
}

/** The choice with the most votes; in a tie, the choice that got its first vote earliest. */
export function outcomeOf(
  votes: readonly Pick<PlayerRow, 'id' | 'has_voted' | 'choice' | 'voted_as'>[],
): Outcome {
  const counted = new Map<
    string,
    { choice: SelectedChoice | null; count: number; first: number; by: string }
  >();
  for (const { id, has_voted, choice, voted_as } of votes) {
    if (!has_voted) continue;
    const key = JSON.stringify(choice && [choice.text, choice.answer]);
    const at = voted_as ?? Number.POSITIVE_INFINITY;
    const { count, first, by } = counted.get(key) ?? { count: 0, first: at, by: id };
    counted.set(key, { choice, count: count + 1, first: Math.min(first, at), by: at < first ? id : by });
  }
  const [best, next] = [...counted.values()].sort(
    (one, other) => other.count - one.count || one.first - other.first,
  );
  return {
    choice: best?.choice ?? null,
    votes: best?.count ?? 0,
    voters: votes.filter(({ has_voted }) => has_voted).length,
    is_tie: best !== undefined && next?.count === best.count,
    first: best?.by ?? null,
  };
}

/** Whether a vote has ended: its time is up, or all present players have voted. */
export function hasEnded({
  seconds_left,
  players,
}: Pick<TogetherState, 'seconds_left' | 'players'>): boolean {
  if (!players.some(({ has_voted }) => has_voted)) return seconds_left === 0;
  return seconds_left === 0 || players.every(({ is_here, has_voted }) => has_voted || !is_here);
}
