/** How often the provider is called, and who pays: `AI_DAILY_CREDITS`, and the limits of turns that are not charged. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { systemClock } from '../../../platform/clock.ts';
import { derivedKey } from '../../../platform/auth/accessTokens.ts';
import { createRateLimiter, type Limit } from '../../../platform/limits/limits.ts';
import { runningTotals } from '../../overview/public.ts';
import { birdsTold } from '../../../testing/birdsTold.ts';
import { TEST_SECRET } from '../../../testing/buildTestApp.ts';
import { type ProviderPlay, providerPlay } from '../../../testing/providerPlay.ts';
import type { Person } from '../../../testing/people.ts';

const REFUSED = "I'm sorry, but I cannot help with that.";
const FOREIGN = 'नदी का पानी ठंडा है और रात बहुत अँधेरी है। तुम किनारे पर खड़े हो और कुछ नहीं कहते।';

let on: ProviderPlay;

/** Starts the app with this environment. Its model answers every request, unless a test scripts it. */
function playWith(env: Readonly<Record<string, string>>): void {
  beforeAll(async () => {
    on = await providerPlay({ env });
    await on.use({ text: 'gpt-4.1-mini' });
    on.provider.follow(birdsTold());
  });
  afterAll(() => on.stop());
}

/** A player whose account is older than a day. */
async function knownPlayer(): Promise<Person> {
  const who = await on.play.player();
  await sql`update users set created_at = now() - interval '2 days' where id = ${who.id}`.execute(
    on.database.db,
  );
  return who;
}

/** Sends one free text in a new session, and counts the calls to the provider. */
async function typed(who: Person, user_action = 'look at the pot') {
  const { play, provider } = on;
  const session = await play.begin(who);
  const before = provider.requests.length;
  const answer = await play.act(who, session.id, { action_type: 'custom_action', user_action });
  return { ...answer, asked: provider.requests.length - before };
}

async function immersed(who: Person) {
  const { play, provider } = on;
  const session = await play.begin(who);
  const before = provider.requests.length;
  const answer = await play.act(who, session.id, { action_type: 'immerse' });
  return { ...answer, asked: provider.requests.length - before };
}

describe('a budget of five credits a day', () => {
  playWith({ AI_DAILY_CREDITS: '5' });

  it('is spent by calls, to the last credit, and then the provider is not called', async () => {
    const who = await knownPlayer();
    // one call interprets the text, one tells the turn
    expect(await typed(who)).toMatchObject({ asked: 2, credits_consumed: 1 });
    expect(await typed(who)).toMatchObject({ asked: 2, credits_consumed: 1 });
    const last = await typed(who);
    expect(last, 'two calls for one credit').toMatchObject({ asked: 0, stepped_in: 'daily_limit' });
    expect(await immersed(who)).toMatchObject({ asked: 1, credits_consumed: 1 });
    expect(await immersed(who)).toMatchObject({ asked: 0, stepped_in: 'daily_limit', credits_consumed: 0 });
    expect(await typed(who)).toMatchObject({ asked: 0, stepped_in: 'daily_limit', credits_consumed: 0 });
  });
});

describe('a budget of four credits a day', () => {
  playWith({ AI_DAILY_CREDITS: '4' });

  it('has a half that new accounts leave to others', async () => {
    const newcomer = await on.play.player();
    expect(await typed(newcomer)).toMatchObject({ asked: 2, credits_consumed: 1 });
    expect(await immersed(newcomer)).toMatchObject({ asked: 0, stepped_in: 'daily_limit' });
    expect(await immersed(await on.play.player())).toMatchObject({ asked: 0, stepped_in: 'daily_limit' });
    expect(await typed(await knownPlayer())).toMatchObject({ asked: 2, credits_consumed: 1 });
  });
});

describe('an author’s scene that nothing has to join to what the player did', () => {
  playWith({ AI_DAILY_CREDITS: '5' });
  const road = { text: 'The road ends here.', choices: [{ text: 'Go on', target: 'bank' }] };
  const story_structure = JSON.stringify({
    start_node: 'road',
    nodes: { road, bank: { text: 'The bank is dark.', choices: [] } },
  });

  it('is told without a call, and takes nothing from the budget', async () => {
    const { play, provider } = on;
    const who = await knownPlayer();
    const before = provider.requests.length;
    for (let turn = 1; turn <= 6; turn += 1) {
      const { id } = await play.begin(who, { story_structure });
      expect(await play.act(who, id, { action_type: 'continue' })).toMatchObject({
        narrative: 'The bank is dark.',
        credits_consumed: 0,
      });
    }
    expect(provider.requests).toHaveLength(before);
    expect(await immersed(who)).toMatchObject({ asked: 1, credits_consumed: 1 });
  });
});

