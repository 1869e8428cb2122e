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
} from './Narrator.ts';
import type { StorySheet } from './sheets.ts';
import type { ReadingJob } from './readingThread.ts';

/** Ordinary lines take a hundredth of it. */
const DEADLINE_MS = 1_000;
/**
 * An account may have so many slow lines and scenes within a minute, each of which costs the deadline and
 * another thread; more are not tried, so that no account occupies a thread for long. On a busy machine ordinary
 * lines are slow as well: a person types fewer, and each line but the slow one is read.
 */
const SLOW_MAX = 10;
const SLOW_WITHIN_MS = 60_000;
const ACCOUNTS_MAX = 10_000;
/** One player's line occupies one thread. */
const THREADS = 2;
/** A thread takes some 40 MB: it ends when nobody has played for so long. */
const IDLE_MS = 10 * 60_000;
/** A player who acts may type next: a thread is started then, and not again within this time. */
const WARM_FOR_MS = IDLE_MS / 2;
/**
 * The first scene that a thread draws takes it two seconds, in which it compiles patterns. A place alone has nothing to
 * compare.
 */
const PLACE_DEADLINE_MS = 10_000;

const NO_CHOICE: Interpretation = { edge: null, isSure: false };

export type ReadingThreads = FairThreads<ReadingJob, readonly Piece[] | Interpretation | Picture>;

const ownThreads = (): ReadingThreads =>
  createFairThreads(new URL('./readingThread.ts', import.meta.url), THREADS, { idleMs: IDLE_MS });

interface Options {
  readonly threads?: ReadingThreads;
  readonly onSlow?: (story: StorySheet) => void;
  /** @default the time of the process, in milliseconds */
  readonly now?: () => number;
}

interface Slow {
  readonly what: string;
  readonly at: number;
}

/** What is read, for which account and which story. */
interface Reading extends Pick<NarrationTask, 'story' | 'account'> {
  readonly kind: 'line' | 'scene';
  /** The typed line; null: an earlier line is told again. For a picture, the scene that is drawn. */
  readonly read: string | null;
}

/**
 * Wraps a narrator so that players' lines and drawn scenes are read on other threads: names, choices and lore
 * of an author, or a player's line, may take seconds to compare. A line that is not read in time means
 * nothing in particular; a scene shows its place only.
 *
 * Slow lines and scenes are counted by account, so that neither a story nor one of its players stops the
 * reading for others. Threads read one line of an account at a time, and the accounts take turns.
 */
export function readInThreads(
  here: Narrator,
  { threads = ownThreads(), onSlow, now = () => performance.now() }: Options = {},
): Narrator {
  const slow = new LRUCache<string, readonly Slow[]>({ max: ACCOUNTS_MAX });

  async function ask<Answer>(
    { kind, story, account, read }: Reading,
    job: ReadingJob,
  ): Promise<Answer | undefined> {
    const what = JSON.stringify([kind, story.snapshot_id, read]);
    const before = (slow.get(account) ?? []).filter(({ at }) => now() - at < SLOW_WITHIN_MS);
    // a line that was not understood in time is told next, and is slow then as well
    if (before.length >= SLOW_MAX || before.some((one) => one.what === what)) return undefined;
    try {
      return (await threads.ask(job, DEADLINE_MS, account)) as Answer;
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error;
      slow.set(account, [...before, { what, at: now() }]);
      onSlow?.(story);
      return undefined;
    }
  }

  let warmedAt = -Infinity;
  function warm(): void {
    if (now() - warmedAt < WARM_FOR_MS) return;
    warmedAt = now();
    void threads.ask({ warm: true }, PLACE_DEADLINE_MS, '').catch(() => undefined);
  }

  return {
    ...here,
    async *narrate(task, signal) {
      const isTyped = task.kind === 'detour' && task.input !== null;
      if (!isTyped) warm();
      const pieces = isTyped ? await ask<readonly Piece[]>(lineOf(task), { narrate: task }) : undefined;
      signal.throwIfAborted();
      yield* pieces ?? here.narrate(isTyped ? unread(task) : task, signal);
    },
    interpret: async (task) => (await ask<Interpretation>(lineOf(task), { interpret: task })) ?? NO_CHOICE,
    async illustrate(task, signal) {
      const picture = await ask<Picture>(sceneOf(task), { illustrate: task });
      signal.throwIfAborted();
      if (picture) return picture;
      const place = await threads.ask({ illustrate: placeAlone(task) }, PLACE_DEADLINE_MS, task.account);
      signal.throwIfAborted();
      return place as Picture;
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

/** Draws the place only, which needs no comparison. */
const placeAlone = ({ story, ...task }: PictureTask): PictureTask => {
  const { places } = story.lexicon;
  return { ...task, text: '', story: { ...story, lore_cards: [], lexicon: places ? { places } : {} } };
};
