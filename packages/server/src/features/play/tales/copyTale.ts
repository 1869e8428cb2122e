import { SHARED_TALE_MAX } from '@kathaloka/contract/limits';
import type { Queries } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { findPathIds, findTurn, findTurns, type TurnRow } from '../stored/turnsRepository.ts';
import type { TaleCopy, TaleTurn } from './TaleCopy.ts';
import {
  findAnswers,
  findFactsOf,
  findSummariesOf,
  findTyped,
  findVersionsPlayed,
} from './talesRepository.ts';

/** Everything that a player typed on the path of a tale: free text, and answers. */
export interface OwnWords {
  readonly typed: readonly string[];
  readonly answers: readonly (readonly [name: string, answer: string])[];
}

export interface CopiedTale extends OwnWords {
  readonly tale: TaleCopy;
}

/** Copies the tale of a session up to one of its turns, with its memory. Undefined if the session has no such turn. */
export async function copyTale(
  db: Queries,
  { turn_id, ...key }: SessionKey & { readonly turn_id: string },
): Promise<CopiedTale | undefined> {
  const session = await findSession(db, key);
  const path = session ? await findPathIds(db, { from: turn_id, user_id: key.user_id }) : [];
  const ids = path.slice(0, SHARED_TALE_MAX).toReversed();
  const rows = (await findTurns(db, key, ids)).filter(({ action_type }) => action_type !== 'show');
  // if the turn is a picture, the tale ends with the turn before it
  if (!session || rows.length === 0 || !(await findTurn(db, { ...key, id: turn_id }))) return undefined;
  const of = { ...key, turns: rows.map(({ id }) => id) };
  const whole = { ...key, turns: path };
  const [facts, summaries, played] = await Promise.all([
    findFactsOf(db, of),
    findSummariesOf(db, of),
    findVersionsPlayed(db, session),
  ]);
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  const turns = rows.map(taleTurn);
  const snapshots = [...new Set(turns.map(({ snapshot_id }) => snapshot_id))];
  const { story_id, language, undo_xp } = session;
  return {
    tale: {
      story_id,
      language,
      undo_xp,
      versions: snapshots.map((id) => [id, played.get(id) ?? session.story_version] as const),
      turns,
      has_earlier: path.length > ids.length,
      facts: facts.map(({ turn_id: id, ...fact }) => ({ at: places.get(id)!, ...fact })),
      summaries: summaries.map(({ turn_id: id, ...summary }) => ({ at: places.get(id)!, ...summary })),
    },
    ...(await wordsOn(db, whole)),
  };
}

/** Everything that a player typed up to a turn. */
export async function ownWordsOf(
  db: Queries,
  { turn_id, ...key }: SessionKey & { readonly turn_id: string },
): Promise<OwnWords> {
  return wordsOn(db, { ...key, turns: await findPathIds(db, { from: turn_id, user_id: key.user_id }) });
}

const wordsOn = async (db: Queries, whole: Parameters<typeof findTyped>[1]): Promise<OwnWords> => ({
  typed: await findTyped(db, whole),
  answers: await findAnswers(db, whole),
});

/** A turn without its picture, which stays with the session in which it was drawn. */
function taleTurn(row: TurnRow): TaleTurn {
  const { action_type, user_input, selected_choice, selected_answer, ai_response, choices } = row;
  const { perhaps_meant, understood_as } = row;
  const { state, depth, snapshot_id, model_used, told_by, told_for, stepped_in, notes, parts } = row;
  return {
    action_type,
    user_input,
    selected_choice,
    selected_answer,
    ai_response,
    parts,
    choices,
    perhaps_meant,
    understood_as,
    state,
    depth,
    snapshot_id,
    model_used,
    told_by,
    told_for,
    stepped_in,
    notes,
    is_typed: user_input !== null || selected_answer !== null,
  };
}
