import type { Deps } from '../../platform/Deps.ts';
import type { AdminAccess } from '../../platform/http/guard.ts';
import { newOrderedId } from '../../platform/ids.ts';
import { hasRecorded } from './recordChange.ts';
import { findTitle, insertEntry } from './repository.ts';

/**
 * Records an administrator's call about another person's story or session: reads, and attempts at a change that
 * changed nothing. A change writes its own entry, in its transaction.
 */
export async function recordAdminAccess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { administrator, action, params, owner, hasFailed }: AdminAccess,
): Promise<void> {
  if (!hasFailed && hasRecorded(administrator)) return;
  const at = { id: newOrderedId(), at: clock(), actor_id: administrator.id, action, reason: null };
  if (params.session_id === undefined) {
    const id = params.id ?? '';
    const name = (await findTitle(db, id)) ?? '';
    await insertEntry(db, { ...at, kind: 'story', thing_id: id, name, changes: '[]' });
    return;
  }
  // names a session by its id, not by its title: the entry is about the owner, and the session is deleted with the
  // owner
  const changes = [{ field: 'session_id', before: null, after: params.session_id }];
  await insertEntry(db, { ...at, kind: 'user', thing_id: owner, name: '', changes: JSON.stringify(changes) });
}
