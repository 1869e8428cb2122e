import fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { allOf } from '../../testing/allOf.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { people } from '../../testing/people.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import {
  balanceOf,
  capture,
  creditBalanceOf,
  grant,
  hold,
  type OperationKey,
  release,
  reward,
} from './ledger.ts';
import { entriesOf } from './personalData.ts';
import { sweepHolds } from './sweepHolds.ts';

const HOUR_MS = 3_600_000;

const time = movableClock();

const database = await fileDatabase();
const deps = { db: database.db, clock: time.clock, config: readConfig({}), log: pino({ level: 'silent' }) };
const makePerson = people(database.db);

/** A new account with that many credits. */
async function account(credits = 0): Promise<string> {
  const { id } = await makePerson();
  if (credits > 0) await grant(deps, { user_id: id, amount: credits, key: 'admin:first' });
  return id;
}

async function sumOf(user_id: string): Promise<number> {
  return (await allOf(entriesOf(deps, { user_id }))).reduce((sum, { amount }) => sum + amount, 0);
}

const kindsOf = async (user_id: string): Promise<string[]> =>
  (await allOf(entriesOf(deps, { user_id }))).map(({ kind, amount }) => `${kind} ${amount}`);

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('the ledger', () => {
  it('has what became of a hold after it, also by the clock of a process that is an hour behind', async () => {
    const user_id = await account(10);
    await hold(deps, { user_id, amount: 4, key: 'turn:ahead' });
    time.pass(-HOUR_MS);
    await capture(deps, { user_id, key: 'turn:ahead' });
    time.pass(HOUR_MS + 10);
    await hold(deps, { user_id, amount: 3, key: 'turn:other' });
    await capture(deps, { user_id, key: 'turn:other', amount: 2 });
    await hold(deps, { user_id, amount: 4, key: 'turn:back' });
    time.pass(-HOUR_MS);
    await release(deps, { user_id, key: 'turn:back' });
    expect((await kindsOf(user_id)).join(', ')).toBe('grant 10, capture -4, capture -2, hold -4, release 4');
    time.pass(HOUR_MS);
  });

  it('is read consistently: credits on hold are in the total, however often they are held and released', async () => {
    const user_id = await account(10);
    const totals: number[] = [];
    const READ = 200;
    async function holdAndRelease(): Promise<void> {
      for (let round = 0; totals.length < READ; round += 1) {
        const operation = { user_id, key: `turn:${round}` } as const;
        await hold(deps, { ...operation, amount: 3 });
        await release(deps, operation);
      }
    }
    const busy = holdAndRelease();
    while (totals.length < READ) totals.push((await creditBalanceOf(deps, { user_id })).total);
    await busy;
    expect(new Set(totals)).toEqual(new Set([10]));
  });

  it('grants and rewards once per key', async () => {
    const user_id = await account();
    expect(await grant(deps, { user_id, amount: 10, key: 'admin:a' })).toBe(true);
    expect(await grant(deps, { user_id, amount: 99, key: 'admin:a' })).toBe(false);
    const reference = { type: 'task', id: 'daily' } as const;
    expect(await reward(deps, { user_id, amount: 5, key: 'task:daily', reference })).toBe(true);
    expect(await balanceOf(deps, { user_id })).toBe(15);
    expect(await kindsOf(user_id)).toEqual(['grant 10', 'reward 5']);
  });

  it('holds credits, and returns the balance', async () => {
    const user_id = await account(10);
    expect(await hold(deps, { user_id, amount: 6, key: 'turn:1' })).toEqual({
      outcome: 'held',
      available_credits: 4,
    });
    expect(await hold(deps, { user_id, amount: 5, key: 'turn:2' })).toEqual({
      outcome: 'short',
      available_credits: 4,
    });
    expect(await kindsOf(user_id)).toEqual(['grant 10', 'hold -6']);
  });

  it('captures a hold in full or in part', async () => {
    const user_id = await account(10);
    await hold(deps, { user_id, amount: 3, key: 'turn:whole' });
    expect(await capture(deps, { user_id, key: 'turn:whole' })).toEqual({
      outcome: 'captured',
      available_credits: 7,
    });
    await hold(deps, { user_id, amount: 5, key: 'turn:part' });
    expect(await capture(deps, { user_id, key: 'turn:part', amount: 2 })).toEqual({
      outcome: 'captured',
      available_credits: 5,
    });
    expect(await balanceOf(deps, { user_id })).toBe(5);
    // the entries of the capture have replaced that of the hold
    expect(await kindsOf(user_id)).toEqual(['grant 10', 'capture -3', 'capture -2']);
  });

  it('settles a hold once: later calls are told how it ended', async () => {
    const user_id = await account(10);
    await hold(deps, { user_id, amount: 3, key: 'turn:spent' });
    await hold(deps, { user_id, amount: 3, key: 'turn:back' });
    expect(await capture(deps, { user_id, key: 'turn:spent' })).toEqual({
      outcome: 'captured',
      available_credits: 4,
    });
    expect(await capture(deps, { user_id, key: 'turn:spent' })).toEqual({
      outcome: 'captured',
      available_credits: 4,
    });
    expect(await release(deps, { user_id, key: 'turn:spent' })).toEqual({
      outcome: 'captured',
      available_credits: 4,
    });
    expect(await release(deps, { user_id, key: 'turn:back' })).toEqual({
      outcome: 'released',
      available_credits: 7,
    });
    expect(await release(deps, { user_id, key: 'turn:back' })).toEqual({
      outcome: 'released',
      available_credits: 7,
    });
    expect(await capture(deps, { user_id, key: 'turn:back' })).toEqual({
      outcome: 'released',
      available_credits: 7,
    });
    expect(await hold(deps, { user_id, amount: 3, key: 'turn:back' })).toEqual({
      outcome: 'settled',
      available_credits: 7,
    });
  });

  it('rolls back with its transaction', async () => {
    const user_id = await account(10);
    await hold(deps, { user_id, amount: 4, key: 'turn:1' });
    const failed = inTransaction(database.db, async (transaction) => {
      await capture({ ...deps, db: transaction }, { user_id, key: 'turn:1' });
      throw new Error('the turn could not be kept');
    });
    await expect(failed).rejects.toThrow('the turn could not be kept');
    expect(await release(deps, { user_id, key: 'turn:1' })).toMatchObject({ outcome: 'released' });
    expect(await balanceOf(deps, { user_id })).toBe(10);
  });

  it('refuses invalid amounts, unknown holds, and captures above the hold', async () => {
    const user_id = await account(10);
    for (const amount of [0, -1, 1.5, Number.NaN]) {
      expect(() => grant(deps, { user_id, amount, key: 'admin:x' })).toThrow(RangeError);
    }
    await hold(deps, { user_id, amount: 2, key: 'turn:1' });
    await expect(capture(deps, { user_id, key: 'turn:1', amount: 3 })).rejects.toThrow(RangeError);
    await expect(capture(deps, { user_id, key: 'turn:none' })).rejects.toThrow('no hold turn:none');
    await expect(release(deps, { user_id, key: 'turn:none' })).rejects.toThrow('no hold turn:none');
  });

  it('gives nothing to unknown accounts', async () => {
    const user_id = '0b0b0b0b-0000-4000-8000-000000000000';
    expect(await grant(deps, { user_id, amount: 1, key: 'admin:x' })).toBe(false);
    expect(await hold(deps, { user_id, amount: 1, key: 'turn:x' })).toEqual({
      outcome: 'short',
      available_credits: 0,
    });
  });

  it('releases holds after two hours, and keeps younger ones', async () => {
    const user_id = await account(10);
    await hold(deps, { user_id, amount: 4, key: 'turn:old' });
    time.pass(1.5 * HOUR_MS);
    await hold(deps, { user_id, amount: 3, key: 'turn:young' });
    time.pass(HOUR_MS);
    expect((await times(3, () => sweepHolds(deps))).some((count) => count > 0)).toBe(true);
    expect(await balanceOf(deps, { user_id })).toBe(7);
    expect(await capture(deps, { user_id, key: 'turn:old' })).toMatchObject({ outcome: 'released' });
    expect(await capture(deps, { user_id, key: 'turn:young' })).toMatchObject({ outcome: 'captured' });
  });
});

