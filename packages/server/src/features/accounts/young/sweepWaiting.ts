import { WAITING_FOR_CONSENT_DAYS } from '@kathaloka/contract/limits';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { eachRow } from '../../../platform/eachRow.ts';
import { inBatches, type Stoppable } from '../../../platform/sweeps/inBatches.ts';
import { closeLocked } from '../account/closeAccount.ts';
import { findGuardianship, findWaiting, stopWaiting } from '../guardiansRepository.ts';
import { findUser, lockAccount } from '../repository.ts';
import { youthOf } from '../youth.ts';

type SweepDeps = Deps & Stoppable;

const BATCH = 100;

/** Deletes accounts that have waited too long for consent, or whose consent was withdrawn too long ago. */
export async function sweepWaiting(deps: SweepDeps): Promise<void> {
  const { db, clock, log } = deps;
  const before = new Date(clock().getTime() - WAITING_FOR_CONSENT_DAYS * DAY_MS);
  await inBatches(
    deps,
    async (limit) => {
      const waiting = await findWaiting(db, { before, limit });
      let ended = 0;
      await eachRow(log, waiting, async (user_id) => {
        await endWaiting(deps, user_id, before);
        ended += 1;
      });
      // ends the sweep, which would otherwise find the failed accounts again and again
      return ended < waiting.length ? 0 : waiting.length;
    },
    BATCH,
  );
}

/** Ends the wait of an account: deletes the account, unless the person is of age or was never young. */
async function endWaiting(deps: SweepDeps, user_id: string, before: Date): Promise<void> {
  const { db, clock, config, log, personalData } = deps;
  const user = await findUser(db, user_id);
  if (!user) return;
  if (!youthOf(config.young, { ...user, has_consent: false }, clock())) return stopWaiting(db, user_id);
  try {
    await inTransaction(db, (transaction) => {
      const lock = () => lockWaiting(transaction, user_id, before);
      return closeLocked(transaction, deps, user, { deletes_stories: true, isOwn: false, lock });
    });
  } catch (error) {
    if (error instanceof NoLongerWaits) return;
    throw error;
  }
  log.info(
    { event: 'account_deleted', user_id },
    'security: an account without the consent of a guardian was deleted',
  );
  personalData.afterForget(deps);
}

class NoLongerWaits extends Error {}

/** Locks an account that still waits. Throws if consent has arrived meanwhile. */
async function lockWaiting(transaction: Transaction, user_id: string, before: Date): Promise<void> {
  await lockAccount(transaction, user_id);
  const known = await findGuardianship(transaction, user_id);
  if (known?.waits_since == null || known.waits_since >= before) throw new NoLongerWaits();
}
