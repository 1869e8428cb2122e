/** Rules for what guests and signed-in readers get through a cache in front of the balancer. */

/** The number of published stories that a guest saw. */
export interface Sight {
  readonly askedAt: number;
  readonly stories: number;
}

/** All that was read through the cache, and all that was published meanwhile. */
export interface Shelf {
  /** The number of published stories at the start. */
  readonly before: number;
  /** When each further publication was acknowledged. */
  readonly publishedAt: number[];
  readonly sights: Sight[];
  /** How many answers for guests came from the cache itself. */
  hits: number;
}

/**
 * How old an answer may be: caches serve answers that are up to 30 seconds old, from a replica with a lag of up to 8
 * seconds, and the answer itself takes time.
 */
const OLD_MS = 45_000;

/** The longest time after its publication for which a story was still missing. */
export function oldest({ before, publishedAt, sights }: Omit<Shelf, 'hits'>): number {
  const ages = sights.map(({ askedAt, stories }) => {
    const missing = publishedAt[stories - before];
    return missing === undefined ? 0 : askedAt - missing;
  });
  return Math.max(0, ...ages);
}

export function faultsInSights(shelf: Shelf): string[] {
  const age = oldest(shelf);
  return [
    ...(shelf.hits > 0 ? [] : ['the cache has answered no guest']),
    ...(age <= OLD_MS
      ? []
      : [`a guest was told nothing of a story ${Math.round(age / 1000)} s after its publication`]),
  ];
}

/** The fault of one answer about a story that the signed-in reader likes. */
export function faultOfAnswer(
  isSignedIn: boolean,
  { isHit, hasLiked }: { readonly isHit: boolean; readonly hasLiked: boolean },
): string | null {
  if (isSignedIn && isHit) return 'somebody who signs in was answered by the cache';
  if (isSignedIn && !hasLiked) return 'somebody who signs in was given the answer of a guest';
  return !isSignedIn && hasLiked ? 'a guest was given the answer of somebody who signs in' : null;
}
