import { paths } from '@kathaloka/contract/paths';
import type { Deps } from '../../../platform/Deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { WEEK_MS } from '../../../platform/durations.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { inBatches, type Stoppable } from '../../../platform/sweeps/inBatches.ts';
import { addEmailTo, isYouth } from '../../accounts/public.ts';
import { findDue, findNew, moveToldUntil } from '../repository.ts';
import { followLetter } from './followLetter.ts';
import { stopAddress } from './stopLetter.ts';

const BATCH = 100;
/** How many new stories a letter names. */
const NAMED = 10;

/**
 * Writes to each reader who wants it, at most once a week, what the authors whom they follow have published since the
 * last letter. Nobody gets a letter without news, nor an account that has become one of the young.
 */
export async function sweepFollowLetters(deps: Deps & Stoppable): Promise<void> {
  const now = deps.clock();
  const before = new Date(now.getTime() - WEEK_MS);
  await inBatches(
    deps,
    async (limit) => {
      const due = await findDue(deps.db, before, limit);
      for (const user_id of due) await writeLetter(deps, { user_id, before, now });
      if (due.length > 0) startJobs(deps);
      return due.length;
    },
    BATCH,
  );
}

interface DueLetter {
  readonly user_id: string;
  readonly before: Date;
  readonly now: Date;
}

async function writeLetter(deps: Deps, letter: DueLetter): Promise<void> {
  const { user_id } = letter;
  const isYoung = await isYouth(deps, user_id);
  const { publicUrl } = deps.config;
  await inTransaction(deps.db, async (transaction) => {
    const stories = await findNew(transaction, user_id, NAMED);
    if (!(await moveToldUntil(transaction, letter)) || isYoung || stories.length === 0) return;
    const urls = {
      home: `${publicUrl}${paths.home}`,
      account: `${publicUrl}${paths.account}`,
      stop: stopAddress(deps, user_id),
    };
    await addEmailTo(transaction, { user_id }, (reader) => followLetter(reader, stories, urls));
  });
}
