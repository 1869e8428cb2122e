import type { Message } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { deleteMemories, findSeries } from './repository.ts';

/** Forgets what the caller has left in a series. Sessions that have begun continue with what they took. */
export async function forgetSeries(
  { db }: Pick<Deps, 'db'>,
  { slug }: { readonly slug: string },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<Message> {
  const series = await findSeries(db, slug);
  if (!series) throw notFound('series');
  await deleteMemories(db, { user_id, series_id: series.id });
  return { detail: 'What you left for later parts is forgotten.' };
}
