import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../platform/durations.ts';
import { movableClock } from '../testing/movableClock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { dailySpending, type Spend } from './boundedCalls.ts';

const LIMIT = 10_000;
const PORTION = 10;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const clock = movableClock('2026-11-24T12:00:00Z');

const aProcess = (limit = LIMIT): Spend => dailySpending(database.db, clock.clock, limit);

async function taken(): Promise<number> {
  const { credits } = await database.db
    .selectFrom('provider_spending')
    .select('credits')
    .executeTakeFirstOrThrow();
  return credits;
}

/** Spends three credits at a time, then single ones, until nothing is left. Returns the sum. */
async function spendAll(spend: Spend): Promise<number> {
  let spent = 0;
  for (const credits of [3, 1]) while (await spend(credits)) spent += credits;
  return spent;
}

describe('the budget of a day', () => {
  it('is taken by portions: ten turns of a process write it once', async () => {
    const spend = aProcess();
    expect(await spend(1)).toBe(true);
    expect(await taken()).toBe(1 + PORTION);
    for (let turn = 0; turn < PORTION; turn += 1) expect(await spend(1)).toBe(true);
    expect(await taken()).toBe(1 + PORTION);
    expect(await spend(3)).toBe(true);
    expect(await taken()).toBe(1 + PORTION + 3 + PORTION);
  });

  it('is spent to its last credit by a process alone', async () => {
    expect(await spendAll(aProcess())).toBe(LIMIT);
    expect(await taken()).toBe(LIMIT);
  });

  it('is never exceeded by several, which leave a portion each at most', async () => {
    const spent = await Promise.all([1, 2, 3, 4].map(() => spendAll(aProcess())));
    const sum = spent.reduce((all, each) => all + each, 0);
    expect(sum).toBe(LIMIT);
    const dead = aProcess(LIMIT * 2);
    expect(await dead(1)).toBe(true);
    expect(await spendAll(aProcess(LIMIT * 2))).toBe(LIMIT - 1 - 2 * PORTION);
  });

  it('that is small is counted by the credit, and what is more than all of it is never spent', async () => {
    const spend = aProcess(5);
    expect(await spend(6)).toBe(false);
    expect(await spend(3)).toBe(true);
    expect(await taken()).toBe(3);
    expect(await spend(3)).toBe(false);
    expect(await spend(2)).toBe(true);
  });

  it('is spent by newcomers up to its half, whoever has spent it, and the rest by others', async () => {
    const spend = aProcess();
    for (let turn = 0; turn < 100; turn += 1) await spend(10);
    const asNewcomer: Spend = (credits) => spend(credits, true);
    const spent = await spendAll(asNewcomer);
    expect(spent).toBeGreaterThan(LIMIT / 2 - 1000 - 2 * PORTION);
    expect(spent).toBeLessThanOrEqual(LIMIT / 2 - 1000);
    expect(await aProcess()(1, true)).toBe(false);
    expect(await spendAll(spend)).toBeGreaterThanOrEqual(LIMIT / 2 - PORTION);
  });

  it('is another one on the next day', async () => {
    const spend = aProcess(5);
    expect(await spend(5)).toBe(true);
    expect(await spend(1)).toBe(false);
    clock.pass(24 * HOUR_MS);
    expect(await spend(5)).toBe(true);
  });
});
