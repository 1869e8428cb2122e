import type { ActionResponse } from '@kathaloka/contract/entities';
import { HISTORY_WINDOW } from '@kathaloka/contract/limits';
import type { StoredMove } from '../../../platform/db/meanings.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { sendTogether } from '../../../platform/db/sendTogether.ts';
import { notFound } from '../../../platform/notFound.ts';
import { presentData } from '../present.ts';
import { pageOf } from '../sessions/pageOf.ts';
import type { EndedRow } from '../stored/actionsRepository.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { sessionOf } from '../stored/sessionsRepository.ts';
import { pathTo, retellingsIn, retellingsOnPath } from '../stored/turnsRepository.ts';

const LIMIT = HISTORY_WINDOW + 1;

/** The statements that read the page to which an undo or redo leads. */
export const pageStatements = (db: Queries, key: SessionKey, { moved_to: from }: StoredMove) =>
  [
    sessionOf(db, key).compile(),
    pathTo(db, { from, user_id: key.user_id, limit: LIMIT }),
    retellingsOnPath(db, { from, user_id: key.user_id, limit: LIMIT }),
  ] as const;

type ReadPage = Awaited<ReturnType<typeof sendTogether<ReturnType<typeof pageStatements>>>>;

/** An action that has ended, with the page that was read with it if it is an undo or redo of this request. */
export interface KnownAction extends EndedRow {
  readonly page?: ReadPage;
}

/** Answers an undo or redo with the session as it is now: a repeated undo also shows later turns. */
export async function presentMove(
  db: Queries,
  { page, ...key }: SessionKey & Pick<KnownAction, 'page'>,
  move: StoredMove,
): Promise<ActionResponse> {
  const [[session], path, retellings] = page ?? (await sendTogether(db, pageStatements(db, key, move)));
  if (!session) throw notFound('session');
  const isThere = session.head_turn_id === move.moved_to;
  const read = isThere ? { path, retellings: retellingsIn(retellings) } : {};
  const session_data = presentData(await pageOf(db, session, { running: null, ...read }));
  return {
    turn_id: session.head_turn_id,
    current_xp: session.current_xp,
    model_used: null,
    credits_consumed: 0,
    is_completed: session.is_completed,
    ...(session_data.sheet && { sheet: session_data.sheet }),
    session_data,
  };
}
