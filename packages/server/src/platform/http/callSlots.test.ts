import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RUNNING } from '../limits/costs.ts';
import { createCallSlots } from './callSlots.ts';

const reply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;
const REFUSED = { code: 'rate_limited' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A call that waits for others of its account', () => {
  it('is refused before its connection is closed, and takes no slot afterwards', async () => {
    const take = createCallSlots(RUNNING.dear);
    const releaseFirst = await take('ravi', reply());
    await take('ravi', reply());
    const late = take('ravi', reply()).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(RUNNING.dear.waitMs);
    expect(await late).toMatchObject(REFUSED);
    releaseFirst();
    await expect(take('ravi', reply())).resolves.toBeTypeOf('function');
  });

  it('runs as soon as one of them has ended, however long it runs then', async () => {
    const take = createCallSlots(RUNNING.dear);
    const releaseFirst = await take('ravi', reply());
    await take('ravi', reply());
    const next = take('ravi', reply());
    await vi.advanceTimersByTimeAsync(RUNNING.dear.waitMs - 1);
    releaseFirst();
    await expect(next).resolves.toBeTypeOf('function');
    const late = take('ravi', reply()).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(RUNNING.dear.waitMs);
    expect(await late).toMatchObject(REFUSED);
  });
});
