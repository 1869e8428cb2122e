/** Reading what players type on another thread. */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createFairThreads } from '../platform/fairThreads.ts';
import { TookTooLong } from '../platform/thread.ts';
import { aNarrationTask, aStorySheet } from '../testing/narratorTasks.ts';
import { createBuiltIn } from './createBuiltIn.ts';
import type {
  Interpretation,
  InterpretTask,
  Narrator,
  NarrationTask,
  Picture,
  PictureTask,
  Piece,
} from './Narrator.ts';
import { readInThreads, type ReadingThreads } from './readInThreads.ts';
import type { ReadingJob } from './readingThread.ts';

const here = createBuiltIn();
const never = new AbortController().signal;

const own = createFairThreads<ReadingJob, readonly Piece[] | Interpretation | Picture>(
  new URL('./readingThread.ts', import.meta.url),
  1,
);
/** A second is too short on a busy machine. */
const patient: ReadingThreads = { ...own, ask: (job, _deadlineMs, account) => own.ask(job, 60_000, account) };

async function told(narrator: Narrator, task: NarrationTask): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for await (const piece of narrator.narrate(task, never)) pieces.push(piece);
  return pieces;
}

/** Distinct words of four letters. */
function words(count: number, from: number, letters: string): string {
  const word = (number: number) =>
    [0, 1, 2, 3].map((at) => letters[Math.floor(number / 13 ** at) % 13]).join('');
  return Array.from({ length: count }, (_, at) => `w${word(from + at)}`).join(' ');
}

/** The longest pause of this thread, as a share of the whole time. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await sleep(5);
  await work();
  await sleep(5);
  clearInterval(timer);
  return longest / (performance.now() - began);
}

const LEXICON = {
  names: [
    { np: 'the ferryman', is: 'person' },
    { np: 'the brass bell', is: 'thing' },
  ],
} as const satisfies NarrationTask['story']['lexicon'];

const AUTHORS = 'abcdefghijklm';
const PLAYERS = 'nopqrstuvxyzk';
const LINES = ['ring the brass bell', 'I ask the ferryman about the river', 'घंटी बजाओ', 'swim', 'xyzzy', ''];

function interpretTask(input: string, story = aStorySheet()): InterpretTask {
  const { choices, scene } = aNarrationTask();
  return { model_key: 'tenali', account: 'meera', story, lastText: scene.text, choices, input };
}

/** A line that was read. */
const SWIMS = { edge: 1, isSure: true };
const NOT_READ = { edge: null, isSure: false };

/** Threads that are too slow for some lines; `asked` records the tasks, and for whom. */
function threadsSlowFor(isSlow: (task: InterpretTask | NarrationTask) => boolean) {
  const asked: string[] = [];
  const threads: ReadingThreads = {
    ask(job, _deadlineMs, account) {
      if ('illustrate' in job || 'warm' in job) return Promise.reject(new Error('nothing is drawn here'));
      const task = 'narrate' in job ? job.narrate : job.interpret;
      asked.push(`${account}: ${task.input}`);
      if (isSlow(task)) return Promise.reject(new TookTooLong('too long'));
      return Promise.resolve(SWIMS);
    },
  };
  return { threads, asked };
}

describe('Words that are read beside', () => {
  const beside = readInThreads(here, { threads: patient });

  it.each(LINES)('mean and tell the same as here: %s', async (input) => {
    const story = aStorySheet({ lexicon: LEXICON });
    const task = aNarrationTask({ input, story });
    expect(await told(beside, task)).toEqual(await told(here, task));
    expect(await beside.interpret(interpretTask(input, story), never)).toEqual(
      await here.interpret(interpretTask(input, story), never),
    );
  });

  it('keep nobody waiting, however long they take', async () => {
    const choices = Array.from({ length: 20 }, (_, at) => words(83, at * 90, AUTHORS).slice(0, 500));
    const said = choices.map((_, at) =>
      Array.from({ length: 10 }, (_other, more) => words(19, at * 7 + more * 30, AUTHORS)),
    );
    const task = { ...interpretTask(words(200, 0, PLAYERS).slice(0, 1000)), choices, said };
    let meant: unknown;
    const pause = await longestPause(async () => {
      meant = await beside.interpret(task, never);
    });
    expect(meant).toHaveProperty('edge', null);
    expect(pause, 'of a second and more that it takes').toBeLessThan(0.5);
  });
});

describe('A thread that reads', () => {
  it('is started when somebody plays, not with the server, and once for several actions', async () => {
    const jobs: string[] = [];
    let time = 0;
    const threads: ReadingThreads = {
      ask(job) {
        jobs.push(...Object.keys(job));
        return Promise.resolve(SWIMS);
      },
    };
    const beside = readInThreads(here, { threads, now: () => time });
    expect(jobs).toEqual([]);
    const choice = aNarrationTask({ input: null });
    for (time of [0, 1000, 2000]) await told(beside, choice);
    expect(jobs).toEqual(['warm']);
    time = 3_600_000;
    await told(beside, choice);
    expect(jobs).toEqual(['warm', 'warm']);
  });
});

