import { CONSENT_LINK_LIFETIME_MS } from '@kathaloka/contract/limits';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { paths } from '@kathaloka/contract/paths';
import { hashOfToken, newOpaqueToken } from '../../../platform/auth/opaqueTokens.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { addJob, type DoJob } from '../../../platform/jobs/jobs.ts';
import { mailOf } from '../../../platform/mail/email.ts';
import { isMailAllowed, sendOnce } from '../emails/mailJobs.ts';
import { limits } from '../limits.ts';
import { findUser, lockOpenAccount } from '../repository.ts';
import { guardianEmailsIn } from './guardianEmails.ts';
import { findGuardianship, insertGuardianLink, isGranted } from '../guardiansRepository.ts';

interface GuardianMail {
  /** The link of `thanks` can only withdraw consent. */
  readonly about: 'ask' | 'thanks';
  readonly language: InterfaceLanguage;
}

/** Adds the job that mails the guardian. It creates the token, of which only the hash is stored. */
export const addGuardianMail = (db: Queries, user_id: string, data: GuardianMail): Promise<void> =>
  addJob(db, { kind: 'guardian_mail', user_id, data });

/**
 * Mails the guardian who is named when the job runs. Limited, so that strangers are not mailed repeatedly,
 * whichever account names them.
 */
export const mailGuardian: DoJob<GuardianMail> = async (deps, { user_id, data: { about, language } }) => {
  const { db, clock, config, mailer, rateLimiter } = deps;
  const user = user_id === null ? undefined : await findUser(db, user_id);
  const known = user && (await findGuardianship(db, user.id));
  const to = known?.guardian_email;
  if (!user || !to) return;
  if (isGranted(known) !== (about === 'thanks')) return;
  if (!(await rateLimiter.allows(limits.guardianMails, to.toLowerCase()))) return;
  if (!(await isMailAllowed(deps, to))) return;
  const token = newOpaqueToken();
  const now = clock();
  const link = {
    hash: hashOfToken(token),
    user_id: user.id,
    created_at: now,
    consents_until: about === 'ask' ? new Date(now.getTime() + CONSENT_LINK_LIFETIME_MS) : null,
  };
  // the account may have been deleted meanwhile: then no mail is sent
  const isThere = await inTransaction(db, async (transaction) => {
    if (!(await lockOpenAccount(transaction, user.id))) return false;
    await insertGuardianLink(transaction, link);
    return true;
  });
  if (!isThere) return;
  const url = `${config.publicUrl}${paths.guardian}?token=${token}`;
  const message = guardianEmailsIn(language)[about](user.username, url);
  try {
    await sendOnce(deps, to, () => mailer.send(mailOf(message, to)));
  } catch (error) {
    await rateLimiter.uncount(limits.guardianMails, to.toLowerCase());
    throw error;
  }
};
