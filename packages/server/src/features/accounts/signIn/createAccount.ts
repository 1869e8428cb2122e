import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { NewRow, Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { nothingStored } from '../../../platform/diskSpace.ts';
import { newId } from '../../../platform/ids.ts';
import { limitRoom } from '../../../platform/limits/storage.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { grant } from '../../economy/public.ts';
import { addLink } from '../links/mailLinks.ts';
import { type Identity, insertIdentity, reserveIdentity } from '../identities/identitiesRepository.ts';
import { insertUser, type UserRow } from '../repository.ts';
import { startWaiting } from '../guardiansRepository.ts';
import { askGuardian } from '../young/nameGuardian.ts';
import { youthOf } from '../youth.ts';

type NewAccount = Omit<NewRow<'users'>, 'id' | 'created_at' | 'credits'> & {
  /** The guardian that a young person has named. */
  readonly guardian_email?: string | undefined;
  /** The account elsewhere that opens this one. */
  readonly identity?: Identity | undefined;
};

/**
 * Creates an account with its starting credits, and mails a link that verifies the address, in the given language.
 * Undefined if the name, the address or the identity is taken. Throws while the disk is nearly full.
 */
export async function createAccount(
  deps: Deps,
  account: NewAccount,
  mailed?: { readonly language: InterfaceLanguage },
): Promise<UserRow | undefined> {
  if (await deps.diskSpace?.isLow()) throw nothingStored();
  const user = await inTransaction(deps.db, async (transaction) => {
    const { guardian_email, identity, ...row } = account;
    if (identity && !(await reserveIdentity(transaction, identity))) return undefined;
    const created = await insertWithCredits(transaction, deps, row);
    if (created && identity)
      await insertIdentity(transaction, { ...identity, user_id: created.id, linked_at: deps.clock() });
    if (created && !created.is_verified && deps.config.mail.smtpUrl !== null)
      await limitRoom(transaction, created.id);
    if (created && mailed) await letWait(transaction, deps, created, { guardian_email, ...mailed });
    if (created && !created.is_verified && mailed) await addLink(transaction, created, 'verify', mailed);
    return created;
  });
  startJobs(deps);
  return user;
}

/** Makes a new account wait for consent if it is a youth account, and asks the named guardian. */
async function letWait(
  transaction: Transaction,
  deps: Deps,
  user: UserRow,
  { guardian_email, language }: Pick<NewAccount, 'guardian_email'> & { readonly language: InterfaceLanguage },
): Promise<void> {
  if (!youthOf(deps.config.young, { ...user, has_consent: false }, deps.clock())) return;
  const user_id = user.id;
  if (guardian_email === undefined) return startWaiting(transaction, user_id, deps.clock());
  await askGuardian(transaction, deps, { user_id, guardian_email, language });
}

async function insertWithCredits(
  transaction: Transaction,
  deps: Deps,
  account: Omit<NewAccount, 'guardian_email' | 'identity'>,
): Promise<UserRow | undefined> {
  const { startingCredits } = deps.config;
  const user = await insertUser(transaction, { ...account, id: newId(), created_at: deps.clock() });
  if (!user || startingCredits === 0) return user;
  const signup = { user_id: user.id, amount: startingCredits, key: 'signup:credits' } as const;
  await grant({ ...deps, db: transaction }, signup);
  return { ...user, credits: startingCredits };
}
