import type { Refusal } from '@kathaloka/formats';
import { createFairThreads } from '../../../platform/fairThreads.ts';
import { inProcess, TookTooMuchMemory } from '../../../platform/inProcess.ts';
import { TookTooLong } from '../../../platform/thread.ts';
import type { ShelfJob, ShelfOutcome, StoryJob, StoryOutcome } from './importThread.ts';

/** No real story file takes longer to read, and source of ink not to compile. */
const STORY_S = 20;
/** A shelf may have a hundred stories, each of which is explored. */
const SHELF_S = 100;

/** One author's large files keep one of them. */
const PROCESSES = 2;
const MEMORY_MB = 512;
/** Most servers read no file for days. */
const IDLE_MS = 60_000;

const threads = createFairThreads<StoryJob | ShelfJob, StoryOutcome | ShelfOutcome>(
  new URL('./importThread.ts', import.meta.url),
  PROCESSES,
  { start: inProcess(MEMORY_MB), idleMs: IDLE_MS },
);

interface Refused {
  readonly imported?: undefined;
  readonly stories?: undefined;
  readonly refusal: Refusal;
}

/** Reads the story of some files in another process: hostile ones cost this one neither time nor memory. */
export const readStory = (job: StoryJob, account: string): Promise<StoryOutcome | Refused> =>
  read(job, STORY_S, account) as Promise<StoryOutcome | Refused>;

/** The same for the stories of a shelf. */
export const readShelf = (job: ShelfJob, account: string): Promise<ShelfOutcome | Refused> =>
  read(job, SHELF_S, account) as Promise<ShelfOutcome | Refused>;

async function read(
  job: StoryJob | ShelfJob,
  seconds: number,
  account: string,
): Promise<StoryOutcome | ShelfOutcome | Refused> {
  try {
    return await threads.ask(job, seconds * 1000, account);
  } catch (error) {
    if (error instanceof TookTooLong) return { refusal: { code: 'took_too_long', params: { seconds } } };
    if (error instanceof TookTooMuchMemory)
      return { refusal: { code: 'too_much_memory', params: { max: MEMORY_MB } } };
    throw error;
  }
}
