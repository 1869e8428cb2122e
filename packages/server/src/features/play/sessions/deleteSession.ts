import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { deleteSessionRow } from './sessionsRepository.ts';
import { lockIdleSession } from './lockIdleSession.ts';

export async function deleteSession(
  { db }: Pick<Deps, 'db'>,
  { session_id }: { readonly session_id: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockIdleSession(transaction, session_id);
    await deleteSessionRow(transaction, session_id);
  });
}