describe('typed words that mean a scene as written', () => {
  const road = { text: 'The road ends here.', choices: [{ text: 'Ring the bell', target: 'bank' }] };
  const story_structure = JSON.stringify({
    start_node: 'road',
    nodes: { road, bank: { text: 'The bank is dark.', mode: 'verbatim', choices: [] } },
  });

  /** Types words that only a model takes for the choice. */
  async function meant(who: Person) {
    const { play, provider } = on;
    const { id } = await play.begin(who, { story_structure });
    const before = provider.requests.length;
    const user_action = 'I make that bronze thing shout';
    const answer = await play.act(who, id, { action_type: 'custom_action', user_action });
    return { ...answer, asked: provider.requests.length - before };
  }
  const READ = { asked: 1, narrative: 'The bank is dark.', credits_consumed: 0 };
  const understanding = () => on.provider.follow(() => '{"way": "1", "sure": "high"}');

  describe('in a budget of three credits', () => {
    playWith({ AI_DAILY_CREDITS: '3' });

    it('give back the call that tells, which is not made', async () => {
      understanding();
      const who = await knownPlayer();
      expect(await meant(who)).toMatchObject(READ);
      await expect.poll(() => meant(who)).toMatchObject(READ);
      on.provider.follow(birdsTold());
      await expect.poll(() => immersed(who)).toMatchObject({ asked: 1, credits_consumed: 1 });
    });
  });

  describe('as often as somebody likes', () => {
    playWith({ RATE_LIMIT: 'on' });

    it('are read by the model sixty times in an hour, for nothing', async () => {
      understanding();
      const who = await knownPlayer();
      await haveCounted(limits.freeReadings, who, limits.freeReadings.hits - 2);
      expect(await meant(who)).toMatchObject(READ);
      on.provider.follow(birdsTold());
      // what is paid for does not count
      expect(await typed(who)).toMatchObject({ asked: 2, credits_consumed: 1 });
      understanding();
      expect(await meant(who)).toMatchObject(READ);
      expect(await meant(who)).toMatchObject({ asked: 0, credits_consumed: 0 });
    });
  });
});

describe('a model that is too small to tell freely', () => {
  playWith({ AI_DAILY_CREDITS: '2', AI_TEXT_MODELS: 'tenali=llama-8b' });

  it('is not asked to, and takes nothing from the budget: the built-in narrator tells, free of charge', async () => {
    await on.use({ text: 'llama-8b' });
    const who = await knownPlayer();
    const free = { asked: 0, stepped_in: 'small_model', credits_consumed: 0 };
    for (let turn = 0; turn < 3; turn += 1) expect(await immersed(who)).toMatchObject(free);
    // typed words may still mean a choice
    expect(await typed(who)).toMatchObject({ ...free, asked: 1 });
  });
});

describe('a budget that is spent in the middle of a turn', () => {
  playWith({ AI_DAILY_CREDITS: '1' });

  it('leaves no second try', async () => {
    on.provider.follow(() => FOREIGN);
    const who = await knownPlayer();
    expect(await immersed(who)).toMatchObject({ asked: 1, stepped_in: 'refused', credits_consumed: 0 });
  });
});

describe('turns that nobody pays', () => {
  playWith({ RATE_LIMIT: 'on' });

  it('are ten in an hour and account, then the provider is not asked', async () => {
    on.provider.follow(() => REFUSED);
    const who = await on.play.player();
    for (let turn = 1; turn <= 10; turn += 1)
      expect(await immersed(who), `${turn}`).toMatchObject({ asked: 1, stepped_in: 'refused' });
    expect(await immersed(who)).toMatchObject({ asked: 0, stepped_in: 'unpaid_limit', credits_consumed: 0 });
    expect(await typed(who)).toMatchObject({ asked: 0, stepped_in: 'unpaid_limit', credits_consumed: 0 });
    const { status, body } = await on.play.tryTo(who, (await on.play.begin(who)).id, {
      action_type: 'show',
      selected_model: 'chitrakar',
    });
    expect({ status, body }, 'a built-in illustrator').toMatchObject({ status: 200 });
    const other = await on.play.player();
    expect(await immersed(other), 'another account').toMatchObject({ asked: 1 });
  });

  it('are not those that are paid for, nor the author’s own words', async () => {
    const who = await on.play.player();
    on.provider.follow(birdsTold());
    for (let turn = 1; turn <= 12; turn += 1)
      expect(await immersed(who), `${turn}`).toMatchObject({ asked: 1, credits_consumed: 1 });
  });
});

/** Counts hits against a limit of this person, as another process would. */
async function haveCounted(limit: Limit, who: Person, hits: number): Promise<void> {
  const other = createRateLimiter(on.database.db, systemClock, derivedKey(TEST_SECRET, 'rate limits'));
  for (let hit = 0; hit < hits; hit += 1) await other.allows(limit, who.id);
}

