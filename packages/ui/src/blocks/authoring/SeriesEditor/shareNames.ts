import type { SeriesShare } from '@kathaloka/contract/entities';
import { askedName } from '@kathaloka/story';

/** Why a name cannot be shared. */
export type NameFault = 'missing' | 'unreadable' | 'repeated';

/** Returns the fault of the name at this index; undefined if it is valid. */
export function nameFault(shares: readonly SeriesShare[], index: number): NameFault | undefined {
  const written = shares[index]!.name;
  if (written.trim() === '') return 'missing';
  const name = askedName(written);
  if (name === null) return 'unreadable';
  return shares.slice(0, index).some((share) => askedName(share.name) === name) ? 'repeated' : undefined;
}

export const isName = (shares: readonly SeriesShare[], index: number): boolean =>
  nameFault(shares, index) === undefined;
