import type { Invariant } from '../../platform/doctor/Invariant.ts';
import { countScenes, readSome, shortOf, type Sums } from './readingsRepository.ts';

/** How many stories one statement compares. */
const STORIES = 50;
/**
 * The most counts in memory. If there are more, the sessions are read several times, each time for a part of the
 * stories.
 */
const SCENES = 100_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Reads sessions in limited portions, however many a story has. The sums of a story only grow, and are read after its
 * sessions, so plays that go on meanwhile cannot look like a fault.
 */
export const readingsShort: Invariant = {
  fault: 'readings_short',
  holds:
    'The sessions of readers and their scenes are in the sums of the story, or not merged yet; deleted sessions stay in the sums.',
  async *broken({ db }) {
    const of = Math.max(1, Math.ceil((await countScenes(db)) / SCENES));
    for (let part = 0; part < of; part += 1) {
      const read: Sums = new Map();
      for (let after: string | null = FIRST; after !== null;) {
        after = await readSome(db, read, { after, part, of });
        yield [];
      }
      const stories = [...read];
      for (let at = 0; at < stories.length; at += STORIES)
        yield await shortOf(db, stories.slice(at, at + STORIES));
    }
  },
};
