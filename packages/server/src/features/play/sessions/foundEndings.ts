import type { FoundEndings } from '@kathaloka/contract/entities';
import { endingsOf } from '@kathaloka/story';
import type { Snapshot } from '../stored/snapshots.ts';

/** The endings of a story that the reader has entered. The other endings are counted, but not named. */
export function foundEndings(
  { play }: Pick<Snapshot, 'play'>,
  entered: ReadonlySet<string> = new Set(),
): FoundEndings {
  const all = endingsOf(play.graph);
  return { found: all.filter(({ scene }) => entered.has(scene)), total: all.length };
}
