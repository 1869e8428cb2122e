import type { MyData } from '@kathaloka/contract/entities';
import type { PersonalData } from '../../platform/personalData.ts';
import { grantsTo } from './grantsRepository.ts';

/** Deleted with the account, by a foreign key. */
export const grantsData: PersonalData<Pick<MyData, 'credit_grants'>> = {
  columns: ['credit_grants.user_id'],
  async exportFor({ db }, { id }) {
    const grants = await grantsTo(db, id);
    return {
      credit_grants: grants.map(({ created_at, ...each }) => ({
        ...each,
        created_at: created_at.toISOString(),
      })),
    };
  },
};
