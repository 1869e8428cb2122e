import type { MySeries, SeriesWrite } from '@kathaloka/contract/entities';
import { SERIES_PER_PERSON, SERIES_SLUG_MAX } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { newId } from '../../platform/ids.ts';
import { ownContent } from './ownContent.ts';
import { countSeriesOf, findOwn, insertSeries, replaceParts } from './ownRepository.ts';
import { presentOwn } from './presentOwn.ts';

export async function createSeries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  written: SeriesWrite,
  { id: author_id }: Pick<SignedInUser, 'id'>,
): Promise<MySeries> {
  const id = newId();
  const slug = slugOf(written.title, id);
  await inTransaction(db, async (transaction) => {
    if ((await countSeriesOf(transaction, author_id)) >= SERIES_PER_PERSON) {
      const most = { resource: 'series', max: SERIES_PER_PERSON } as const;
      throw new AppError('limit_reached', `An account has at most ${most.max} series.`, most);
    }
    const { ids, content } = await ownContent(transaction, written, author_id);
    await insertSeries(transaction, {
      ...content,
      id,
      slug,
      translations: '[]',
      author_id,
      created_at: clock(),
    });
    await replaceParts(transaction, { series_id: id, ids });
  });
  const [made] = await presentOwn(db, [(await findOwn(db, slug))!]);
  return made!;
}

const ENDING = 8;

/** Its title in Latin letters, as far as it has any, and so much of its id that no other series has the same. */
function slugOf(title: string, id: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, SERIES_SLUG_MAX - ENDING - 1)
    .replace(/^-+|-+$/g, '');
  return [words || 'series', id.replaceAll('-', '').slice(-ENDING)].join('-');
}