describe('concurrently', () => {
  it('50 holds of 3 credits on an account with 10 succeed three times', async () => {
    const user_id = await account(10);
    const results = await times(50, (index) => hold(deps, { user_id, amount: 3, key: `turn:${index}` }));
    expect(results.filter(({ outcome }) => outcome === 'held')).toHaveLength(3);
    expect(results.filter(({ outcome }) => outcome === 'short')).toHaveLength(47);
    expect(await balanceOf(deps, { user_id })).toBe(1);
  });

  it('the same key ten times writes one entry', async () => {
    const user_id = await account(100);
    await times(10, () => hold(deps, { user_id, amount: 7, key: 'turn:same' }));
    await times(10, () => grant(deps, { user_id, amount: 5, key: 'admin:same' }));
    await times(10, () => reward(deps, { user_id, amount: 2, key: 'task:same' }));
    expect(await balanceOf(deps, { user_id })).toBe(100);
    expect(await kindsOf(user_id)).toEqual(['grant 100', 'hold -7', 'grant 5', 'reward 2']);
  });

  it('capture and release of one hold: one wins, and the other is told which', async () => {
    for (let round = 0; round < 20; round++) {
      const user_id = await account(5);
      await hold(deps, { user_id, amount: 5, key: 'turn:1' });
      const ended = await times(10, (index) =>
        (index % 2 === 0 ? capture : release)(deps, { user_id, key: 'turn:1' }),
      );
      const isSpent = ended[0]!.outcome === 'captured';
      expect(new Set(ended.map(({ outcome }) => outcome)).size).toBe(1);
      expect(new Set(ended.map((one) => one.available_credits))).toEqual(new Set([isSpent ? 0 : 5]));
      expect(await balanceOf(deps, { user_id })).toBe(isSpent ? 0 : 5);
      expect(await allOf(entriesOf(deps, { user_id }))).toHaveLength(isSpent ? 2 : 3);
    }
  });
});

