import type { GuardianProofKind } from '@kathaloka/contract/limits';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { addNotice } from '../emails/notices.ts';
import { lockAccount } from '../repository.ts';
import { guardianEmailsIn } from './guardianEmails.ts';
import { guardianProof } from './guardianProofs.ts';
import { storeConsent, storeWithdrawal } from '../guardiansRepository.ts';

/** The version of the text that guardians consent to. A text with another scope needs a new number. */
const CONSENT_COVERS = 1;

type ConsentDeps = Pick<Deps, 'clock'>;

interface Granting {
  readonly user_id: string;
  readonly proof: GuardianProofKind;
  readonly language: InterfaceLanguage;
}

/** Stores the consent of a guardian, and notifies the guardian and the account. False if consent exists already. */
export async function grantConsent(
  transaction: Transaction,
  { clock }: ConsentDeps,
  { user_id, proof, language }: Granting,
): Promise<boolean> {
  const account = await lockAccount(transaction, user_id);
  if (!account) return false;
  const granted = { user_id, proof, covers: CONSENT_COVERS, now: clock() };
  if (!(await storeConsent(transaction, granted))) return false;
  await guardianProof(proof).confirm(transaction, { user_id, language });
  const to = guardianEmailsIn(account.language ?? language);
  await addNotice(transaction, account, to.granted(account.username));
  return true;
}

/** Withdraws consent: the account waits again from its next call on. False if there was no consent. */
export async function endConsent(
  transaction: Transaction,
  { clock }: ConsentDeps,
  { user_id, language }: Pick<Granting, 'user_id' | 'language'>,
): Promise<boolean> {
  const account = await lockAccount(transaction, user_id);
  if (!account || !(await storeWithdrawal(transaction, user_id, clock()))) return false;
  const to = guardianEmailsIn(account.language ?? language);
  await addNotice(transaction, account, to.withdrawn(account.username));
  return true;
}
