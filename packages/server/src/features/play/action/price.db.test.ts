import type { ActionRequest } from '@kathaloka/contract/entities';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOf } from '../../../testing/allOf.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { playing } from '../../../testing/playing.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { entriesOf } from '../../economy/public.ts';

type Move = Partial<ActionRequest>;

const SWIM: Move = { action_type: 'continue', selected_choice: { text: 'Swim' } };
const CONTINUE: Move = { action_type: 'continue' };
const LOOK: Move = { action_type: 'custom_action', user_action: 'look at the bell' };
const IMMERSE: Move = { action_type: 'immerse' };
const SHOW: Move = { action_type: 'show', selected_model: 'vishvakarma' };
const RETELL: Move = { action_type: 'retell' };

describe('with the built-in narrator', () => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let play: ReturnType<typeof playing>;
  beforeAll(async () => {
    database = await createTestDatabase();
    app = await buildTestApp({ db: database.db });
    play = playing(app, database.db);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it.each([
    ['a choice', SWIM],
    ['Continue at a fork', CONTINUE],
  ])('%s costs no credits, and an account without any may take it', async (_name, move) => {
    const who = await play.player(0);
    const { id } = await play.begin(who);
    expect(await play.act(who, id, move)).toMatchObject({ credits_consumed: 0 });
    expect(await allOf(entriesOf({ db: database.db }, { user_id: who.id }))).toEqual([]);
  });

  it('free text that names a choice is that choice, and costs nothing', async () => {
    const who = await play.player(0);
    const { id } = await play.begin(who);
    const answer = await play.act(who, id, { action_type: 'custom_action', user_action: 'swim' });
    expect(answer).toMatchObject({ credits_consumed: 0, turn: { is_scene: true } });
  });

  it.each([
    ['free text', LOOK, 1],
    ['Immerse', IMMERSE, 1],
  ])('%s goes beyond the author’s words: it has its price', async (_name, move, price) => {
    const who = await play.player(price);
    const { id } = await play.begin(who);
    expect(await play.act(who, id, move)).toMatchObject({ credits_consumed: price });
    expect(await play.tryTo(who, id, move)).toMatchObject({ status: 402, body: { code: 'credits_short' } });
  });

  it('a picture of the built-in illustrator costs no credits, in any style, and XP as the list says', async () => {
    const who = await play.player(0);
    const { id } = await play.begin(who);
    const { body: models } = await play.call('listModels', who);
    for (const { model_key, credit_cost } of models.image) {
      expect(credit_cost).toBe(0);
      const before = await play.read(who, id);
      const shown = await play.act(who, id, { ...SHOW, selected_model: model_key });
      expect(shown).toMatchObject({ credits_consumed: 0, image_url: expect.any(String) });
      expect(shown.current_xp).toBe(before.current_xp - 2);
    }
  });

  it('a scene is not sold again in the same words', async () => {
    const who = await play.player();
    const { id } = await play.begin(who);
    await play.act(who, id, SWIM);
    expect(await play.tryTo(who, id, RETELL)).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_retell' },
    });
    await play.act(who, id, { ...LOOK, user_action: 'where am I?' });
    expect(await play.act(who, id, RETELL)).toMatchObject({ credits_consumed: 1 });
  });
});

describe('with a model', () => {
  const play = scriptedPlay();

  it.each([
    ['a choice', SWIM],
    ['Continue at a fork', CONTINUE],
  ])('%s is its own telling, and has its price', async (_name, move) => {
    play.tells();
    const who = await play.player(10);
    const { id } = await play.begin(who);
    expect(await play.act(who, id, { ...move, selected_model: 'birbal' })).toMatchObject({
      credits_consumed: 3,
      told_by: 'scripted',
    });
    expect(await play.credits(who.id)).toBe(7);
  });

  it.each([
    ['a choice', SWIM],
    ['Continue at a fork', CONTINUE],
  ])('%s that cannot be paid is told in the author’s words, and says so', async (_name, move) => {
    play.tells();
    const who = await play.player(2);
    const { id } = await play.begin(who);
    expect(await play.act(who, id, { ...move, selected_model: 'birbal' })).toMatchObject({
      credits_consumed: 0,
      stepped_in: 'credits_short',
    });
    expect(await play.credits(who.id)).toBe(2);
  });

  it.each([
    ['free text', LOOK],
    ['Immerse', IMMERSE],
  ])('%s that cannot be paid is refused', async (_name, move) => {
    const who = await play.player(0);
    const { id } = await play.begin(who);
    expect(await play.tryTo(who, id, move)).toMatchObject({ status: 402 });
  });

  it('a picture that was not drawn costs neither credits nor XP', async () => {
    play.tells({ illustrate: () => ({ fallback_description: 'Dark water.', prompt: 'a river' }) });
    const who = await play.player(10);
    const session = await play.begin(who);
    const { current_xp } = session;
    expect(await play.act(who, session.id, SHOW)).toMatchObject({ credits_consumed: 0, current_xp });
    expect(await play.read(who, session.id)).toMatchObject({ current_xp });
    expect(await play.credits(who.id)).toBe(10);
  });
});
