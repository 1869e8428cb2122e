import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Deps } from '../../platform/Deps.ts';
import { sendNotice } from './notices.ts';
import { findUser } from './repository.ts';

interface Reader {
  readonly username: string;
  /** The one in which they last used the product, or else English. */
  readonly language: InterfaceLanguage;
}

/** Mails a letter to a person who has verified their address. Call it after the commit of what it reports. */
export function sendLetterTo(
  deps: Deps,
  { user_id }: { readonly user_id: string },
  letterFor: (reader: Reader) => Letter,
): void {
  deps.background.run('a letter to a person', async () => {
    const user = await findUser(deps.db, user_id);
    if (!user) return;
    const language = user.language ?? 'en';
    sendNotice(deps, user, letterFor({ username: user.username, language }));
  });
}
