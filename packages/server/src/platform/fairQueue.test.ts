import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

const never = new AbortController().signal;

/** Enters the queue, and records when the turn has come. */
function entered(
  queue: ReturnType<typeof createFairQueue>,
  account: string,
  begun: string[],
  name = account,
) {
  const entry = { leave: () => {}, waited: false };
  async function wait(): Promise<void> {
    entry.leave = await queue.enter(account, never, () => {
      entry.waited = true;
    });
    begun.push(name);
  }
  void wait();
  return entry;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of calls', () => {
  it('lets one call of an account through, and those of others beside it', async () => {
    const queue = createFairQueue(3);
    const begun: string[] = [];
    const first = entered(queue, 'asha', begun, 'asha 1');
    const second = entered(queue, 'asha', begun, 'asha 2');
    entered(queue, 'bala', begun);
    await settled();
    expect(begun).toEqual(['asha 1', 'bala']);
    expect([first.waited, second.waited]).toEqual([false, true]);
    first.leave();
    await settled();
    expect(begun).toEqual(['asha 1', 'bala', 'asha 2']);
  });

  it('never runs more calls than allowed', async () => {
    const queue = createFairQueue(2);
    const begun: string[] = [];
    const calls = Array.from({ length: 20 }, (_, at) => entered(queue, `account ${at}`, begun));
    await settled();
    expect(begun).toHaveLength(2);
    for (const [at, call] of calls.entries()) {
      call.leave();
      await settled();
      expect(begun).toHaveLength(Math.min(20, at + 3));
    }
  });

  it('is fair to accounts: many calls of one do not delay others', async () => {
    const queue = createFairQueue(1);
    const begun: string[] = [];
    const calls = [1, 2, 3, 4].map((at) => entered(queue, 'greedy', begun, `greedy ${at}`));
    calls.push(entered(queue, 'asha', begun), entered(queue, 'bala', begun));
    await settled();
    for (let at = 0; at < 6; at += 1) {
      for (const call of calls) call.leave();
      await settled();
    }
    expect(begun).toEqual(['greedy 1', 'asha', 'bala', 'greedy 2', 'greedy 3', 'greedy 4']);
  });

  it('removes a call that is given up, without using a place for it', async () => {
    const queue = createFairQueue(1);
    const begun: string[] = [];
    const first = entered(queue, 'asha', begun);
    const giving = new AbortController();
    const given = queue.enter('bala', giving.signal);
    entered(queue, 'chitra', begun);
    await settled();
    giving.abort(new Error('too late'));
    await expect(given).rejects.toThrow('too late');
    first.leave();
    await settled();
    expect(begun).toEqual(['asha', 'chitra']);
    await expect(queue.enter('dara', giving.signal)).rejects.toThrow('too late');
  });

  it('gives a place back once, however often it is left', async () => {
    const queue = createFairQueue(1);
    const begun: string[] = [];
    const first = entered(queue, 'asha', begun, 'asha 1');
    await settled();
    first.leave();
    entered(queue, 'asha', begun, 'asha 2');
    entered(queue, 'bala', begun);
    await settled();
    first.leave();
    await settled();
    expect(begun).toEqual(['asha 1', 'asha 2']);
  });
});
