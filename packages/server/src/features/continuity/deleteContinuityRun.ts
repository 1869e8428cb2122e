import type { Message } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/notFound.ts';
import { recordChange } from '../audit/public.ts';
import { recordedRun } from './recordedRun.ts';
import { deleteRun } from './repository.ts';

export async function deleteContinuityRun(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id }: { readonly id: string },
  admin: SignedInUser,
): Promise<Message> {
  await inTransaction(deps.db, async (transaction) => {
    const run = await deleteRun(transaction, id);
    if (!run) throw notFound('model');
    const change = { action: 'deleteContinuityRun', kind: 'model', id, name: run.model } as const;
    await recordChange(transaction, deps, admin, { ...change, before: recordedRun(run), after: {} });
  });
  return { detail: 'The run was deleted.' };
}
