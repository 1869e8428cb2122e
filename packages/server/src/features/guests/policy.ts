import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { ratingsOfGuests } from '../catalogue/public.ts';
import { findState } from './repository.ts';

/** Throws unless the story is published, not premium, and opened to guests by an administrator. */
export async function refuseClosedToGuests(
  deps: Pick<Deps, 'db' | 'config'>,
  { id }: { readonly id: string },
): Promise<void> {
  const state = await findState(deps.db, { id, ratings: ratingsOfGuests(deps) });
  if (!state?.is_open_to_guests || state.is_premium) throw notFound('story');
}
