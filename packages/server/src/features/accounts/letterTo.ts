import type { Letter } from '../../platform/mail/letter.ts';
import type { Deps } from '../../platform/Deps.ts';
import { sendNotice } from './notices.ts';
import { findUser } from './repository.ts';

/** Mails a letter to a person who has verified their address. Belongs after the commit of what it tells. */
export function sendLetterTo(
  deps: Deps,
  { user_id }: { readonly user_id: string },
  letterFor: (username: string) => Letter,
): void {
  deps.background.run('a letter to a person', async () => {
    const user = await findUser(deps.db, user_id);
    if (user) sendNotice(deps, user, letterFor(user.username));
  });
}
