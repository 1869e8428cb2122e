import type { MySeries, SeriesUpdate } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { ownContent } from './ownContent.ts';
import { changeSeries, findOwn, replaceParts } from './ownRepository.ts';
import { presentOwn } from './presentOwn.ts';

/** Sessions that have begun go on with what they took. */
export async function updateSeries(
  { db }: Pick<Deps, 'db'>,
  { slug, version, ...written }: SeriesUpdate & { readonly slug: string },
  { id: author_id }: Pick<SignedInUser, 'id'>,
): Promise<MySeries> {
  await inTransaction(db, async (transaction) => {
    const before = await findOwn(transaction, slug);
    if (!before) throw notFound('series');
    const { ids, content } = await ownContent(transaction, written, author_id);
    if (!(await changeSeries(transaction, { ...content, id: before.id, version }))) {
      const now = await findOwn(transaction, slug);
      throw new AppError('stale_version', 'This series has been changed meanwhile.', {
        version: now?.version ?? version,
        conflicts: [],
      });
    }
    await replaceParts(transaction, { series_id: before.id, ids });
  });
  const row = await findOwn(db, slug);
  if (!row) throw notFound('series');
  const [changed] = await presentOwn(db, [row]);
  return changed!;
}
