import type { Refusal } from '@kathaloka/formats';
import { createFairThreads } from '../../../platform/fairThreads.ts';
import { inProcess, TookTooMuchMemory } from '../../../platform/inProcess.ts';
import { TookTooLong } from '../../../platform/thread.ts';
import type { ShelfJob, ShelfOutcome, StoryJob, StoryOutcome } from './importThread.ts';

/** Longer than any real story file takes to read, or ink source to compile. */
const STORY_S = 20;
/** A shelf may have a hundred stories, each of which is explored. */
const SHELF_S = 100;

/** A source of 270 kB with 400 knots takes 280 MB to compile, with what Node itself takes. */
const MEMORY_MB = 320;
/** Most servers read no file for days, so idle threads are ended. */
const IDLE_MS = 60_000;

const FILE = new URL('./importThread.ts', import.meta.url);
const OPTIONS = { start: inProcess(MEMORY_MB), idleMs: IDLE_MS };
/** One thread, because two hostile files would take the memory of two. Accounts take turns. */
const stories = createFairThreads<StoryJob, StoryOutcome>(FILE, 1, OPTIONS);
/** A separate thread, so that authors do not wait for the shelves of administrators. */
const shelves = createFairThreads<ShelfJob, ShelfOutcome>(FILE, 1, OPTIONS);

interface Refused {
  readonly imported?: undefined;
  readonly stories?: undefined;
  readonly refusal: Refusal;
}

/** Reads a story from files on another thread, so that hostile files cost this thread neither time nor memory. */
export const readStory = (job: StoryJob, account: string): Promise<StoryOutcome | Refused> =>
  unlessRefused(stories.ask(job, STORY_S * 1000, account), STORY_S);

/** Reads the stories of a shelf in the same way. */
export const readShelf = (job: ShelfJob, account: string): Promise<ShelfOutcome | Refused> =>
  unlessRefused(shelves.ask(job, SHELF_S * 1000, account), SHELF_S);

async function unlessRefused<Outcome>(
  reading: Promise<Outcome>,
  seconds: number,
): Promise<Outcome | Refused> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof TookTooLong) return { refusal: { code: 'took_too_long', params: { seconds } } };
    if (error instanceof TookTooMuchMemory)
      return { refusal: { code: 'too_much_memory', params: { max: MEMORY_MB } } };
    throw error;
  }
}
