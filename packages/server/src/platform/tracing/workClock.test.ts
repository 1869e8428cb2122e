import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkClock } from './workClock.ts';

const meter = () => ({ loopMs: 0, workerMs: 0 });

function ticking() {
  let now = 0;
  const { resume } = createWorkClock(() => now);
  return { resume, works: (ms: number) => (now += ms) };
}

describe('The work of a thread', () => {
  it('is counted for the request that was resumed last', () => {
    const { resume, works } = ticking();
    const [one, other] = [meter(), meter()];
    works(5);
    resume(one);
    works(3);
    resume(other);
    works(10);
    resume(one);
    resume(one);
    works(4);
    resume(null);
    works(100);
    expect([one.loopMs, other.loopMs]).toEqual([7, 10]);
  });

  it('is nobody’s from the next turn of the event loop on', async () => {
    const { resume, works } = ticking();
    const one = meter();
    resume(one);
    works(3);
    await nextTurn();
    works(50);
    resume(null);
    expect(one.loopMs).toBe(3);
    resume(one);
    works(2);
    await nextTurn();
    expect(one.loopMs).toBe(5);
  });
});
