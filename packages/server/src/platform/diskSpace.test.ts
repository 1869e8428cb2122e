import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createDiskSpace } from './diskSpace.ts';

const GB = 1024 ** 3;

function disk(free: number | Error) {
  const state = { free, time: 0, reads: 0 };
  const lines: string[] = [];
  const diskSpace = createDiskSpace({
    folder: '/data',
    floorBytes: GB,
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    now: () => state.time,
    async read() {
      state.reads += 1;
      if (state.free instanceof Error) throw state.free;
      return state.free;
    },
  });
  const events = () => lines.map((line) => (JSON.parse(line) as { event?: string }).event);
  return { state, diskSpace, events };
}

it('A disk is short below its floor, and read once in five seconds, however many ask', async () => {
  const { state, diskSpace, events } = disk(GB);
  expect(await Promise.all(Array.from({ length: 100 }, () => diskSpace.isLow()))).not.toContain(true);
  state.free = GB - 1;
  expect(await diskSpace.isLow()).toBe(false);
  expect(state.reads).toBe(1);
  state.time = 5000;
  expect(await diskSpace.isLow()).toBe(true);
  state.time = 10_000;
  expect(await diskSpace.isLow()).toBe(true);
  state.free = 2 * GB;
  state.time = 15_000;
  expect(await diskSpace.isLow()).toBe(false);
  expect(await diskSpace.freeBytes()).toBe(2 * GB);
  expect(events()).toEqual(['disk_short', 'disk_has_room']);
});

it('Where the free space cannot be read, nothing is refused', async () => {
  const { diskSpace } = disk(new Error('planted'));
  expect(await diskSpace.isLow()).toBe(false);
  expect(await diskSpace.freeBytes()).toBeNull();
});

it('The free space of a real folder is read', async () => {
  const log = pino({ level: 'silent' });
  expect(
    await createDiskSpace({ folder: import.meta.dirname, floorBytes: 0, log }).freeBytes(),
  ).toBeGreaterThan(0);
  const all = createDiskSpace({ folder: import.meta.dirname, floorBytes: Number.MAX_SAFE_INTEGER, log });
  expect(await all.isLow()).toBe(true);
});
