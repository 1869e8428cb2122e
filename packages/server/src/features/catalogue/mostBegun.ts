import type { Deps } from '../../platform/Deps.ts';
import { findMostBegun } from './storyHours/storyPlaysRepository.ts';

/** The stories in any status that were begun most often since then, for the overview of administrators. */
export const mostBegun = (
  { db }: Pick<Deps, 'db'>,
  { from, limit }: { readonly from: Date; readonly limit: number },
) => findMostBegun(db, from, limit);
