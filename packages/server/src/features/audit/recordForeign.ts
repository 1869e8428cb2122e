import type { Deps } from '../../platform/Deps.ts';
import type { ForeignCall } from '../../platform/http/guard.ts';
import { newOrderedId } from '../../platform/ids.ts';
import { hasRecorded } from './recordChange.ts';
import { findTitle, insertEntry } from './repository.ts';

/**
 * Writes that an administrator has made a call about what is somebody else's: what they read, and what they have tried
 * without a change. A change has its own entry, in the transaction that has made it.
 */
export async function recordForeign(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { administrator, action, params, owner, hasFailed }: ForeignCall,
): Promise<void> {
  if (!hasFailed && hasRecorded(administrator)) return;
  const at = { id: newOrderedId(), at: clock(), actor_id: administrator.id, action, reason: null };
  if (params.session_id === undefined) {
    const id = params.id ?? '';
    const name = (await findTitle(db, id)) ?? '';
    await insertEntry(db, { ...at, kind: 'story', thing_id: id, name, changes: '[]' });
    return;
  }
  // a play is told of the person whose it is, and not by its title: it is deleted with them
  const changes = [{ field: 'session_id', before: null, after: params.session_id }];
  await insertEntry(db, { ...at, kind: 'user', thing_id: owner, name: '', changes: JSON.stringify(changes) });
}