describe('the database', () => {
  it('refuses credits that bypass the ledger', async () => {
    const user_id = await account(10);
    const words = 'users.credits follows credit_entries';
    const { db } = database;
    await expect(db.updateTable('users').set({ credits: 1000 }).execute()).rejects.toThrow(words);
    await expect(makePerson({ credits: 5 })).rejects.toThrow(words);
    await db
      .updateTable('users')
      .set({ display_name: 'Tara', credits: 10 })
      .where('id', '=', user_id)
      .execute();
    expect(await balanceOf(deps, { user_id })).toBe(10);
  });

  it('refuses changes to entries while the account exists', async () => {
    const user_id = await account(10);
    const { db } = database;
    const words = 'credit_entries are never changed';
    const raise = sql`update credit_entries set amount = 1000 where user_id = ${user_id}`;
    await expect(raise.execute(db)).rejects.toThrow(words);
    await expect(db.deleteFrom('credit_entries').where('user_id', '=', user_id).execute()).rejects.toThrow(
      words,
    );
    await expect(sql`truncate credit_entries cascade`.execute(db)).rejects.toThrow(words);
    await hold(deps, { user_id, amount: 4, key: 'turn:1' });
    for (const change of ['amount = -3', `kind = 'capture', is_open = null, amount = -5`, 'is_open = null']) {
      const open = sql`update credit_entries set ${sql.raw(change)} where user_id = ${user_id} and is_open`;
      await expect(open.execute(db)).rejects.toThrow(words);
    }
    await release(deps, { user_id, key: 'turn:1' });
    await hold(deps, { user_id, amount: 2, key: 'turn:2' });
    await db.deleteFrom('users').where('id', '=', user_id).execute();
    expect(await allOf(entriesOf(deps, { user_id }))).toEqual([]);
  });

  it('refuses a negative balance', async () => {
    const user_id = await account(3);
    const overdraw = sql`
      insert into credit_entries (id, user_id, kind, amount, operation_key, created_at)
      values (gen_random_uuid(), ${user_id}, 'hold', -4, 'turn:overdraw', now())
    `;
    await expect(overdraw.execute(database.db)).rejects.toThrow(/users_credits_check/);
    expect(await sumOf(user_id)).toBe(3);
  });
});

