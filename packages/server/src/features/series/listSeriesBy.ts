import type { AuthorSeries } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { ratingsFor } from '../catalogue/public.ts';
import { findSeriesWithParts } from './repository.ts';

/** The series of an author that have published parts for this reader, the newest first. */
export async function listSeriesBy(
  deps: Pick<Deps, 'db' | 'config'>,
  { author_id }: { readonly author_id: string },
  reader: SignedInUser | null,
): Promise<AuthorSeries[]> {
  const rows = await findSeriesWithParts(deps.db, { author_id, ratings: ratingsFor(deps, reader) });
  return rows.map(({ translations, parts, ...series }) => ({
    ...series,
    translations: translations.map(({ language, title }) => ({ language, title })),
    parts: Number(parts),
  }));
}
