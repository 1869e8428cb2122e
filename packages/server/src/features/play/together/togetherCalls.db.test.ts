/** Whose limits calls to models count against if several play, and what these calls cost the owner. */
import type { GameSession, Together } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { derivedKey } from '../../../platform/auth/accessTokens.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createRateLimiter, type Limit } from '../../../platform/limits/limits.ts';
import { scriptedModel } from '../../../narrator/scripted.ts';
import { birdsTold } from '../../../testing/birdsTold.ts';
import { buildTestApp, TEST_SECRET } from '../../../testing/buildTestApp.ts';
import { invite } from '../../../testing/links.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { providerPlay } from '../../../testing/providerPlay.ts';
import { scriptedModels } from '../../../testing/scriptedModels.ts';
import { limits } from '../limits.ts';

const REFUSED = "I'm sorry, but I cannot help with that.";

let payer: Person;
let meera: Person;
let session: GameSession;

const on = await providerPlay({ env: { RATE_LIMIT: 'on' } });

beforeAll(async () => {
  await on.use({ text: 'gpt-4.1-mini' });
});
afterAll(() => on.stop());

beforeEach(async () => {
  on.provider.follow(birdsTold());
  [payer, meera] = [await on.play.player(100), await on.play.player(0)];
  session = await on.play.begin(payer, { initial_xp: 1000 });
  await invite(on.app, payer, session.id, [meera]);
  await sql`update together_players set seen_at = seen_at - interval '1 minute' where player_id = ${payer.id}`.execute(
    on.database.db,
  );
});

const change = (body: object) =>
  on.play.call('changeTogether', { ...payer, params: { session_id: session.id }, body });
const spent = async (): Promise<number> => {
  const { body } = await on.play.call('getTogether', { ...payer, params: { session_id: session.id } });
  return (body satisfies Together).budget_spent;
};

/** The choices in turn: from the bank into the river, and back. */
const WAYS = ['Swim', 'Turn back'];

/** Takes this many turns as a member, while the owner is away. */
async function chosen(turns: number) {
  const told = [];
  for (let turn = 0; turn < turns; turn += 1)
    told.push(await on.play.act(meera, session.id, { selected_choice: WAYS[turn % WAYS.length]! }));
  return told;
}

/** Plays Immerse as this person, in a new session of their own. */
async function immersed(who: Person) {
  const { id } = await on.play.begin(who);
  return on.play.act(who, id, { action_type: 'immerse' });
}

/** Counts hits against a limit of this person, as another process would. */
async function haveCounted(limit: Limit, who: Person, hits: number): Promise<void> {
  const other = createRateLimiter(on.database.db, systemClock, derivedKey(TEST_SECRET, 'rate limits'));
  for (let hit = 0; hit < hits; hit += 1) await other.allows({ ...limit, batch: 1 }, who.id);
}

describe('A member alone', () => {
  it('has a model tell their choices as long as the budget pays, and then reads the author’s words', async () => {
    await change({ budget: 2 });
    const before = on.provider.requests.length;
    const told = await chosen(4);
    expect(told.map(({ credits_consumed }) => credits_consumed)).toEqual([1, 1, 0, 0]);
    expect(told.map(({ stepped_in }) => stepped_in)).toEqual([
      undefined,
      undefined,
      'together_budget',
      'together_budget',
    ]);
    expect(on.provider.requests.length - before).toBe(2);
    expect(await spent()).toBe(2);
  });

  it('spends nothing of the budget if the model refuses', async () => {
    on.provider.follow(() => REFUSED);
    expect(await chosen(1)).toMatchObject([{ credits_consumed: 0, stepped_in: 'refused' }]);
    expect(await spent()).toBe(0);
  });

  it('votes, and the budget pays for it', async () => {
    await change({ way: 'vote' });
    await on.play.call('vote', {
      ...meera,
      params: { session_id: session.id },
      body: { turn_id: session.session_data.narrative_history.at(-1)!.id, choice: { text: 'Swim' } },
    });
    await expect.poll(spent).toBe(1);
  });
});

describe('What a member asks of the models', () => {
  it.each([
    ['a minute', limits.modelTurns, 'minute_limit'],
    ['an hour that nobody pays', limits.unpaid, 'unpaid_limit'],
    ['a day as a newcomer', limits.newcomerCalls, 'newcomer_limit'],
  ] as const)('is theirs by %s, and never the owner’s in a game of their own', async (_of, limit, reason) => {
    await haveCounted(limit, meera, limit.hits - 1);
    await haveCounted(limit, payer, limit.hits - 1);
    if (limit === limits.unpaid) on.provider.follow(() => REFUSED);
    const told = await chosen(2);
    expect(told.map(({ stepped_in }) => stepped_in)).toEqual([
      limit === limits.unpaid ? 'refused' : undefined,
      reason,
    ]);
    on.provider.follow(birdsTold());
    expect(await immersed(payer)).toMatchObject({ credits_consumed: 1 });
  });

  it('counts against their limits if a vote chose it', async () => {
    await change({ way: 'vote' });
    await haveCounted(limits.modelTurns, meera, limits.modelTurns.hits);
    await on.play.call('vote', {
      ...meera,
      params: { session_id: session.id },
      body: { turn_id: session.session_data.narrative_history.at(-1)!.id, choice: { text: 'Swim' } },
    });
    const newest = async () => (await on.play.read(meera, session.id)).session_data.narrative_history.at(-1)!;
    await expect.poll(async () => (await newest()).selected_choice).toEqual({ text: 'Swim' });
    expect(await spent()).toBe(0);
    expect(await immersed(payer)).toMatchObject({ credits_consumed: 1 });
  });
});

describe('A narrator is asked', () => {
  it('on behalf of the first voter for the winning choice, and of the owner for a retelling', async () => {
    const asked: string[] = [];
    const narrator = scriptedModel({
      narrate({ account }) {
        asked.push(account);
        return [{ text: 'The water is told of.' }];
      },
    });
    const app = await buildTestApp({ db: on.database.db, narrator, config: { ai: scriptedModels } });
    const play = playing(app, on.database.db);
    await change({ way: 'vote' });
    await play.call('vote', {
      ...meera,
      params: { session_id: session.id },
      body: { turn_id: session.session_data.narrative_history.at(-1)!.id, choice: { text: 'Swim' } },
    });
    const newest = async () => (await play.read(payer, session.id)).session_data.narrative_history.at(-1)!;
    await expect.poll(async () => (await newest()).selected_choice).toEqual({ text: 'Swim' });
    await change({ way: 'in_turn' });
    await play.act(meera, session.id, { selected_choice: 'Turn back' });
    await play.act(payer, session.id, { action_type: 'retell' });
    expect(asked).toEqual([meera.id, meera.id, payer.id]);
    await app.close();
  });
});
