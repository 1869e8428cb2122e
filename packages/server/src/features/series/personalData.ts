import type { MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { forgetAuthor, seriesBy } from './ownRepository.ts';
import { findParts, memoriesOf } from './repository.ts';

/** What a reader has left in series is deleted with the account, by a foreign key. */
export const seriesData: PersonalData<Pick<MyData, 'series' | 'series_memories'>> = {
  columns: ['series.author_id', 'series_memories.user_id'],
  exportFor: async ({ db }, { id }) => ({
    series: mapAll(
      seriesBy(db, id),
      async ({ id: series_id, shares, slug, title, description, language, translations }) => ({
        slug,
        title,
        description,
        language,
        translations,
        shares: shares.map(({ name, kind, meaning = '' }) => ({ name, kind, meaning })),
        part_ids: await findParts(db, series_id),
      }),
    ),
    series_memories: mapAll(memoriesOf(db, id), ({ story_id, left_values, left_at }) => ({
      story_id,
      left: left_values.map(([name, value]) => `${name} = ${String(value)}`),
      left_at: left_at.toISOString(),
    })),
  }),
  forget: (transaction, request) => forgetAuthor(transaction, request),
};
