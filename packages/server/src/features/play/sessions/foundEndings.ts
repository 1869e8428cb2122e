import type { FoundEndings } from '@kathaloka/contract/entities';
import { endingsOf } from '@kathaloka/story';
import type { Snapshot } from '../stored/snapshots.ts';

/** Which endings of a story the reader has entered. Endings not found yet stay unnamed. */
export function foundEndings(
  { play }: Pick<Snapshot, 'play'>,
  entered: ReadonlySet<string> = new Set(),
): FoundEndings {
  const all = endingsOf(play.graph);
  return { found: all.filter(({ scene }) => entered.has(scene)), total: all.length };
}
