import { LRUCache } from 'lru-cache';
import { createFairThreads, type FairThreads } from '../platform/fairThreads.ts';
import { TookTooLong } from '../platform/thread.ts';
import type {
  Interpretation,
  InterpretTask,
  NarrationTask,
  Narrator,
  Piece,
  StorySheet,
} from './Narrator.ts';
import type { ReadingJob } from './readingThread.ts';

/** Usual words take a hundredth of it. */
const DEADLINE_MS = 1_000;
/**
 * After so many lines that took too long, nothing that this player types in this story is read for a while. One is
 * likely an accident of a busy machine.
 */
const SLOW_LINES_MAX = 3;
const PAUSE_MS = 10 * 60_000;
const REMEMBERED_MAX = 1_000;
/** One player's slow lines keep one of them. */
const THREADS = 2;
/** The first line that a player types needs the thread, and seldom comes sooner. */
const WARM_AFTER_MS = 5_000;

const NO_CHOICE: Interpretation = { edge: null, isSure: false };

export type ReadingThreads = FairThreads<ReadingJob, readonly Piece[] | Interpretation>;

const ownThreads = (): ReadingThreads =>
  createFairThreads(new URL('./readingThread.ts', import.meta.url), THREADS);

interface Options {
  readonly threads?: ReadingThreads;
  readonly onSlow?: (story: StorySheet) => void;
}

/** What was typed, by whom and in which story. */
type Line = Pick<NarrationTask | InterpretTask, 'story' | 'account' | 'input'>;

/**
 * The same narrator, reading what players type on other threads: an author can write names and choices, and a player a
 * line, that take seconds to compare. A line that is not read in time means nothing in particular.
 *
 * Slow lines are remembered by the snapshot, which nobody can choose, and by the player, so that neither a copy of a
 * story nor one player of it ends the reading of what others type. A story that is slow for everybody is tried by each of
 * its players, who wait for nobody but themselves.
 */
export function readBeside(here: Narrator, { threads = ownThreads(), onSlow }: Options = {}): Narrator {
  const slow = new LRUCache<string, readonly Line['input'][]>({ max: REMEMBERED_MAX, ttl: PAUSE_MS });

  async function read<Answer>({ story, account, input }: Line, job: ReadingJob): Promise<Answer | undefined> {
    const key = `${story.snapshot_id} ${account}`;
    const isSlow = (lines: readonly Line['input'][]) =>
      lines.length >= SLOW_LINES_MAX || lines.includes(input);
    if (isSlow(slow.get(key) ?? [])) return undefined;
    try {
      return (await threads.ask(job, DEADLINE_MS, account)) as Answer;
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error;
      slow.set(key, [...(slow.get(key) ?? []), input]);
      onSlow?.(story);
      return undefined;
    }
  }

  // a start has more urgent work
  setTimeout(() => threads.warm(), WARM_AFTER_MS).unref();
  return {
    ...here,
    async *narrate(task, signal) {
      const isTyped = task.kind === 'detour' && task.input !== null;
      const pieces = isTyped ? await read<readonly Piece[]>(task, { narrate: task }) : undefined;
      signal.throwIfAborted();
      yield* pieces ?? here.narrate(isTyped ? unread(task) : task, signal);
    },
    interpret: async (task) => (await read<Interpretation>(task, { interpret: task })) ?? NO_CHOICE,
  };
}

const unread = (task: NarrationTask): NarrationTask => ({
  ...task,
  input: null,
  story: { ...task.story, lexicon: {} },
});