describe('Words that take too long', () => {
  it('are a line that means nothing in particular, and are not tried again when it is told', async () => {
    const { threads, asked } = threadsSlowFor(() => true);
    const slow: string[] = [];
    const beside = readInThreads(here, { threads, onSlow: ({ title }) => slow.push(title) });
    const task = aNarrationTask({
      account: 'meera',
      input: 'ring the bell',
      story: aStorySheet({ lexicon: LEXICON }),
    });
    expect(await beside.interpret(interpretTask('ring the bell', task.story), never)).toEqual(NOT_READ);
    const pieces = await told(beside, task);
    expect(pieces.some((piece) => 'text' in piece && piece.text.length > 0)).toBe(true);
    expect(pieces.at(-1)).toEqual({ teller: { narrator: 'built_in' } });
    expect([asked, slow]).toEqual([['meera: ring the bell'], ['The Ferry']]);
  });

  it('leave the next line of the same player to be read', async () => {
    const { threads } = threadsSlowFor(({ input }) => input === 'long');
    const beside = readInThreads(here, { threads });
    expect(await beside.interpret(interpretTask('long'), never)).toEqual(NOT_READ);
    expect(await beside.interpret(interpretTask('Swim'), never)).toEqual(SWIMS);
  });

  it('fall back for that line alone, on a machine that is busy for minutes', async () => {
    let time = 0;
    let isBusy = true;
    const { threads } = threadsSlowFor(() => isBusy);
    const beside = readInThreads(here, { threads, now: () => time });
    for (let line = 0; line < 60; line += 1) {
      expect(await beside.interpret(interpretTask(`line ${line}`), never)).toEqual(NOT_READ);
      time += 7_000;
    }
    isBusy = false;
    expect(await beside.interpret(interpretTask('Swim'), never)).toEqual(SWIMS);
    isBusy = true;
    expect(await beside.interpret(interpretTask('Float'), never)).toEqual(NOT_READ);
    isBusy = false;
    expect(await beside.interpret(interpretTask('Dive'), never)).toEqual(SWIMS);
  });

  it('are few of one account in a minute, in whichever story, and leave those of others to be read', async () => {
    let time = 0;
    const { threads, asked } = threadsSlowFor(({ account }) => account === 'ravana');
    const beside = readInThreads(here, { threads, now: () => time });
    const typeAll = async () => {
      for (let line = 0; line < 30; line += 1) {
        const story = aStorySheet({ snapshot_id: `copy ${line % 7}` });
        await beside.interpret({ ...interpretTask(`line ${line}`, story), account: 'ravana' }, never);
      }
    };
    await typeAll();
    expect(asked).toHaveLength(10);
    expect(await beside.interpret(interpretTask('Swim'), never)).toEqual(SWIMS);
    time += 60_000;
    await typeAll();
    expect(asked).toHaveLength(21);
  });

  it('are the only failure that is not told', async () => {
    const beside = readInThreads(here, {
      threads: { ask: () => Promise.reject(new Error('a bug')) },
    });
    await expect(beside.interpret(interpretTask('Swim'), never)).rejects.toThrow('a bug');
  });
});

describe('What nobody typed', () => {
  it('is told here', async () => {
    const beside = readInThreads(here, {
      threads: { ask: () => Promise.reject(new Error('asked')) },
    });
    const task = aNarrationTask({ kind: 'scene', input: 'Swim' });
    expect(await told(beside, task)).toEqual(await told(here, task));
  });
});

const pictureTask = (node: string, lore: readonly string[] = []): PictureTask => ({
  turn_id: '018f0000-0000-7000-8000-000000000001',
  model_key: 'ajanta',
  account: 'meera',
  story_id: '018f0000-0000-7000-8000-000000000002',
  story: aStorySheet({
    lexicon: { names: [{ np: 'Karna', is: 'person' }], places: { [node]: 'the river at night' } },
    lore_cards: lore.map((text) => ({ keys: ['Karna'], text })),
  }),
  text: 'Karna looks at the lamp in the boat.',
  world: '',
  state: { ...aNarrationTask().state, node },
  seed: 1,
});

describe('A scene that is drawn', () => {
  it('is read on another thread, and here something else is done meanwhile', async () => {
    const beside = readInThreads(here, { threads: patient });
    const lore = Array.from({ length: 200 }, () => 'Karna looks up. She laughs at Karna. '.repeat(130));
    let isDrawn = false;
    const drawing = beside.illustrate(pictureTask('bank', lore), never).finally(() => {
      isDrawn = true;
    });
    await nextTurn();
    expect(isDrawn).toBe(false);
    await drawing;
  });

  it('is the same as one that is read here', async () => {
    const task = pictureTask('bank', ['Karna is a woman.']);
    expect(await readInThreads(here, { threads: patient }).illustrate(task, never)).toEqual(
      await here.illustrate(task, never),
    );
  });

  it('is its place alone where that takes too long, and is not tried again; what is typed still is', async () => {
    const asked: string[] = [];
    const threads: ReadingThreads = {
      ask(job) {
        const isPlace = 'illustrate' in job && job.illustrate.text === '';
        asked.push(isPlace ? 'place' : Object.keys(job)[0]!);
        if (isPlace) return here.illustrate(job.illustrate, never);
        return 'illustrate' in job ? Promise.reject(new TookTooLong('too long')) : Promise.resolve(SWIMS);
      },
    };
    const illustrate = vi.fn<typeof here.illustrate>();
    const beside = readInThreads({ ...here, illustrate }, { threads });
    for (const node of ['bank', 'bank', 'boat'])
      expect((await beside.illustrate(pictureTask(node), never)).prompt).toBe('river, night');
    expect(asked).toEqual(['illustrate', 'place', 'place', 'illustrate', 'place']);
    expect(illustrate, 'on the main thread').not.toHaveBeenCalled();
    expect(await beside.interpret(interpretTask('Swim'), never)).toEqual(SWIMS);
  });
});
