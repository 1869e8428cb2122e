import { HISTORY_WINDOW } from '@kathaloka/contract/limits';
import type { Queries } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/notFound.ts';
import { findRunning } from '../stored/actionsRepository.ts';
import {
  findNoted,
  findPath,
  findRetellings,
  findTurn,
  type PathTurn,
  type Retellings,
  type TurnRow,
} from '../stored/turnsRepository.ts';
import { keyOf } from '../stored/SessionKey.ts';
import type { SessionRow } from '../stored/sessionsRepository.ts';
import { type Snapshot, snapshotOfSession } from '../stored/snapshots.ts';
import { notedOf } from '../present.ts';

interface PageOptions {
  readonly before?: string | undefined;
  readonly limit?: number;
  /** The key of the running action, if the caller knows it. */
  readonly running?: string | null;
  /** The path to the newest turn, one turn longer than the page, if the caller has read it. */
  readonly path?: readonly PathTurn[];
  /** The retellings of the turns on this path, if the caller has read them. */
  readonly retellings?: Retellings;
}

/** The page of a session's history, with what its presentation needs. */
export async function pageOf(
  db: Queries,
  session: SessionRow,
  { before, limit = HISTORY_WINDOW, ...known }: PageOptions = {},
) {
  const snapshot = await snapshotOfSession(db, session);
  const from = before === undefined ? session.head_turn_id : await parentOf(db, session, before);
  // reads one turn more than the page holds, to learn whether there are earlier ones
  const asked = { user_id: session.user_id, limit: limit + 1 };
  const path = known.path ?? (from === null ? [] : await findPath(db, { from, ...asked }));
  const turns = await withNotes(db, session, snapshot, path);
  const key = keyOf(session);
  const head =
    before === undefined ? newestOf(path[0]) : await findTurn(db, { ...key, id: session.head_turn_id });
  // the session was deleted meanwhile
  if (!head) throw notFound('session');
  const firsts = [...new Set(path.slice(0, limit).map(({ id, telling_of }) => telling_of ?? id))];
  const running = known.running === undefined ? ((await findRunning(db, key))?.key ?? null) : known.running;
  return {
    session,
    snapshot,
    head,
    turns: turns.slice(0, limit).toReversed(),
    hasEarlier: path.length > limit,
    retellings: known.retellings ?? (await findRetellings(db, key, firsts)),
    running,
  };
}

/** Adds what the log says of each turn beside its text. The last turn of the path is the one before the page. */
async function withNotes(
  db: Queries,
  { user_id }: SessionRow,
  snapshot: Snapshot,
  path: readonly PathTurn[],
): Promise<readonly PathTurn[]> {
  if (!snapshot.hasLedger || path.length === 0) return path;
  const states = await findNoted(db, { user_id, ids: path.map(({ id }) => id) });
  return path.map((turn) => {
    const [before, after] = [states.get(turn.parent_id ?? ''), states.get(turn.id)];
    return after ? { ...turn, noted: notedOf(snapshot, before ?? null, after) } : turn;
  });
}

/** The newest turn, from a path, in which only the first turn has its state. */
function newestOf(turn: PathTurn | undefined): Pick<TurnRow, 'parent_id' | 'state'> | undefined {
  return turn?.state ? { parent_id: turn.parent_id, state: turn.state } : undefined;
}

async function parentOf(db: Queries, session: SessionRow, id: string): Promise<string | null> {
  const turn = await findTurn(db, { ...keyOf(session), id });
  if (!turn) throw notFound('session');
  return turn.parent_id;
}
