import { endpoints } from '@kathaloka/contract/endpoints';
import { expect, it } from 'vitest';
import { AppError } from '../AppError.ts';
import { RUNNING } from '../limits/costs.ts';
import { createGuard } from './guard.ts';

const inDebt = () => new AppError('rate_limited', 'Later.', { retry_after_seconds: 1 });

it('A call that waited behind dear ones of its caller is refused when they have cost too much', async () => {
  let owes = false;
  const guard = createGuard({
    admit: () => Promise.reject(new Error('not asked here')),
    rateLimiter: { take: () => Promise.resolve(), takeFrom: () => Promise.resolve() },
    debts: {
      refuse: () => {
        if (owes) throw inDebt();
      },
    },
    recordAdminAccess: () => Promise.resolve(),
  });
  const request = {
    user: { id: 'meera' },
    ip: '192.0.2.1',
    slot: null,
    raw: { socket: {}, destroyed: false },
  };
  const begun: number[] = [];
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const calls = Array.from({ length: RUNNING.cheap.concurrency + 3 }, (_, at) =>
    guard.inTurn(endpoints.listSessions, request as never, async () => {
      begun.push(at);
      await ended;
    }),
  );
  await Promise.resolve();
  expect(begun).toHaveLength(RUNNING.cheap.concurrency);
  owes = true;
  end();
  const answers = await Promise.allSettled(calls);
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array(RUNNING.cheap.concurrency).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ]);
  expect(begun).toHaveLength(RUNNING.cheap.concurrency);
});
