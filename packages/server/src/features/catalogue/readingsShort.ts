import type { Invariant } from '../../platform/doctor/Invariant.ts';
import { countScenes, readSome, shortOf, type Sums } from './readingsRepository.ts';

/** Compared by one statement. */
const STORIES = 50;
/**
 * The maximum number of sums in memory. If there are more, the sessions are read several times, each time for
 * a part of the stories.
 */
const SCENES = 100_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Reads a limited number of sessions at a time, however many a story has. The sums of a story are read after
 * its sessions, and only grow, so plays that go on meanwhile are no fault.
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
