/** What is right of what a cache in front of the balancer tells guests and people who sign in. */

/** How many published stories a guest was told of. */
export interface Sight {
  readonly askedAt: number;
  readonly stories: number;
}

/** All that was read through the cache, and what was published meanwhile. */
export interface Shelf {
  /** How many published stories there were before. */
  readonly before: number;
  /** When each further one was acknowledged. */
  readonly publishedAt: number[];
  readonly sights: Sight[];
  /** How many answers the cache gave guests itself. */
  hits: number;
}

/** A cache may answer with what is 30 seconds old, which a replica read 8 seconds late; and an answer takes its time. */
const OLD_MS = 45_000;

/** How long after its publication a story was still missing, at worst. */
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

/** Of one answer, of a story that the person who signs in likes. */
export function faultOfAnswer(
  isSignedIn: boolean,
  { isHit, hasLiked }: { readonly isHit: boolean; readonly hasLiked: boolean },
): string | null {
  if (isSignedIn && isHit) return 'somebody who signs in was answered by the cache';
  if (isSignedIn && !hasLiked) return 'somebody who signs in was given the answer of a guest';
  return !isSignedIn && hasLiked ? 'a guest was given the answer of somebody who signs in' : null;
}
