import type { ActionRequest } from '@kathaloka/contract/entities';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { STREAMS_MAX } from '../../../platform/http/openStreams.ts';
import { newId } from '../../../platform/ids.ts';
import type { Person } from '../../../testing/people.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { type SentEvent, sentEvents } from '../../../testing/sentEvents.ts';

const play = scriptedPlay();
let origin: string;

beforeAll(async () => {
  origin = await play.app.listen({ port: 0, host: '127.0.0.1' });
});

type Told = SentEvent & { readonly data: Record<string, unknown> };
const eventsOf = (response: Response) => sentEvents(response) as AsyncGenerator<Told>;

async function all(response: Response): Promise<Told[]> {
  const told: Told[] = [];
  for await (const event of eventsOf(response)) told.push(event);
  return told;
}

const EVENTS = { accept: 'text/event-stream' };

const swim = (who: Person, session_id: string, key: string, signal?: AbortSignal) =>
  ask(who, session_id, key, { action_type: 'continue', selected_choice: { text: 'Swim' } }, signal);

function ask(
  who: Person,
  session_id: string,
  key: string,
  asked: Partial<ActionRequest>,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${origin}/api/v1/game/sessions/${session_id}/action`, {
    method: 'POST',
    headers: { ...EVENTS, ...who.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...asked, selected_model: 'tenali', session_id }),
    ...(signal && { signal }),
  });
}

function follow(who: Person, session_id: string, key: string, after?: string): Promise<Response> {
  const headers = { ...EVENTS, ...who.headers, ...(after !== undefined && { 'last-event-id': after }) };
  return fetch(`${origin}/api/v1/game/sessions/${session_id}/actions/${key}/events`, { headers });
}

const textOf = (told: readonly Told[]): string =>
  told.flatMap(({ event, data }) => (event === 'delta' ? [String(data['text'])] : [])).join('');

/** A narrator that stops after its first words until `goOn` is called. */
function pausing(...texts: readonly string[]): { goOn: () => void } {
  let goOn = (): void => {};
  const waitFor = new Promise<void>((resolve) => (goOn = resolve));
  const [first = '', ...rest] = texts.map((text) => ({ text }));
  play.tells({ narrate: () => [first as { text: string }, { waitFor }, ...rest] });
  return { goOn };
}

describe('an action as server-sent events', () => {
  it('sends the words while they are written, then the whole answer', async () => {
    const { goOn } = pausing('The water ', 'is ', 'cold.');
    const who = await play.player();
    const { id } = await play.begin(who);
    const events = eventsOf(await swim(who, id, randomUUID()));
    const first = [(await events.next()).value, (await events.next()).value] as Told[];
    expect(first).toMatchObject([
      { event: 'status', data: { status: 'thinking' } },
      { event: 'delta', id: 't10', data: { text: 'The water ' } },
    ]);
    goOn();
    const rest: Told[] = [];
    for await (const event of events) rest.push(event);
    expect(textOf([...first, ...rest])).toBe('The water is cold.');
    expect(rest.at(-1)).toMatchObject({
      event: 'done',
      data: { narrative: 'The water is cold.', credits_consumed: 1 },
    });
  });

  it('goes on after the last event that arrived, while it runs and afterwards, without losing or repeating a letter', async () => {
    const { goOn } = pausing('पानी ', 'ठंडा ', 'है। 🌊');
    const who = await play.player();
    const { id } = await play.begin(who);
    const key = randomUUID();
    const hangUp = new AbortController();
    const events = eventsOf(await swim(who, id, key, hangUp.signal));
    const before = [(await events.next()).value, (await events.next()).value] as Told[];
    hangUp.abort();
    await expect(events.next()).rejects.toThrow('aborted');

    const again = follow(who, id, key, before.at(-1)!.id);
    goOn();
    const after = await all(await again);
    expect(textOf([...before, ...after])).toBe('पानी ठंडा है। 🌊');
    expect(after.at(-1)).toMatchObject({ event: 'done' });

    const replayed = await all(await follow(who, id, key));
    expect(textOf(replayed)).toBe('पानी ठंडा है। 🌊');
    expect(textOf(await all(await follow(who, id, key, 't5')))).toBe('ठंडा है। 🌊');
  });

  it('is told to its end and paid, though the reader has gone', async () => {
    const { goOn } = pausing('The water ', 'is cold.');
    const who = await play.player(10);
    const { id } = await play.begin(who);
    const key = randomUUID();
    const hangUp = new AbortController();
    const events = eventsOf(await swim(who, id, key, hangUp.signal));
    await events.next();
    expect((await play.read(who, id)).running_action).toBe(key);
    // reads the words that were told, then hangs up
    await events.next();
    hangUp.abort();
    await expect(events.next()).rejects.toThrow('aborted');
    goOn();
    const last = async () => (await play.read(who, id)).session_data.narrative_history.at(-1)?.ai_response;
    await expect.poll(last).toBe('The water is cold.');
    expect(await play.credits(who.id)).toBe(9);
  });

  it('that is asked for again counts among the open streams of an account, past which only a new one is told', async () => {
    const { goOn } = pausing('The water ', 'is cold.');
    const who = await play.player();
    const [first, other] = [await play.begin(who), await play.begin(who)];
    const key = randomUUID();
    const open: Response[] = [];
    for (let count = 0; count < STREAMS_MAX; count++) open.push(await swim(who, first.id, key));
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await swim(who, first.id, key)).status).toBe(429);
    expect((await follow(who, first.id, key)).status).toBe(429);
    const begun = await swim(who, other.id, randomUUID());
    expect(begun.status).toBe(200);
    goOn();
    for (const response of [...open, begun]) expect(textOf(await all(response))).toBe('The water is cold.');
    expect((await all(await swim(who, first.id, key))).at(-1)).toMatchObject({ event: 'done' });
  });

  it('that fails ends with an error event, and costs nothing', async () => {
    play.tells({ narrate: () => [{ text: 'The wa' }, { error: new Error('cut') }] });
    const who = await play.player(10);
    const { id } = await play.begin(who);
    const told = await all(await swim(who, id, randomUUID()));
    expect(told.at(-1)).toMatchObject({ event: 'error', data: { code: 'narrator_failed', status: 502 } });
    expect(await play.credits(who.id)).toBe(10);
  });

  it('that failed sends all followers the same error', async () => {
    play.tells({ narrate: () => [{ text: 'The wa' }, { error: new Error('cut') }] });
    const who = await play.player(10);
    const { id } = await play.begin(who);
    const key = randomUUID();
    const [failed] = (await all(await swim(who, id, key))).slice(-1);
    const [followed] = (await all(await follow(who, id, key))).slice(-1);
    expect(followed).toMatchObject({ event: 'error', data: { code: 'narrator_failed', status: 502 } });
    expect(followed?.data['detail']).toBe(failed?.data['detail']);
  });

  it('that is refused is answered with the status of its reason', async () => {
    const who = await play.player(0);
    const { id } = await play.begin(who);
    const asked = { action_type: 'custom_action', user_action: 'look' } as const;
    const response = await ask(who, id, randomUUID(), asked);
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ code: 'credits_short' });
  });

  it('of another person, or with an unknown key, does not exist', async () => {
    play.tells();
    const who = await play.player();
    const other = await play.player();
    const { id } = await play.begin(who);
    const key = randomUUID();
    await all(await swim(who, id, key));
    expect((await follow(other, id, key)).status).toBe(404);
    expect((await follow(who, id, randomUUID())).status).toBe(404);
  });
});

describe('an action of another process', () => {
  it('is followed by what that process has stored', async () => {
    const who = await play.player();
    const { id } = await play.begin(who);
    const key = randomUUID();
    const row = {
      session_id: id,
      key,
      user_id: who.id,
      request_digest: 'of another process',
      attempt: randomUUID(),
      credits_held: 0,
      started_at: systemClock(),
      lease_until: new Date(Date.now() + 60_000),
    };
    const { db } = play;
    await db
      .insertInto('play_actions')
      .values({ ...row, status: 'running', text_so_far: 'The wa' })
      .execute();
    const events = eventsOf(await follow(who, id, key));
    await events.next();
    expect((await events.next()).value).toMatchObject({ id: 't6', data: { text: 'The wa' } });
    const answer = {
      turn_id: newId(),
      current_xp: 1,
      model_used: null,
      credits_consumed: 0,
      narrative: 'The water.',
      choices: [],
    };
    await db
      .updateTable('play_actions')
      .set({ status: 'done', text_so_far: '', answer: JSON.stringify(answer) })
      .where('key', '=', key)
      .execute();
    expect((await events.next()).value).toMatchObject({ id: 't10', data: { text: 'ter.' } });
    expect((await events.next()).value).toMatchObject({ event: 'done' });
  });
});
