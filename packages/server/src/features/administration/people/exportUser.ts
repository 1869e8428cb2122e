import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { MyData } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { JsonStream } from '../../../platform/http/jsonStream.ts';
import { asSignedIn } from '../../accounts/public.ts';
import { recordChange } from '../../audit/public.ts';
import type { Identified } from './present.ts';

/**
 * Exports everything that is stored about a person, at their request to an administrator. The export includes
 * the audit entry of this access.
 */
export async function exportUser(
  deps: Deps,
  { id, reason }: Identified & BodyOf<'exportUser'>,
  admin: SignedInUser,
): Promise<JsonStream<MyData>> {
  const person = await asSignedIn(deps, id);
  await inTransaction(deps.db, (transaction) =>
    recordChange(transaction, deps, admin, {
      action: 'exportUser',
      kind: 'user',
      id,
      before: {},
      after: {},
      reason,
    }),
  );
  deps.log.info(
    { event: 'account_exported', user_id: id, admin_id: admin.id },
    'security: the data of an account was exported by an administrator',
  );
  return new JsonStream<MyData>({
    exported_at: deps.clock().toISOString(),
    ...(await deps.personalData.exportFor(deps, person)),
  });
}
