import type { Opening } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { ratingsOfGuests } from '../catalogue/public.ts';
import { openingOf } from './openings.ts';
import { findState } from './repository.ts';

/** The opening of a published story. */
export async function getOpening(
  deps: Pick<Deps, 'config' | 'db' | 'once'>,
  { id }: { readonly id: string },
): Promise<Opening> {
  const state = await findState(deps.db, { id, ratings: ratingsOfGuests(deps) });
  const opening = state && (await openingOf(deps, { id, ...state }));
  if (!opening) throw notFound('story');
  return opening;
}
