import type { MyData } from '@kathaloka/contract/entities';
import type { PersonalData } from '../../platform/personalData.ts';
import { ALL_TIME } from './deeds.ts';
import { findDeeds } from './deedsRepository.ts';
import { findPaidTasks } from './repository.ts';

/** Deleted with the account, by foreign keys. */
export const progressData: PersonalData<Pick<MyData, 'paid_tasks' | 'progress_deeds'>> = {
  columns: [
    'progress_people.user_id',
    'progress_queue.user_id',
    'progress_counts.user_id',
    'progress_deeds.user_id',
    'paid_tasks.user_id',
  ],
  async exportFor({ db }, { id }) {
    const paid = await findPaidTasks(db, id);
    const deeds = await findDeeds(db, id);
    return {
      paid_tasks: paid.map(({ task_id, scope, stars, coins, finished_at }) => ({
        task_id,
        day: scope === ALL_TIME ? null : scope,
        stars,
        coins,
        finished_at: finished_at.toISOString(),
      })),
      progress_deeds: deeds.map(({ scope, kind, subject }) => ({
        kind,
        subject,
        day: scope === ALL_TIME ? null : scope,
      })),
    };
  },
};
