import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { batched } from './batched.ts';

it('Questions of one turn of the event loop share a statement, and each gets its own answer', async () => {
  const askAll = vi.fn((_questions: readonly number[]) => Promise.resolve((each: number) => each * 2));
  const ask = batched(askAll);
  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
  expect(askAll.mock.calls).toEqual([[[1, 2, 3]]]);
});

it('A question during a running statement begins another one, because the running one may be too old', async () => {
  const running: ((state: string) => void)[] = [];
  const ask = batched(
    (_questions: readonly string[]) =>
      new Promise<(question: string) => string>((resolve) => running.push((state) => resolve(() => state))),
  );
  const first = ask('a');
  await nextTurn();
  const second = ask('a');
  await nextTurn();
  expect(running).toHaveLength(2);
  running[1]!('blocked');
  running[0]!('not blocked');
  expect([await first, await second]).toEqual(['not blocked', 'blocked']);
});

it('A failure rejects all questions of its statement, and no later ones', async () => {
  let isAway = true;
  const ask = batched(async (_questions: readonly number[]) => {
    if (isAway) throw new Error('away');
    return (each: number) => each;
  });
  const both = await Promise.allSettled([ask(1), ask(2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await ask(3)).toBe(3);
});
