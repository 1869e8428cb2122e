import type { MySeries, SeriesUpdate } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { lockAccount } from '../../platform/db/lockAccount.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { ownContent } from './ownContent.ts';
import { findOwn, replaceParts, saveSeries } from './ownRepository.ts';
import { presentOwn } from './presentOwn.ts';

/** Updates a series. Sessions that have begun continue with what they took. */
export async function updateSeries(
  { db }: Pick<Deps, 'db'>,
  { slug, version, ...written }: SeriesUpdate & { readonly slug: string },
  { id: author_id }: Pick<SignedInUser, 'id'>,
): Promise<MySeries> {
  await inTransaction(db, async (transaction) => {
    // so that concurrent changes cannot add a story to two series
    await lockAccount(transaction, author_id);
    const before = await findOwn(transaction, slug, 'locked');
    if (!before) throw notFound('series');
    // checked first, because a removed part also raises the version
    if (before.version !== version) {
      const now = { version: before.version, conflicts: [] };
      throw new AppError('stale_version', 'This series has been changed meanwhile.', now);
    }
    const { ids, content } = await ownContent(transaction, written, author_id);
    await saveSeries(transaction, { ...content, id: before.id, version: version + 1 });
    await replaceParts(transaction, { series_id: before.id, ids });
  });
  const row = await findOwn(db, slug);
  if (!row) throw notFound('series');
  const [changed] = await presentOwn(db, [row]);
  return changed!;
}
