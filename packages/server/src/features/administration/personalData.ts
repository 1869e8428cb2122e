import type { MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { grantsTo } from './grantsRepository.ts';

/** A foreign key deletes these rows with the account. */
export const grantsData: PersonalData<Pick<MyData, 'credit_grants'>> = {
  columns: ['credit_grants.user_id'],
  async exportFor({ db }, { id }) {
    const credit_grants = mapAll(grantsTo(db, id), ({ created_at, ...each }) => ({
      ...each,
      created_at: created_at.toISOString(),
    }));
    return { credit_grants };
  },
};
