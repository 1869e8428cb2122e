import { randomUUID } from 'node:crypto';
import type { ActionEvent } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/ids.ts';
import { connectValkey } from '../../../platform/valkey/connectValkey.ts';
import type { Valkey } from '../../../platform/valkey/Valkey.ts';
import {
  type FakeValkey,
  startFakeValkey,
  startRealValkey,
  type TestValkey,
  VALKEY_PROGRAM,
} from '../../../testing/fakeValkey.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { commitWith } from '../../../platform/db/sendTogether.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { endAction, runningAction } from '../stored/actionsRepository.ts';
import { answerOf, followAction } from './followAction.ts';
import { type LiveAction, openLive } from './liveAction.ts';
import { relayTellings } from './relay.ts';
import { watchAction } from './watchAction.ts';

const play = scriptedPlay();
const log = pino({ level: 'silent' });
const processId = newId();

/** The process that tells an action; the app of `play` follows it from another process. */
let telling: Deps;
let undo: (() => unknown)[];
beforeEach(() => {
  undo = [];
  telling = testDeps({ db: play.db });
});
afterEach(async () => {
  for (const step of undo.toReversed()) await step();
});

async function connect({ url }: TestValkey): Promise<Valkey> {
  const valkey = connectValkey(url, log);
  undo.push(valkey.stop);
  await expect.poll(() => valkey.isUp(), { timeout: 20_000 }).toBe(true);
  return valkey;
}

interface Telling {
  readonly live: LiveAction;
  readonly id: { session_id: string; user_id: string; key: string };
  /** Stores the end of the action, then announces it, in the order in which a real process does. */
  readonly end: () => Promise<void>;
}

/** Begins an action. `isStored`: whether its text is stored once a follower is noted. */
async function begin({ isStored = true } = {}): Promise<Telling> {
  const { db } = play;
  const who = await play.player();
  const { id: session_id } = await play.begin(who);
  const id = { session_id, user_id: who.id, key: randomUUID() };
  const attempt = newId();
  await inTransaction(db, (transaction) =>
    commitWith(transaction, [
      runningAction(transaction, {
        ...id,
        attempt,
        request_digest: 'none',
        credits_held: 0,
        process_id: processId,
        leaseMs: 60_000,
        started_at: systemClock(),
      }),
    ]),
  );
  const live = openLive(telling, id);
  if (isStored) undo.push(watchAction(telling, { ...id, attempt, text: live.text, lose: () => {} }));
  return {
    live,
    id,
    async end() {
      const answer = { turn_id: newId(), current_xp: 1, model_used: null, credits_consumed: 0, choices: [] };
      const told = { ...answer, narrative: live.text() };
      await endAction(db, {
        ...id,
        attempt,
        status: 'done',
        answer: sql<string>`${JSON.stringify(told)}::jsonb`,
        turn_id: told.turn_id,
        turn_number: undefined,
      });
      live.end({ answer: told });
    },
  };
}

/** Reads events until the condition holds, and returns the text told so far. */
async function untilTold(events: AsyncGenerator<ActionEvent>, isEnough: (text: string) => boolean) {
  let text = '';
  while (!isEnough(text)) {
    const { value, done } = await events.next();
    if (done) throw new Error(`It ended after "${text}".`);
    if (value.event === 'delta') text += value.data.text;
  }
  return text;
}

const KINDS: Readonly<Record<string, () => Promise<TestValkey>>> = {
  'our small one': startFakeValkey,
  ...(VALKEY_PROGRAM && { [VALKEY_PROGRAM]: () => startRealValkey(VALKEY_PROGRAM!) }),
};

