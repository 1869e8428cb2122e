import type { Opening } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { openingOf } from './openings.ts';
import { findState } from './repository.ts';

/** Of a published story that everybody may play: a premium story keeps its first scene for those with access. */
export async function getOpening(deps: Pick<Deps, 'db'>, { id }: { readonly id: string }): Promise<Opening> {
  const state = await findState(deps.db, id);
  const opening = state && !state.is_premium && (await openingOf(deps, { id, ...state }));
  if (!opening) throw notFound('story');
  return opening;
}
