import type { Setup } from '@kathaloka/contract/entities';
import { isPlaceholder } from '../../config.ts';
import { isLoopback } from '../../configFields.ts';
import type { Deps } from '../../platform/Deps.ts';
import { isMailHeld } from '../../platform/mail/hold.ts';
import { hasGeneratedPassword } from './repository.ts';

/** Which settings the operator has made, and which are missing. */
export async function getSetup({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Setup> {
  const { ai, links, mail, publicUrl, databaseUrl } = config;
  return {
    items: [
      ...((await isMailHeld(db)) ? [{ code: 'restored' as const, setting: null, is_set: false }] : []),
      { code: 'mail', setting: 'SMTP_URL', is_set: mail.smtpUrl !== null },
      { code: 'model', setting: 'AI_BASE_URL', is_set: Object.keys(ai.models).length > 0 },
      { code: 'public_url', setting: 'PUBLIC_URL', is_set: !isLoopback(new URL(publicUrl).hostname) },
      { code: 'links', setting: 'WAITLIST_URL', is_set: !isPlaceholder(links.waitlist) },
      // backups run outside of the server: the setting names what to back up
      { code: 'backups', setting: databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL', is_set: null },
      { code: 'admin_password', setting: 'ADMIN_PASSWORD', is_set: !(await hasGeneratedPassword(db)) },
    ],
  };
}
