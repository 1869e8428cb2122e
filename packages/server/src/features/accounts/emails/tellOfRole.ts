import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { findAdmins, findUser, type UserRow } from '../repository.ts';
import { emailsIn } from './emails.ts';
import { sendNotice } from './notices.ts';

/**
 * Tells every administrator, and the person, that a role was changed: a change with a stolen session does not stay
 * unseen. Call it after the commit.
 */
export function tellOfRole(
  deps: Deps,
  person: Pick<UserRow, 'id' | 'username' | 'role'>,
  actor: Pick<SignedInUser, 'id'>,
): void {
  deps.background.run('mail a change of a role', async () => {
    const [by, admins, self] = await Promise.all([
      findUser(deps.db, actor.id),
      findAdmins(deps.db),
      findUser(deps.db, person.id),
    ]);
    const others = admins.filter(({ id }) => id !== person.id);
    for (const reader of self ? [self, ...others] : others) {
      const change = { person: person.username, role: person.role, by: by?.username ?? '' };
      sendNotice(deps, reader, emailsIn(reader.language ?? 'en').roleChanged(reader.username, change));
    }
  });
}
