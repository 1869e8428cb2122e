/** Models as operators configure them: fallback chains, breakers, separate keys, and their usage. */
import type { ActionRequest } from '@kathaloka/contract/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { type ProviderPlay, providerPlay } from '../../../testing/providerPlay.ts';
import type { Person } from '../../../testing/people.ts';
import { getOverview } from '../../overview/public.ts';

const TOLD = 'A heron lifts off from the reeds and turns once over the dark water, and nobody says a word.';
const KEY_OF_SPARE = 'key-CANARY-of-the-spare';
/** No server listens here. */
const DEAD = 'http://127.0.0.1:9/v1';

const MODELS = {
  tenali: { timeout_ms: 400, fallbacks: ['birbal', 'spare'] },
  birbal: { model: 'second' },
  spare: {
    model: 'spare-model',
    api_key: KEY_OF_SPARE,
    headers: { 'x-team': 'tales' },
    extra_body: { top_k: 40, top_p: null, temperature: 0.3 },
    session_key: { header: 'x-session-id' },
  },
  vyasa: { model: 'fault:500 vyasa', fallbacks: ['birbal'] },
  chitrakar: { fallbacks: ['ajanta'] },
  ajanta: { model: 'gpt-image-2' },
};

const IMMERSE = { action_type: 'immerse' } as const;

let on: ProviderPlay;
let millis = Date.now();

function playWith(models: object): void {
  beforeAll(async () => {
    on = await providerPlay({ env: { AI_MODELS: JSON.stringify(models) }, clock: () => new Date(millis) });
  });
  afterAll(() => on.stop());
  beforeEach(() => on.provider.follow(() => TOLD));
}

/** Sets the model that `tenali` calls, and adds an image model. */
const use = (text: string) => on.use({ text, image: 'gpt-image-1' });

/** Plays one move in a new session, and returns the answer, the credits left and the requests to the provider. */
async function played(move: Partial<ActionRequest>, credits = 100) {
  const who = await on.play.player(credits);
  const session = await on.play.begin(who);
  const before = on.provider.requests.length;
  const { status, body } = await on.play.tryTo(who, session.id, move);
  const { body: me } = await on.play.call('getMe', who);
  const asked = on.provider.requests.slice(before);
  return { who, session, status, body, left: me.credits, asked };
}

async function reasonsOf(who: Person, session_id: string, turn_id: string) {
  const { body } = await on.play.call('readReasons', { ...who, params: { session_id, turn_id } });
  return body;
}

const idOf = (body: object): string => (body as { turn_id: string }).turn_id;
const namesOf = (asked: ProviderPlay['provider']['requests']) => asked.map(({ body }) => body.model);

describe('a chain of models', () => {
  playWith(MODELS);

  it.each([
    ['refuses the key', 'fault:401'],
    ['fails', 'fault:500'],
    ['asks for a minute of patience', 'fault:429-far'],
    ['hangs up', 'fault:hang-up'],
    ['is silent', 'fault:silent'],
    ['answers with nothing', 'fault:empty'],
    ['dies in the middle of its first sentence', 'fault:cut-mid-stream'],
    ['refuses to tell', 'fault:refusal'],
    ['is stopped by a filter', 'fault:content-filter-400'],
  ])('goes on where the model %s', async (_, text) => {
    await use(text);
    const { who, session, status, body, left, asked } = await played(IMMERSE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ model_used: 'tenali', told_by: 'second', credits_consumed: 1 });
    expect(body).not.toHaveProperty('stepped_in');
    expect(left).toBe(99);
    expect(namesOf(asked)).toContain(text);
    expect(namesOf(asked)).not.toContain('spare-model');
    expect(await reasonsOf(who, session.id, idOf(body))).toMatchObject({
      model_used: 'tenali',
      told_by: 'second',
      told_for: text,
      stepped_in: null,
      credits_consumed: 1,
    });
  });

  it('is not needed where the model answers', async () => {
    await use('first');
    const { who, session, body, asked } = await played(IMMERSE);
    expect(body).toMatchObject({ told_by: 'first', credits_consumed: 1 });
    expect(namesOf(asked)).toEqual(['first']);
    expect(await reasonsOf(who, session.id, idOf(body))).toMatchObject({ told_for: null });
  });

  it('costs the price of the model that tells, where that is less', async () => {
    await use('first');
    const { body, left } = await played({ ...IMMERSE, selected_model: 'vyasa' });
    expect(body).toMatchObject({ model_used: 'vyasa', told_by: 'second', credits_consumed: 3 });
    expect(left).toBe(97);
  });

  it('fails an action if words were already told, because they cannot be taken back', async () => {
    on.provider.follow(() =>
      `${TOLD} ${TOLD.replace('heron', 'stork')} ${TOLD.replace('heron', 'crane')} `.repeat(6),
    );
    await use('fault:cut-mid-stream');
    const { status, body, left, asked } = await played(IMMERSE);
    expect([status, left]).toEqual([502, 100]);
    expect(body).toMatchObject({ code: 'narrator_failed' });
    expect(namesOf(asked)).toEqual(['fault:cut-mid-stream']);
  });

  it('draws as well', async () => {
    await on.use({ text: 'first', image: 'fault:500' });
    const { body, left } = await played({ action_type: 'show', selected_model: 'chitrakar' });
    expect(body).toMatchObject({ model_used: 'chitrakar', told_by: 'gpt-image-2', credits_consumed: 5 });
    expect(left).toBe(95);
  });
});