describe.each(Object.keys(KINDS))('With %s, an action of another process', (kind) => {
  let server: TestValkey;
  beforeEach(async () => {
    server = await KINDS[kind]!();
    undo.push(server.kill);
    undo.push(relayTellings({ ...telling, valkey: await connect(server), processId }));
  });

  it('is followed as it is told, though nothing of it is stored', async () => {
    const valkey = await connect(server);
    const { live, id, end } = await begin({ isStored: false });
    const events = followAction(testDeps({ db: play.db, valkey }), id);
    live.tell('The wa');
    expect(await untilTold(events, (text) => text.length === 6)).toBe('The wa');
    live.tell('ter rises. ');
    live.tell('You swim.');
    expect(await untilTold(events, (text) => text.endsWith('swim.'))).toBe('ter rises. You swim.');
    live.wait(true);
    expect((await events.next()).value).toMatchObject({ event: 'status', data: { status: 'waiting' } });
    await end();
    expect((await events.next()).value).toMatchObject({ event: 'done' });
    expect((await events.next()).done).toBe(true);
  });

  it('is followed to its end, each word once, while Valkey dies and comes back', async () => {
    const valkey = await connect(server);
    const { live, id, end } = await begin();
    const events = followAction(testDeps({ db: play.db, valkey }), id);
    live.tell('One. ');
    let text = await untilTold(events, (told) => told === 'One. ');
    await server.kill();
    live.tell('Two. ');
    text += await untilTold(events, (told) => told === 'Two. ');
    await server.start();
    live.tell('Three. ');
    text += await untilTold(events, (told) => told === 'Three. ');
    await end();
    expect(text).toBe('One. Two. Three. ');
    expect((await events.next()).value).toMatchObject({
      event: 'done',
      data: { narrative: 'One. Two. Three. ' },
    });
  });

  it('that ends before any part was relayed is answered from the database', async () => {
    const valkey = await connect(server);
    const { live, id, end } = await begin();
    const answer = answerOf(testDeps({ db: play.db, valkey }), id);
    live.tell('The water.');
    await end();
    expect(await answer).toMatchObject({ narrative: 'The water.' });
  });
});

describe('Without Valkey, by the notices of the database, an action of another process', () => {
  beforeEach(() => void undo.push(relayTellings({ ...telling, processId })));

  it('is followed as it is told, though nothing of it is stored', async () => {
    const { live, id, end } = await begin({ isStored: false });
    const events = followAction(testDeps({ db: play.db }), id);
    // more than fits into one notice, in letters of three bytes
    const told = `${'पानी "ठंडा" है।\n'.repeat(500)}🌊`;
    live.tell(told);
    expect(await untilTold(events, ({ length }) => length >= told.length)).toBe(told);
    live.tell('You swim.');
    expect(await untilTold(events, (text) => text.endsWith('swim.'))).toBe('You swim.');
    live.wait(true);
    expect((await events.next()).value).toMatchObject({ event: 'status', data: { status: 'waiting' } });
    await end();
    expect((await events.next()).value).toMatchObject({ event: 'done' });
  });

  it('is followed to its end, each word once, while the connections of both are lost', async () => {
    const { live, id, end } = await begin();
    const events = followAction(testDeps({ db: play.db }), id);
    live.tell('One. ');
    let text = await untilTold(events, (told) => told === 'One. ');
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'
    `.execute(play.db);
    live.tell('Two. ');
    text += await untilTold(events, (told) => told === 'Two. ');
    expect(text).toBe('One. Two. ');
    await end();
    expect((await events.next()).value).toMatchObject({ event: 'done', data: { narrative: text } });
  });
});

describe('With one that answers nothing', () => {
  let server: FakeValkey;
  beforeEach(async () => {
    server = await startFakeValkey();
    undo.push(server.kill);
    undo.push(relayTellings({ ...telling, valkey: await connect(server), processId }));
  });

  it('an action of another process is followed through the database', async () => {
    const valkey = await connect(server);
    const { live, id, end } = await begin();
    server.answerAfter(Infinity);
    const events = followAction(testDeps({ db: play.db, valkey }), id);
    live.tell('The water.');
    expect(await untilTold(events, (text) => text !== '')).toBe('The water.');
    await end();
    expect((await events.next()).value).toMatchObject({ event: 'done' });
  });

  it('messages that did not come from our processes change nothing', async () => {
    const valkey = await connect(server);
    const { live, id, end } = await begin();
    const events = followAction(testDeps({ db: play.db, valkey }), id);
    live.tell('The');
    await untilTold(events, (text) => text === 'The');
    const channel = `kathaloka:told:${id.session_id}:${id.key}`;
    for (const message of [
      '',
      '{',
      '[]',
      '{"at":-1}',
      JSON.stringify({ at: 90, text: 'a gap', status: 'thinking', has_ended: false }),
    ])
      valkey.publish(channel, message);
    valkey.publish(`kathaloka:asked:${processId}`, '{"at":"everything"}');
    live.tell(' water.');
    expect(await untilTold(events, (text) => text.endsWith('.'))).toBe(' water.');
    await end();
    expect((await events.next()).value).toMatchObject({ event: 'done' });
  });
});
