import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Email } from '../../../platform/mail/email.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { sendNotice } from './notices.ts';
import { findUser } from '../repository.ts';

interface Reader {
  readonly username: string;
  /** The one in which they last used the product, or else English. */
  readonly language: InterfaceLanguage;
}

/** Sends an email to a person who has verified their address. Call it after the commit of what it reports. */
export function sendEmailTo(
  deps: Deps,
  { user_id }: { readonly user_id: string },
  emailFor: (reader: Reader) => Email,
): void {
  deps.background.run('an email to a person', async () => {
    const user = await findUser(deps.db, user_id);
    if (!user) return;
    const language = user.language ?? 'en';
    sendNotice(deps, user, emailFor({ username: user.username, language }));
  });
}
