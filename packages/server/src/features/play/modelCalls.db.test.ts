import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import { createRateLimiter } from '../../platform/limits/limits.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { people } from '../../testing/people.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { limits } from './limits.ts';
import { callsOf } from './modelCalls.ts';

const time = movableClock();
const database = await fileDatabase();
const makePerson = people(database.db);

interface Account {
  readonly days: number;
  readonly is_verified: boolean;
  readonly role?: 'player' | 'admin';
  readonly isMailSent?: boolean;
}

/** Creates an account. `take` takes calls one after the other, and returns the answer to the last one. */
async function anAccount({ days, isMailSent = true, ...values }: Account) {
  const { db } = database;
  const created_at = new Date(time.now().getTime() - days * DAY_MS);
  const { id } = await makePerson({ ...values, created_at });
  const config = readConfig(isMailSent ? { SMTP_URL: 'smtp://localhost:1' } : {});
  const rateLimiter = createRateLimiter(db, time.clock, Buffer.from('planted'));
  return {
    rateLimiter,
    id,
    isNew: (payer?: string) =>
      callsOf({ db, clock: time.clock, config, rateLimiter }, id, payer).isNewcomer(),
    async take(calls: number) {
      let last: string | null = null;
      for (let call = 0; call < calls; call += 1)
        last = await callsOf({ db, clock: time.clock, config, rateLimiter }, id).takeCall();
      return last;
    },
  };
}

const OF_A_DAY = limits.newcomerCalls.hits;

describe('The calls to a model', () => {
  it.each([
    ['is younger than a day', { days: 0.9, is_verified: true, isMailSent: false }],
    ['is not verified, where letters are sent', { days: 30, is_verified: false }],
  ])('of an account that %s are few in a day, and those of the next day come', async (_, account) => {
    const one = await anAccount(account);
    expect(await one.take(OF_A_DAY)).toBeNull();
    expect(await one.take(1)).toBe('newcomer_limit');
    time.pass(DAY_MS + HOUR_MS);
    expect(await one.take(1)).toBeNull();
  });

  it.each([
    ['that is a day old and verified', { days: 1, is_verified: true }],
    ['that is a day old, where no letters are sent', { days: 1, is_verified: false, isMailSent: false }],
    ['of an administrator', { days: 0, is_verified: false, role: 'admin' as const }],
  ])('of an account %s are limited by the hour', async (_, account) => {
    const one = await anAccount(account);
    expect(await one.take(OF_A_DAY + 1)).toBeNull();
  });

  it('are a newcomer’s if a newcomer acts, and if a newcomer pays for somebody else', async () => {
    const [known, newcomer] = [
      await anAccount({ days: 30, is_verified: true }),
      await anAccount({ days: 0, is_verified: true }),
    ];
    expect(await known.isNew()).toBe(false);
    expect(await known.isNew(known.id)).toBe(false);
    expect(await newcomer.isNew()).toBe(true);
    expect(await newcomer.isNew(known.id)).toBe(true);
    expect(await known.isNew(newcomer.id)).toBe(true);
  });
});

it('Twenty turns a minute call a model, across all processes', async () => {
  const one = await anAccount({ days: 9, is_verified: true });
  const other = createRateLimiter(database.db, time.clock, Buffer.from('planted'));
  const allowed: boolean[] = [];
  for (let turn = 0; turn < 30; turn += 1)
    allowed.push(await (turn % 2 ? one.rateLimiter : other).allows(limits.modelTurns, one.id));
  expect(allowed.filter(Boolean)).toHaveLength(20);
  time.pass(MINUTE_MS);
  expect(await one.rateLimiter.allows(limits.modelTurns, one.id)).toBe(true);
});
