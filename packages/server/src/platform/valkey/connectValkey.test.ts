import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeValkey,
  startFakeValkey,
  startRealValkey,
  type TestValkey,
  VALKEY_PROGRAM,
} from '../../testing/fakeValkey.ts';
import { connectValkey } from './connectValkey.ts';
import type { Valkey } from './Valkey.ts';

const SCRIPT = "return {tonumber(redis.call('incrby', KEYS[1], ARGV[1])), tonumber(ARGV[3])}";
const log = pino({ level: 'silent' });
const connected: Valkey[] = [];

/** For a busy machine, which answers late. */
const PATIENT = { answerMs: 60_000 };

function connect({ url }: TestValkey, options = {}): Valkey {
  const valkey = connectValkey(url, log, options);
  connected.push(valkey);
  return valkey;
}
afterEach(async () => {
  for (const valkey of connected.splice(0)) await valkey.stop();
});

const run = (valkey: Valkey) => valkey.run(SCRIPT, 'a counter', [1, 0, 60_000]);
const untilUp = (valkey: Valkey) => expect.poll(() => valkey.isUp(), { timeout: 20_000 }).toBe(true);

const KINDS: Readonly<Record<string, () => Promise<TestValkey>>> = {
  'our small one': startFakeValkey,
  ...(VALKEY_PROGRAM && { [VALKEY_PROGRAM]: () => startRealValkey(VALKEY_PROGRAM!) }),
};

describe.each(Object.keys(KINDS))('With %s', (kind) => {
  let server: TestValkey;
  beforeEach(async () => {
    server = await KINDS[kind]!();
  });
  afterEach(() => server.kill());

  it('a script is answered, and messages reach listeners until they stop', async () => {
    const [one, other] = [connect(server, PATIENT), connect(server, PATIENT)];
    await Promise.all([untilUp(one), untilUp(other)]);
    expect(await run(one)).toEqual([1, expect.any(Number)]);
    expect(await run(other)).toEqual([2, expect.any(Number)]);
    const heard: string[] = [];
    const all: string[] = [];
    const first = one.listen('a channel', (message) => heard.push(message));
    const second = one.listen('a channel', (message) => all.push(message));
    await Promise.all([first.ready, second.ready]);
    other.publish('a channel', 'जल के पास');
    await expect.poll(() => [...heard, ...all]).toEqual(['जल के पास', 'जल के पास']);
    first.stop();
    other.publish('a channel', 'more');
    await expect.poll(() => all).toEqual(['जल के पास', 'more']);
    expect(heard).toEqual(['जल के पास']);
  });

  it('one that died and came back is used again, and listened to', async () => {
    const valkey = connect(server, PATIENT);
    await untilUp(valkey);
    const heard = new Set<string>();
    await valkey.listen('a channel', (message) => heard.add(message)).ready;
    await server.kill();
    await expect.poll(() => valkey.isUp()).toBe(false);
    expect(await run(valkey)).toBeUndefined();
    await server.start();
    await untilUp(valkey);
    expect(await run(valkey)).toEqual([1, expect.any(Number)]);
    const hears = () => {
      valkey.publish('a channel', 'again');
      return heard.has('again');
    };
    await expect.poll(hears, { timeout: 20_000 }).toBe(true);
  });
});

describe('One that is there and does not answer', () => {
  let server: FakeValkey;
  beforeEach(async () => {
    server = await startFakeValkey();
  });
  afterEach(() => server.kill());

  it('is asked once, and then not for a while', async () => {
    const valkey = connect(server);
    await untilUp(valkey);
    server.answerAfter(Infinity);
    expect(await run(valkey)).toBeUndefined();
    expect(valkey.isUp()).toBe(false);
    expect(await run(valkey)).toBeUndefined();
    server.answerAfter(0);
    await expect.poll(() => run(valkey), { timeout: 20_000 }).toBeDefined();
  });

  it('at the start is not waited for', async () => {
    server.answerAfter(Infinity);
    const valkey = connect(server);
    const listening = valkey.listen('a channel', () => {});
    expect(await run(valkey)).toBeUndefined();
    await listening.ready;
  });
});

it('An address without a server causes no failure', async () => {
  const valkey = connectValkey('redis://127.0.0.1:9', log);
  connected.push(valkey);
  valkey.publish('a channel', 'lost');
  await valkey.listen('a channel', () => {}).ready;
  expect(await run(valkey)).toBeUndefined();
});
