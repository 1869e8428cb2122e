import type { MySeriesList } from '@kathaloka/contract/entities';
import { SERIES_PER_PERSON } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { findMeetingsBy, findSeriesBy } from './ownRepository.ts';
import { presentOwn } from './presentOwn.ts';

/** The caller's own series, newest first, and the people whom readers meet in the caller's stories. */
export async function listMySeries(
  { db }: Pick<Deps, 'db'>,
  { id: author_id }: Pick<SignedInUser, 'id'>,
): Promise<MySeriesList> {
  const rows = await findSeriesBy(db, { author_id, limit: SERIES_PER_PERSON });
  const meetings = await findMeetingsBy(db, author_id);
  return { series: await presentOwn(db, rows), meetings };
}
