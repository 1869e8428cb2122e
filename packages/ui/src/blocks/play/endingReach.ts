import type { EndingFork } from '@kathaloka/contract/entities';
import { readEmphasis } from '@kathaloka/story/emphasis';
import type { Words } from '../../words/en.ts';

/** What a choice reached, in words; `said` is in the language of the story. */
export interface EndingReach {
  text: string;
  said?: string;
}

/** What each of these choices reached, one thing of each, and nothing twice; undefined where there is nothing to tell. */
export function endingReaches(
  forks: readonly EndingFork[],
  words: Words['ending'],
): (EndingReach | undefined)[] {
  const known = new Set<string>();
  const isNew = (said: string | null): said is string => {
    if (said === null || known.has(said)) return false;
    known.add(said);
    return true;
  };
  return forks.map(({ opened, told, ruled_out }) => {
    if (isNew(opened)) return { text: words.opened, said: opened };
    if (isNew(told)) return { text: words.toldBecause, said: readEmphasis(told).text };
    return ruled_out > 0 ? { text: words.ruledOut(ruled_out) } : undefined;
  });
}