describe('a model that only stands in', () => {
  playWith({ ...MODELS, birbal: { model: 'fault:401 birbal' } });

  it('has no price, its own key, and its own fields and headers', async () => {
    await use('fault:500');
    const { body, left, asked } = await played(IMMERSE);
    expect(body).toMatchObject({ told_by: 'spare-model', credits_consumed: 0 });
    expect(left).toBe(100);
    const { headers, body: sent } = asked.at(-1)!;
    expect(headers).toMatchObject({ authorization: `Bearer ${KEY_OF_SPARE}`, 'x-team': 'tales' });
    expect(sent).toMatchObject({ model: 'spare-model', top_k: 40, temperature: 0.3 });
    expect(sent).not.toHaveProperty('top_p');
    expect(asked[0]!.headers.authorization, 'the first one has its own').toBe('Bearer sk-test');
  });
});

describe('a chain whose models all fail', () => {
  playWith({
    tenali: { base_url: DEAD, fallbacks: ['birbal'] },
    birbal: { model: 'fault:401 b' },
    vyasa: { model: 'fault:500 v' },
    chitrakar: { base_url: DEAD, fallbacks: [] },
  });

  it('ends with the built-in narrator, free of charge', async () => {
    await use('first');
    const { who, session, body, left } = await played(IMMERSE);
    expect(body).toMatchObject({ stepped_in: 'failed', credits_consumed: 0 });
    expect(body).not.toHaveProperty('told_by');
    expect(left).toBe(100);
    expect(await reasonsOf(who, session.id, idOf(body))).toMatchObject({
      stepped_in: 'failed',
      told_for: null,
    });
  });

  it('and draws without a model', async () => {
    await on.use({ text: 'first', image: 'any' });
    const { body, left } = await played({ action_type: 'show', selected_model: 'chitrakar' });
    expect(body).toMatchObject({ stepped_in: 'failed', credits_consumed: 0, image_url: expect.any(String) });
    expect(left).toBe(100);
  });

  it('without a chain the action fails, as ever', async () => {
    await use('first');
    const { status, left } = await played({ ...IMMERSE, selected_model: 'vyasa' });
    expect([status, left]).toEqual([502, 100]);
  });
});

describe('a breaker', () => {
  playWith({ tenali: { fallbacks: ['birbal'] }, birbal: { model: 'second' } });

  it('stops asking a model with a wrong key, shows it, and asks again after a while', async () => {
    await use('fault:401');
    expect(namesOf((await played(IMMERSE)).asked)).toEqual(['fault:401', 'second']);
    expect(on.status()).toMatchObject([
      {
        name: 'tenali',
        state: 'open',
        last_failure: 'http 401',
        retry_at: expect.any(String),
        fallbacks: ['birbal'],
      },
      { name: 'chitrakar', state: 'closed' },
      { name: 'birbal', state: 'closed', last_failure: null, retry_at: null },
    ]);
    expect(JSON.stringify(on.status())).not.toContain('sk-test');
    expect(namesOf((await played(IMMERSE)).asked), 'open').toEqual(['second']);
    millis += 30_000;
    expect(on.status()[0]).toMatchObject({ state: 'half_open' });
    expect(namesOf((await played(IMMERSE)).asked), 'half open').toEqual(['fault:401', 'second']);
    millis += 30_000;
    expect(namesOf((await played(IMMERSE)).asked), 'twice as long').toEqual(['second']);
  });

  it('opens after five failures, and closes when the model answers', async () => {
    await use('fault:400 for-a-request');
    for (let time = 0; time < 6; time += 1) await played(IMMERSE);
    expect(on.status()[0], 'a request that is refused says nothing of the model').toMatchObject({
      state: 'closed',
    });
    await use('fault:garbage');
    for (let time = 0; time < 5; time += 1) await played(IMMERSE);
    expect(on.status()[0]).toMatchObject({ state: 'open', failures: 5, last_failure: 'protocol' });
  });
});

