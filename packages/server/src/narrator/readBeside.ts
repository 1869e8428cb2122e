import { LRUCache } from 'lru-cache';
import { createThread, type Thread, TookTooLong } from '../platform/thread.ts';
import type { Interpretation, NarrationTask, Narrator, Piece, StorySheet } from './Narrator.ts';
import type { ReadingJob } from './readingThread.ts';

/** Usual words take a hundredth of it. */
const DEADLINE_MS = 1_000;
/** For so long nothing is read of a story whose words took too long. */
const PAUSE_MS = 10 * 60_000;
const STORIES_MAX = 1_000;
/** The first line that a player types needs the thread, and seldom comes sooner. */
const WARM_AFTER_MS = 5_000;

const NO_CHOICE: Interpretation = { edge: null, isSure: false };

type ReadingThread = Thread<ReadingJob, readonly Piece[] | Interpretation>;

const ownThread = (): ReadingThread => createThread(new URL('./readingThread.ts', import.meta.url));

interface Options {
  readonly thread?: ReadingThread;
  readonly onSlow?: (story: StorySheet) => void;
}

/**
 * The same narrator, reading what players type on another thread: an author can write names and choices, and a player a
 * line, that take seconds to compare. What is not read in time is a line that means nothing in particular.
 */
export function readBeside(here: Narrator, { thread = ownThread(), onSlow }: Options = {}): Narrator {
  const slow = new LRUCache<string, true>({ max: STORIES_MAX, ttl: PAUSE_MS });

  async function read<Answer>(story: StorySheet, job: ReadingJob): Promise<Answer | undefined> {
    const key = `${story.title} ${story.story_prompt}`;
    if (slow.has(key)) return undefined;
    try {
      return (await thread.ask(job, DEADLINE_MS)) as Answer;
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error;
      slow.set(key, true);
      onSlow?.(story);
      return undefined;
    }
  }

  // a start has more urgent work
  setTimeout(() => thread.warm(), WARM_AFTER_MS).unref();
  return {
    ...here,
    async *narrate(task, signal) {
      const isTyped = task.kind === 'detour' && task.input !== null;
      const pieces = isTyped ? await read<readonly Piece[]>(task.story, { narrate: task }) : undefined;
      signal.throwIfAborted();
      yield* pieces ?? here.narrate(isTyped ? unread(task) : task, signal);
    },
    interpret: async (task) => (await read<Interpretation>(task.story, { interpret: task })) ?? NO_CHOICE,
  };
}

const unread = (task: NarrationTask): NarrationTask => ({
  ...task,
  input: null,
  story: { ...task.story, lexicon: {} },
});
