import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { findStanding } from '../repository.ts';

/**
 * Whether the account may be one of many that a single person has made: it is younger than a day, or its address is
 * not verified although mail is sent. Administrators are never newcomers.
 */
export async function isNewcomer(
  { db, clock, config }: Pick<Deps, 'clock' | 'config' | 'db'>,
  user_id: string,
): Promise<boolean> {
  const account = await findStanding(db, user_id);
  if (!account || account.role === 'admin') return false;
  const isYoung = clock().getTime() - account.created_at.getTime() < DAY_MS;
  return isYoung || (config.mail.smtpUrl !== null && !account.is_verified);
}