type Step = readonly [kind: 'grant' | 'reward' | 'hold' | 'capture' | 'release', key: number, amount: number];

const steps = fc.array(
  fc.tuple(
    fc.constantFrom<Step[0]>('grant', 'reward', 'hold', 'capture', 'release'),
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 1, max: 9 }),
  ),
  { maxLength: 25 },
);

/** A model of the ledger as a map of keys. */
class Model {
  balance = 0;
  readonly paid = new Set<string>();
  readonly holds = new Map<string, { amount: number; isOpen: boolean }>();

  apply([kind, number, amount]: Step): void {
    const key = `${kind} ${number}`;
    const held = this.holds.get(`hold ${number}`);
    if (kind === 'grant' || kind === 'reward') {
      if (!this.paid.has(key)) this.balance += amount;
      this.paid.add(key);
    } else if (kind === 'hold') {
      if (held || this.balance < amount) return;
      this.holds.set(key, { amount, isOpen: true });
      this.balance -= amount;
    } else if (held?.isOpen) {
      const spent = kind === 'capture' ? Math.min(amount, held.amount) : 0;
      this.balance += held.amount - spent;
      held.isOpen = false;
    }
  }
}

async function refused(end: typeof release, operation: Parameters<typeof release>[1]): Promise<void> {
  await expect(end(deps, operation)).rejects.toThrow('no hold');
}

/** Returns the balance after the operation, if the operation reports it. */
async function apply(
  user_id: string,
  model: Model,
  [kind, number, amount]: Step,
): Promise<number | undefined> {
  const key = { grant: 'admin', reward: 'task', hold: 'turn', capture: 'turn', release: 'turn' }[kind];
  const operation = { user_id, key: `${key}:${number}` as OperationKey };
  const held = model.holds.get(`hold ${number}`);
  if (kind === 'grant') await grant(deps, { ...operation, amount });
  else if (kind === 'reward') await reward(deps, { ...operation, amount });
  else if (kind === 'hold') return (await hold(deps, { ...operation, amount })).available_credits;
  else if (!held) await refused(kind === 'release' ? release : capture, operation);
  else if (kind === 'release') return (await release(deps, operation)).available_credits;
  else
    return (await capture(deps, { ...operation, amount: Math.min(amount, held.amount) })).available_credits;
  return undefined;
}

/** Settles a hold, and expects the right error if there is none. */
async function settle(end: typeof release, operation: Parameters<typeof release>[1]): Promise<void> {
  const ended = await end(deps, operation).then(
    ({ outcome }) => outcome,
    (error: Error) => error.message,
  );
  expect(ended).toMatch(/^(captured|released|.*no hold turn:\d.*)$/);
}

describe('for any sequence of operations', () => {
  it('the balance is the sum of the entries, never negative, and matches the model', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const user_id = await account();
        const model = new Model();
        for (const step of list) {
          const said = await apply(user_id, model, step);
          model.apply(step);
          expect(said ?? model.balance).toBe(model.balance);
          const balance = await balanceOf(deps, { user_id });
          expect(balance).toBe(model.balance);
          expect(balance).toBe(await sumOf(user_id));
          expect(balance).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('also when they are concurrent', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const user_id = await account(20);
        await Promise.all(
          list.map(async ([kind, number, amount]) => {
            const operation = { user_id, key: `turn:${number}` as OperationKey };
            if (kind === 'grant' || kind === 'reward')
              await grant(deps, { ...operation, key: `admin:${number}`, amount });
            else if (kind === 'hold') await hold(deps, { ...operation, amount });
            else await settle(kind === 'release' ? release : capture, operation);
          }),
        );
        const balance = await balanceOf(deps, { user_id });
        expect(balance).toBe(await sumOf(user_id));
        expect(balance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 25 },
    );
  });
});
