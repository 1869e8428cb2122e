import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { findAdmins, findUser, type UserRow } from '../repository.ts';
import { emailsIn } from './emails.ts';
import { addNotice } from './notices.ts';

/**
 * Notifies the person and every administrator of a changed role, in the transaction of the change, so that a change
 * made with a stolen session is noticed. `startJobs` sends the mails after the commit.
 */
export async function tellOfRole(
  transaction: Queries,
  person: Pick<UserRow, 'id' | 'username' | 'role'>,
  actor: Pick<SignedInUser, 'id'> | { readonly name: string },
): Promise<void> {
  const by = 'name' in actor ? actor.name : (await findUser(transaction, actor.id))?.username;
  const self = await findUser(transaction, person.id);
  const others = (await findAdmins(transaction)).filter(({ id }) => id !== person.id);
  for (const reader of self ? [self, ...others] : others) {
    const change = { person: person.username, role: person.role, by: by ?? '', isByGroup: 'name' in actor };
    await addNotice(
      transaction,
      reader,
      emailsIn(reader.language ?? 'en').roleChanged(reader.username, change),
    );
  }
}
