import type { Deps } from '../../platform/Deps.ts';
import { findMostBegun } from './storyHours/storyPlaysRepository.ts';

/** The stories that were begun most often since then: in the overview of administrators, in any status. */
export const mostBegun = (
  { db }: Pick<Deps, 'db'>,
  { from, limit }: { readonly from: Date; readonly limit: number },
) => findMostBegun(db, from, limit);
