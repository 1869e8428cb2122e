import type { MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { memoriesOf } from './repository.ts';

/** Deleted with the account by a foreign key. */
export const seriesData: PersonalData<Pick<MyData, 'series_memories'>> = {
  columns: ['series_memories.user_id'],
  exportFor: async ({ db }, { id }) => ({
    series_memories: mapAll(memoriesOf(db, id), ({ story_id, left_values, left_at }) => ({
      story_id,
      left: left_values.map(([name, value]) => `${name} = ${String(value)}`),
      left_at: left_at.toISOString(),
    })),
  }),
};
