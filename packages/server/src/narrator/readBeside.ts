import { LRUCache } from 'lru-cache';
import { createFairThreads, type FairThreads } from '../platform/fairThreads.ts';
import { TookTooLong } from '../platform/thread.ts';
import type {
  Interpretation,
  InterpretTask,
  NarrationTask,
  Narrator,
  Picture,
  PictureTask,
  Piece,
  StorySheet,
} from './Narrator.ts';
import type { ReadingJob } from './readingThread.ts';

/** Usual words take a hundredth of it. */
const DEADLINE_MS = 1_000;
/**
 * After so many lines that took too long, nothing that this player types in this story is read for a while, and after so
 * many scenes nothing of those that are drawn. One is likely an accident of a busy machine.
 */
const SLOW_MAX = 3;
const PAUSE_MS = 10 * 60_000;
const REMEMBERED_MAX = 1_000;
/** What one player waits for keeps one of them. */
const THREADS = 2;
/** The first line that a player types needs the thread, and seldom comes sooner. */
const WARM_AFTER_MS = 5_000;

const NO_CHOICE: Interpretation = { edge: null, isSure: false };

export type ReadingThreads = FairThreads<ReadingJob, readonly Piece[] | Interpretation | Picture>;

const ownThreads = (): ReadingThreads =>
  createFairThreads(new URL('./readingThread.ts', import.meta.url), THREADS);

interface Options {
  readonly threads?: ReadingThreads;
  readonly onSlow?: (story: StorySheet) => void;
}

/** What is read, for whom and of which story. */
interface Reading extends Pick<NarrationTask, 'story' | 'account'> {
  readonly kind: 'line' | 'scene';
  /** The line that was typed; null: what was typed before is told again. Of a picture the scene that is drawn. */
  readonly read: string | null;
}

/**
 * The same narrator, reading on other threads what players type, and the scenes that it draws: an author can write
 * names, choices and lore, and a player a line, that take seconds to compare. A line that is not read in time means
 * nothing in particular, and of a scene the place alone is drawn.
 *
 * Slow lines and scenes are remembered by the snapshot, which nobody can choose, and by the player, so that neither a
 * copy of a story nor one player of it ends the reading for others. A story that is slow for everybody is tried by each
 * of its players, who wait for nobody but themselves.
 */
export function readBeside(here: Narrator, { threads = ownThreads(), onSlow }: Options = {}): Narrator {
  const slow = new LRUCache<string, readonly Reading['read'][]>({ max: REMEMBERED_MAX, ttl: PAUSE_MS });

  async function ask<Answer>(
    { kind, story, account, read }: Reading,
    job: ReadingJob,
  ): Promise<Answer | undefined> {
    const key = `${kind} ${story.snapshot_id} ${account}`;
    const isSlow = (before: readonly Reading['read'][]) => before.length >= SLOW_MAX || before.includes(read);
    if (isSlow(slow.get(key) ?? [])) return undefined;
    try {
      return (await threads.ask(job, DEADLINE_MS, account)) as Answer;
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error;
      slow.set(key, [...(slow.get(key) ?? []), read]);
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
      const pieces = isTyped ? await ask<readonly Piece[]>(lineOf(task), { narrate: task }) : undefined;
      signal.throwIfAborted();
      yield* pieces ?? here.narrate(isTyped ? unread(task) : task, signal);
    },
    interpret: async (task) => (await ask<Interpretation>(lineOf(task), { interpret: task })) ?? NO_CHOICE,
    async illustrate(task, signal) {
      const picture = await ask<Picture>(sceneOf(task), { illustrate: task });
      signal.throwIfAborted();
      return picture ?? here.illustrate(placeAlone(task), signal);
    },
  };
}

const unread = (task: NarrationTask): NarrationTask => ({
  ...task,
  input: null,
  story: { ...task.story, lexicon: {} },
});

const lineOf = ({ story, account, input }: NarrationTask | InterpretTask): Reading => ({
  kind: 'line',
  story,
  account,
  read: input,
});

const sceneOf = ({ story, account, state }: PictureTask): Reading => ({
  kind: 'scene',
  story,
  account,
  read: state.node,
});

/** Nothing is compared with it. */
const placeAlone = ({ story, ...task }: PictureTask): PictureTask => {
  const { places } = story.lexicon;
  return { ...task, text: '', story: { ...story, lore_cards: [], lexicon: places ? { places } : {} } };
};
