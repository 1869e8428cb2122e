/** How long telling an action may take, and which model writes the memory. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../config.ts';
import type { NarrationTask, Narrator } from '../../../narrator/Narrator.ts';
import { type Script, scriptedModel } from '../../../narrator/scripted.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { playing } from '../../../testing/playing.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';

let database: TestDatabase;
let app: FastifyInstance | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await app?.close();
  await database.drop();
});

async function appWith(narrator: Narrator, timeout: string) {
  const { ai } = readConfig({
    AI_BASE_URL: 'http://127.0.0.1:9',
    AI_TEXT_MODELS: 'tenali=scripted',
    AI_TIMEOUT_MS: timeout,
  });
  app = await buildTestApp({ db: database.db, narrator, config: { ai } });
  return playing(app, database.db);
}

/** Starts a turn whose narrator waits for `gate`. */
async function waitingTurn(timeout: string) {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const script: Script = {
    narrate() {
      asked.resolve();
      return [{ waitFor: gate.promise }, { text: 'The ferryman comes.' }];
    },
  };
  const play = await appWith(scriptedModel(script), timeout);
  const who = await play.player();
  const session = await play.begin(who);
  // fakes only the timer that ends an action: the database and its leases use their own clocks
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = play.tryTo(who, session.id, { action_type: 'immerse' });
  await asked.promise;
  return { answer, tell: gate.resolve };
}

describe('An action whose model is silent', () => {
  it('ends after a minute and a half, and costs nothing', async () => {
    const { answer } = await waitingTurn('60000');
    vi.advanceTimersByTime(90_000);
    expect(await answer).toMatchObject({ status: 504, body: { code: 'narrator_timed_out' } });
  });

  it.each([
    ['60000', 89_999],
    ['180000', 249_999],
    ['3600000', 4_809_999],
  ])('is told where AI_TIMEOUT_MS is %s, after %d ms', async (timeout, ms) => {
    const { answer, tell } = await waitingTurn(timeout);
    vi.advanceTimersByTime(ms);
    tell();
    expect(await answer).toMatchObject({ status: 200, body: { setup: 'The ferryman comes.' } });
  });

  it('ends a moment later', async () => {
    const { answer } = await waitingTurn('180000');
    vi.advanceTimersByTime(250_000);
    expect((await answer).status).toBe(504);
  });
});

describe('A narrator that ignores its signal', () => {
  it('is left behind when the action has ended, and the player goes on', async () => {
    const asked = Promise.withResolvers<void>();
    const telling = Promise.withResolvers<void>();
    let isDeaf = true;
    const scripted = scriptedModel({});
    const play = await appWith(
      {
        ...scripted,
        async *narrate(task, signal) {
          if (isDeaf) {
            asked.resolve();
            await telling.promise;
            yield { text: 'Much too late.' };
          } else {
            yield* scripted.narrate(task, signal);
          }
        },
      },
      '60000',
    );
    const who = await play.player();
    const session = await play.begin(who);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = play.tryTo(who, session.id, { action_type: 'immerse' });
    await asked.promise;
    vi.advanceTimersByTime(90_000);
    expect(await answer).toMatchObject({ status: 504, body: { code: 'narrator_timed_out' } });
    vi.useRealTimers();
    isDeaf = false;
    expect((await play.tryTo(who, session.id, { action_type: 'immerse' })).status).toBe(200);
    telling.resolve();
    const { rows } = await sql`select from turns where ai_response like 'Much too late%'`.execute(
      database.db,
    );
    expect(rows).toHaveLength(0);
  });

  it('does not hold its action either where its process goes on: after a time the database gives it up', async () => {
    const { answer, tell } = await waitingTurn('60000');
    const { rows } = await sql<{ most: number }>`
      select extract(epoch from lease_until - clock_timestamp())::float8 as most from play_actions
    `.execute(database.db);
    tell();
    await answer;
    expect(rows[0]!.most).toBeGreaterThan(90);
    expect(rows[0]!.most).toBeLessThanOrEqual(150);
  });
});

describe('A narrator of one action', () => {
  it('gets the memory that it writes, although the installation’s narrator has none', async () => {
    const tasks: NarrationTask[] = [];
    const own = scriptedModel({
      narrate(task) {
        tasks.push(task);
        return [{ text: 'The ferryman comes.' }];
      },
    });
    const writer = {
      summarise: () => Promise.resolve(null),
      readTurn: () => Promise.resolve({ facts: [], events: [] }),
    };
    const play = await appWith(
      { ...own, forAction: () => Promise.resolve({ ...own, remember: writer }) },
      '60000',
    );
    const who = await play.player();
    const session = await play.begin(who);
    await play.act(who, session.id, { action_type: 'immerse' });
    expect(tasks[0]!.memory).toMatchObject({ facts: [], summaries: [] });
  });
});
