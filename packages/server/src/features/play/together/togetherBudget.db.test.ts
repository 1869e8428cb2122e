/** What invited players may spend of the owner's credits. */
import type { GameSession, Together } from '@kathaloka/contract/entities';
import { TOGETHER_BUDGET, TOGETHER_BUDGET_MAX } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../platform/db/connect.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { invite } from '../../../testing/links.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

let payer: Person;
let meera: Person;
let kabir: Person;
let session: GameSession;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);

/** Free text costs a credit. */
const WORDS = { action_type: 'custom_action', user_action: 'where am I?' } as const;

beforeEach(async () => {
  [payer, meera, kabir] = [await play.player(50), await play.player(0), await play.player(0)];
  session = await play.begin(payer, { initial_xp: 1000 });
  await invite(app, payer, session.id, [meera, kabir]);
  await change({ words_allowed: true });
});

const of = () => ({ params: { session_id: session.id } });
const change = (body: object) => play.call('changeTogether', { ...payer, ...of(), body });
const together = async (who: Person): Promise<Together> =>
  (await play.call('getTogether', { ...who, ...of() })).body;
/** The owner closed the page a moment ago. */
const goAway = () =>
  sql`update together_players set seen_at = seen_at - interval '1 minute' where player_id = ${payer.id}`.execute(
    database.db,
  );
const balance = async (): Promise<number> =>
  (
    await database.db
      .selectFrom('users')
      .where('id', '=', payer.id)
      .select('credits')
      .executeTakeFirstOrThrow()
  ).credits;
const left = ({ budget, budget_spent }: Together) => `${budget - budget_spent} of ${budget}`;

describe('Members whose owner is away', () => {
  it('spend no more than the budget; then their turns are told free of charge, and all players see why', async () => {
    await change({ budget: 2 });
    await goAway();
    const told = [];
    for (const who of [meera, kabir, meera, kabir]) told.push(await play.act(who, session.id, WORDS));
    expect(told.map(({ credits_consumed }) => credits_consumed)).toEqual([1, 1, 0, 0]);
    expect(told.map(({ stepped_in }) => stepped_in)).toEqual([
      undefined,
      undefined,
      'together_budget',
      'together_budget',
    ]);
    expect(told.at(-1)!.turn?.ai_response).toBeTruthy();
    expect(await balance()).toBe(48);
    for (const who of [payer, meera, kabir]) expect(left(await together(who))).toBe('0 of 2');
  });

  it('cannot exceed the budget with two processes', async () => {
    await change({ budget: 3 });
    await goAway();
    const db: Database = connect(database.connection, pino({ level: 'silent' }));
    const other = await buildTestApp({ db });
    const there = playing(other, db);
    for (let round = 0; round < 5; round += 1)
      await Promise.all([
        play.tryTo(meera, session.id, WORDS),
        there.tryTo(kabir, session.id, WORDS),
        there.tryTo(meera, session.id, WORDS),
        play.tryTo(kabir, session.id, WORDS),
      ]);
    await other.close();
    await db.destroy();
    expect([await balance(), left(await together(meera))]).toEqual([47, '0 of 3']);
  });

  it('may have nothing to spend, and still play', async () => {
    await change({ budget: 0 });
    await goAway();
    expect(await play.act(meera, session.id, WORDS)).toMatchObject({ stepped_in: 'together_budget' });
    expect(await play.act(kabir, session.id, { selected_choice: 'Swim' })).not.toHaveProperty('stepped_in');
    expect(await balance()).toBe(50);
  });
});

describe('The budget', () => {
  it('is 20 credits, or as many as the invitation says, and the owner raises it', async () => {
    expect(left(await together(meera))).toBe(`${TOGETHER_BUDGET} of ${TOGETHER_BUDGET}`);
    const asked = (budget: number) => play.call('inviteToSession', { ...payer, ...of(), body: { budget } });
    expect([(await asked(-1)).status, (await asked(TOGETHER_BUDGET_MAX + 1)).status]).toEqual([422, 422]);
    await asked(1);
    await invite(app, payer, session.id);
    await play.act(payer, session.id, { selected_choice: 'Swim' });
    await play.act(meera, session.id, WORDS);
    expect(await play.act(kabir, session.id, WORDS)).toMatchObject({ stepped_in: 'together_budget' });
    expect((await play.call('changeTogether', { ...meera, ...of(), body: { budget: 9 } })).status).toBe(404);
    expect(left((await change({ budget: 4 })).body)).toBe('3 of 4');
    await play.act(payer, session.id, { selected_choice: 'Turn back' });
    expect(await play.act(meera, session.id, WORDS)).toMatchObject({ credits_consumed: 1 });
  });

  it('pays nothing of the owner’s own turns, nor of the author’s words', async () => {
    await change({ budget: 1 });
    expect(await play.act(payer, session.id, WORDS)).toMatchObject({ credits_consumed: 1 });
    expect(left(await together(meera))).toBe('1 of 1');
    await play.act(meera, session.id, { selected_choice: 'Swim' });
    expect(left(await together(meera))).toBe('1 of 1');
  });

  it('is full again when playing together begins again', async () => {
    await change({ budget: 1 });
    await play.act(payer, session.id, { selected_choice: 'Swim' });
    await play.act(meera, session.id, WORDS);
    await play.call('endTogether', { ...payer, ...of() });
    await invite(app, payer, session.id, [meera]);
    expect(left(await together(meera))).toBe(`${TOGETHER_BUDGET} of ${TOGETHER_BUDGET}`);
  });
});
