import type { MyData } from '@kathaloka/contract/entities';
import { deleteSomeOf } from '../../platform/db/deleteSomeOf.ts';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { ALL_TIME } from './deeds.ts';
import { deedsOf } from './deedsRepository.ts';
import { paidTasksOf } from './repository.ts';

const DEEDS = 2000;

/** Foreign keys delete these rows with the account. Deeds are deleted before the account, because there are many. */
export const progressData: PersonalData<Pick<MyData, 'paid_tasks' | 'progress_deeds'>> = {
  columns: [
    'progress_people.user_id',
    'progress_queue.user_id',
    'progress_deeds.user_id',
    'paid_tasks.user_id',
  ],
  forgetSome: (transaction, user_id) =>
    deleteSomeOf(transaction, 'progress_deeds', { user_id, limit: DEEDS }),
  async exportFor({ db }, { id }) {
    return {
      paid_tasks: mapAll(paidTasksOf(db, id), ({ task_id, scope, stars, coins, finished_at }) => ({
        task_id,
        day: scope === ALL_TIME ? null : scope,
        stars,
        coins,
        finished_at: finished_at.toISOString(),
      })),
      progress_deeds: mapAll(deedsOf(db, id), ({ scope, kind, subject }) => ({
        kind,
        subject,
        day: scope === ALL_TIME ? null : scope,
      })),
    };
  },
};
