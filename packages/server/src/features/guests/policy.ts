import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { ratingsOfGuests } from '../catalogue/public.ts';
import { findState } from './repository.ts';

type Catalogue = Pick<Deps, 'db' | 'config'>;

/** Throws unless guests may play the story: it is published, and not premium. The browser counts which one they chose. */
export async function refuseToGuests(deps: Catalogue, { id }: { readonly id: string }): Promise<void> {
  const state = await findState(deps.db, { id, ratings: ratingsOfGuests(deps) });
  if (!state || state.is_premium) throw notFound('story');
}

/** Throws unless an administrator has also opened the story to guests, who may then keep it. */
export async function refuseClosedToGuests(deps: Catalogue, { id }: { readonly id: string }): Promise<void> {
  const state = await findState(deps.db, { id, ratings: ratingsOfGuests(deps) });
  if (!state?.is_open_to_guests || state.is_premium) throw notFound('story');
}