describe('the key of a session', () => {
  playWith({
    tenali: { session_key: 'prompt_cache_key' },
    birbal: { model: 'second', session_key: { header: 'x-session-id' } },
    vyasa: { model: 'third' },
  });

  it('is the same in all calls of a session, another in another, and not its id', async () => {
    await use('first');
    const one = await played(IMMERSE);
    const other = await played(IMMERSE);
    on.provider.follow(() => TOLD.replace('heron', 'stork'));
    const before = on.provider.requests.length;
    await on.play.act(one.who, one.session.id, {
      action_type: 'custom_action',
      user_action: 'look at the pot',
    });
    const keys = [...one.asked, ...on.provider.requests.slice(before)].map(
      ({ body }) => body['prompt_cache_key'],
    );
    expect(keys.length).toBeGreaterThanOrEqual(3);
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]));
    expect(other.asked[0]!.body['prompt_cache_key']).not.toBe(keys[0]);
    expect(JSON.stringify(one.asked.map(({ body, headers }) => [body, headers]))).not.toContain(
      one.session.id,
    );
  });

  it('is a header if the setting says so, and is sent to no other server', async () => {
    await use('first');
    const [named] = (await played({ ...IMMERSE, selected_model: 'birbal' })).asked;
    expect(named!.headers['x-session-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(named!.body).not.toHaveProperty('prompt_cache_key');
    const [unnamed] = (await played({ ...IMMERSE, selected_model: 'vyasa' })).asked;
    expect(unnamed!.headers).not.toHaveProperty('x-session-id');
    expect(unnamed!.body).not.toHaveProperty('prompt_cache_key');
  });
});

describe('what models have used', () => {
  playWith({ tenali: { fallbacks: ['birbal'] }, birbal: { model: 'second' } });

  /** The number of calls to each model. */
  async function usage() {
    const rows = await on.database.db.selectFrom('model_usage').selectAll().execute();
    const sums = Map.groupBy(rows, ({ model }) => model);
    return Object.fromEntries(
      [...sums].map(([model, used]) => [model, used.reduce((sum, { calls }) => sum + calls, 0)]),
    );
  }
  beforeEach(async () => {
    // stores the calls of earlier tests that are still in memory, then deletes them
    await on.idle();
    await on.database.db.deleteFrom('model_usage').execute();
  });

  it('is shown to administrators by day, without names', async () => {
    await use('first');
    const { who, session } = await played(IMMERSE);
    await on.idle();
    expect(await on.database.db.selectFrom('model_usage').selectAll().execute()).toMatchObject([
      {
        model: 'first',
        calls: 1,
        prompt_tokens: 11,
        cached_tokens: 8,
        completion_tokens: 7,
      },
    ]);
    // no answer to the request for an interpretation, because an unreadable one would make the chain ask its next
    // model
    on.provider.follow(({ messages = [] }) =>
      messages.at(-1)?.content.includes('"way"')
        ? undefined
        : 'The pot is cold to the hand. A wasp walks round its rim, and thinks better of it.',
    );
    await on.play.act(who, session.id, { action_type: 'custom_action', user_action: 'look at the pot' });
    await on.idle();
    const { usage: shown } = await getOverview({ db: on.database.db, clock: systemClock }, { days: 7 });
    expect(shown).toMatchObject([
      { model: 'first', calls: 3, prompt_tokens: 33, cached_tokens: 24, completion_tokens: 21 },
    ]);
    expect(shown[0]!.by_day).toHaveLength(7);
    expect(shown[0]!.by_day.at(-1)).toMatchObject({ calls: 3, prompt_tokens: 33 });
  });

  it('is stored for an action that fails, too', async () => {
    await use('first');
    // answered, but unusable: the provider charges for the first model as well
    on.provider.follow(({ model }) => (model === 'first' ? "I'm sorry, but I cannot help with that." : TOLD));
    const { body } = await played(IMMERSE);
    expect(body).toMatchObject({ told_by: 'second' });
    await on.idle();
    expect(await usage()).toEqual({ first: 1, second: 1 });
  });
});
