import type { Message } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { removeSeries } from './ownRepository.ts';

/** Deletes a series. Its stories stay, and so does what readers left in them. */
export async function deleteSeries(
  { db }: Pick<Deps, 'db'>,
  { slug }: { readonly slug: string },
): Promise<Message> {
  if (!(await removeSeries(db, slug))) throw notFound('series');
  return { detail: 'The series is deleted. Its stories stay.' };
}
