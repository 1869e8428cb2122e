import type { MySeries, SeriesWrite } from '@kathaloka/contract/entities';
import { SERIES_PER_PERSON, SERIES_SLUG_MAX } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { lockAccount } from '../../platform/db/lockAccount.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { newId } from '../../platform/ids.ts';
import { ownContent } from './ownContent.ts';
import {
  countSeriesOf,
  findCreated,
  findOwn,
  insertSeries,
  replaceParts,
  saveSeries,
} from './ownRepository.ts';
import { presentOwn } from './presentOwn.ts';

interface NewSeries {
  readonly written: SeriesWrite;
  /** The idempotency key: the same for every attempt to create this series. */
  readonly key: string | undefined;
}

/** Creates a series. A retry with the same key does not create a second one. */
export async function createSeries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { written, key }: NewSeries,
  { id: author_id }: Pick<SignedInUser, 'id'>,
): Promise<MySeries> {
  const slug = await inTransaction(db, async (transaction) => {
    await lockAccount(transaction, author_id);
    const known = key && (await findCreated(transaction, { author_id, creation_key: key }));
    if (known) return resent(transaction, { slug: known, written }, author_id);
    if ((await countSeriesOf(transaction, author_id)) >= SERIES_PER_PERSON) {
      const most = { resource: 'series', max: SERIES_PER_PERSON } as const;
      throw new AppError('limit_reached', `An account has at most ${most.max} series.`, most);
    }
    const { ids, content } = await ownContent(transaction, written, author_id);
    const id = newId();
    const row = { ...content, id, slug: slugOf(written.title, id), author_id };
    await insertSeries(transaction, { ...row, created_at: clock(), creation_key: key ?? null });
    await replaceParts(transaction, { series_id: id, ids });
    return row.slug;
  });
  const [made] = await presentOwn(db, [(await findOwn(db, slug))!]);
  return made!;
}

/** Handles a retry after its author continued editing: the last text wins. */
async function resent(
  transaction: Transaction,
  { slug, written }: { readonly slug: string; readonly written: SeriesWrite },
  author_id: string,
): Promise<string> {
  const before = (await findOwn(transaction, slug, 'locked'))!;
  const { ids, content } = await ownContent(transaction, written, author_id);
  await saveSeries(transaction, { ...content, id: before.id, version: before.version + 1 });
  await replaceParts(transaction, { series_id: before.id, ids });
  return slug;
}

const ENDING = 8;

/** A slug from the Latin letters of a title, and enough of the id to be unique. */
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
