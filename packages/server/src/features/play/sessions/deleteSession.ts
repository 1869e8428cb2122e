import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { SessionKey } from './SessionKey.ts';
import { deleteSessionRow } from './sessionsRepository.ts';
import { lockIdleSession } from './lockIdleSession.ts';

export async function deleteSession({ db }: Pick<Deps, 'db'>, session: SessionKey): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockIdleSession(transaction, session);
    await deleteSessionRow(transaction, session);
  });
}