describe('the calls of an account in an hour', () => {
  playWith({ RATE_LIMIT: 'on' });

  it('are bounded, paid for or not, and what is left to others is not touched', async () => {
    const who = await knownPlayer();
    expect(await typed(who)).toMatchObject({ asked: 2, credits_consumed: 1 });
    expect(await immersed(who)).toMatchObject({ asked: 1, credits_consumed: 1 });
    await haveCounted(limits.modelCalls, who, limits.modelCalls.hits - 3 - 1);
    expect(await typed(who), 'two calls where one is left').toMatchObject({
      asked: 0,
      stepped_in: 'account_limit',
      credits_consumed: 0,
    });
    expect(await typed(await on.play.player()), 'another account').toMatchObject({ asked: 2 });
  });

  it('are fewer of a new account, which then is told by the built-in narrator and reads why', async () => {
    const who = await on.play.player();
    expect(await immersed(who)).toMatchObject({ asked: 1, credits_consumed: 1 });
    await haveCounted(limits.newcomerCalls, who, limits.newcomerCalls.hits - 1);
    const over = { asked: 0, stepped_in: 'newcomer_limit', credits_consumed: 0 };
    expect(await immersed(who)).toMatchObject(over);
    expect(await typed(who)).toMatchObject(over);
    expect(await typed(await on.play.player()), 'another account').toMatchObject({ asked: 2 });
  });
});

describe('the turns of an account in a minute', () => {
  playWith({ RATE_LIMIT: 'on' });

  it('that ask a model are twenty; the built-in narrator tells more, free of charge', async () => {
    const who = await on.play.player();
    await haveCounted({ ...limits.modelTurns, batch: 1 }, who, limits.modelTurns.hits - 2);
    const turns = [];
    for (let turn = 0; turn < 3; turn += 1) turns.push(await immersed(who));
    expect(turns.map(({ asked }) => asked)).toEqual([1, 1, 0]);
    expect(turns.at(-1)).toMatchObject({ stepped_in: 'minute_limit', credits_consumed: 0 });
  });
});

describe('concurrent calls', () => {
  playWith({ AI_CONCURRENT_CALLS: '2' });

  /** A model that answers a call only when the test lets it. */
  function gate() {
    const open: (() => void)[] = [];
    let most = 0;
    let asking = 0;
    const next = birdsTold();
    on.provider.follow(async () => {
      asking += 1;
      most = Math.max(most, asking);
      await new Promise<void>((resolve) => open.push(resolve));
      asking -= 1;
      return next();
    });
    const until = (isSo: () => boolean) => expect.poll(isSo, { timeout: 20_000 }).toBe(true);
    return {
      asking: () => asking,
      most: () => most,
      until,
      async letOneGo() {
        await until(() => open.length > 0);
        open.shift()!();
      },
    };
  }

  const immerse = async (who: Person) => {
    const { id } = await on.play.begin(who);
    return on.play.act(who, id, { action_type: 'immerse' });
  };

  it('are one of an account, however many sessions it plays, and two in all', async () => {
    const model = gate();
    const [greedy, asha, bala] = await Promise.all([on.play.player(), on.play.player(), on.play.player()]);
    const sessions = Promise.all(Array.from({ length: 5 }, () => immerse(greedy)));
    await model.until(() => model.asking() === 1);
    const others = Promise.all([immerse(asha), immerse(bala)]);
    // waits until every action is waiting for the model
    const running = async () => (await runningTotals({ db: on.database.db, clock: systemClock })).actions;
    await expect.poll(running, { timeout: 20_000 }).toBe(7);
    await model.until(() => model.asking() === 2);
    for (let call = 0; call < 7; call += 1) await model.letOneGo();
    expect(await Promise.all([sessions, others])).toMatchObject([
      Array.from({ length: 5 }, () => ({ credits_consumed: 1 })),
      [{ credits_consumed: 1 }, { credits_consumed: 1 }],
    ]);
    expect(model.most()).toBe(2);
  });

  it('do not keep others waiting behind the many calls of one, who is told that the turn waits', async () => {
    const model = gate();
    const [greedy, asha] = await Promise.all([on.play.player(), on.play.player()]);
    const first = immerse(greedy);
    await model.until(() => model.asking() === 1);
    const { id } = await on.play.begin(greedy);
    const second = await on.app.inject({
      method: 'POST',
      url: `/api/v1/game/sessions/${id}/action`,
      headers: { ...greedy.headers, accept: 'text/event-stream', 'idempotency-key': randomUUID() },
      payload: { session_id: id, action_type: 'immerse', selected_model: 'tenali' },
      payloadAsStream: true,
    });
    let told = '';
    const ended = (async () => {
      for await (const chunk of second.stream()) told += chunk;
    })();
    // the second call must be queued before the first ends, or it would run in its place
    await model.until(() => told.includes('"waiting"'));
    const other = immerse(asha);
    await model.until(() => model.asking() === 2);
    // two calls now run concurrently: Asha's, and the first of the other account
    for (let call = 0; call < 3; call += 1) await model.letOneGo();
    await Promise.all([first, other, ended]);
    const events = told.match(/^(event: status|data: .*"status".*)$/gm);
    expect(events?.filter((line) => line.startsWith('data'))).toEqual([
      'data: {"status":"thinking"}',
      'data: {"status":"waiting"}',
      'data: {"status":"thinking"}',
    ]);
  });
});
