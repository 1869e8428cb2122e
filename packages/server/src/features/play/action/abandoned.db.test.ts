import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createMetrics } from '../../../platform/metrics/createMetrics.ts';
import type { Person } from '../../../testing/people.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { hold, sweepHolds } from '../../economy/public.ts';
import { sweepAbandonedActions } from '../public.ts';

const play = scriptedPlay();

const HOUR_MS = 3_600_000;

const sweep = () => sweepAbandonedActions(testDeps({ db: play.db }));

/** Inserts an action whose process has died. `spelt` changes the spelling of the hold's key. */
async function abandoned(who: Person, spelt: (key: string) => string = (key) => key) {
  const { id: session_id } = await play.begin(who);
  const key = randomUUID();
  const hold_key = `turn:${spelt(`${session_id}:${key}`)}` as const;
  await hold({ db: play.db, clock: systemClock }, { user_id: who.id, amount: 6, key: hold_key });
  const row = { session_id, key, user_id: who.id, attempt: randomUUID(), credits_held: 6, text_so_far: '' };
  const started_at = new Date(Date.now() - HOUR_MS);
  const state = { status: 'running' as const, request_digest: '', started_at, lease_until: started_at };
  await play.db
    .insertInto('play_actions')
    .values({ ...row, ...state })
    .execute();
  return { who, session_id, key };
}

const statusOf = async ({ key }: { readonly key: string }) =>
  (await play.db.selectFrom('play_actions').where('key', '=', key).select('status').executeTakeFirst())
    ?.status;

it('an action whose ids came in capitals is given up like any other', async () => {
  const told = Promise.withResolvers<void>();
  play.tells({ narrate: () => [{ waitFor: told.promise }, { text: 'Too late.' }] });
  const who = await play.player();
  const session = await play.begin(who);
  const id = session.id.toUpperCase();
  const seen_turn_id = session.session_data.narrative_history[0]!.id.toUpperCase();
  const move = { selected_choice: 'Swim', seen_turn_id };
  const key = randomUUID();
  const answer = play.tryTo(who, id, move, key.toUpperCase());
  await expect.poll(() => statusOf({ key })).toBe('running');
  const lost = { attempt: randomUUID(), lease_until: new Date(0) };
  await play.db.updateTable('play_actions').set(lost).where('key', '=', key).execute();
  await sweep();
  expect(await statusOf({ key })).toBe('failed');
  expect(await play.credits(who.id)).toBe(100);
  told.resolve();
  expect(await answer).toMatchObject({ status: 504, body: { code: 'narrator_timed_out' } });
  const again = await play.tryTo(who, session.id, { ...move, seen_turn_id: seen_turn_id.toLowerCase() }, key);
  expect(again, 'the same request in another spelling').toMatchObject({ status: 504 });
});

it('an action whose session was deleted while it ran gives its credits back when it ends', async () => {
  const told = Promise.withResolvers<void>();
  play.tells({ narrate: () => [{ waitFor: told.promise }, { text: 'Too late.' }] });
  const who = await play.player();
  const { id } = await play.begin(who);
  const key = randomUUID();
  const answer = play.tryTo(who, id, { selected_choice: 'Swim', selected_model: 'vyasa' }, key);
  await expect.poll(() => statusOf({ key })).toBe('running');
  expect(await play.credits(who.id)).toBeLessThan(100);
  await play.db.deleteFrom('game_sessions').where('id', '=', id).execute();
  told.resolve();
  expect((await answer).status).toBeGreaterThanOrEqual(400);
  await expect.poll(() => play.credits(who.id)).toBe(100);
});

it('an action that costs nothing also stays untold once it was given up', async () => {
  const told = Promise.withResolvers<void>();
  play.tells({ narrate: () => [{ waitFor: told.promise }, { text: 'Too late.' }] });
  const who = await play.player(0);
  const { id } = await play.begin(who);
  const key = randomUUID();
  const answer = play.tryTo(who, id, { selected_choice: 'Swim' }, key);
  await expect.poll(() => statusOf({ key })).toBe('running');
  const lost = { attempt: randomUUID(), lease_until: new Date(0) };
  await play.db.updateTable('play_actions').set(lost).where('key', '=', key).execute();
  await sweep();
  told.resolve();
  expect(await answer).toMatchObject({ status: 504, body: { code: 'narrator_timed_out' } });
  expect((await play.read(who, id)).session_data.narrative_history).toHaveLength(1);
});

it('a hold that is not found keeps neither its action nor those after it from ending', async () => {
  const first = await abandoned(await play.player(), (key) => key.toUpperCase());
  const second = await abandoned(await play.player());
  await sweep();
  expect(await statusOf(first)).toBe('failed');
  expect(await statusOf(second)).toBe('failed');
  expect(await play.credits(second.who.id)).toBe(100);
  // the sweep of actions did not find the hold whose key is spelt differently; `sweepHolds` releases it
  const later = () => new Date(Date.now() + 3 * HOUR_MS);
  await sweepHolds(testDeps({ db: play.db, clock: later }));
  expect(await play.credits(first.who.id)).toBe(100);
});

it('the next action of a session gives up the abandoned one, even without its hold', async () => {
  play.tells();
  const { who, session_id, key } = await abandoned(await play.player(), (spelt) => spelt.toUpperCase());
  await play.act(who, session_id, { selected_choice: 'Swim' });
  expect(await statusOf({ key })).toBe('failed');
});

it('an action that cannot be ended does not stop the sweep', async () => {
  const first = await abandoned(await play.player());
  const second = await abandoned(await play.player());
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$
  `.execute(play.db);
  await sql`
    create trigger refuse before update on play_actions for each row
      when (old.key = ${sql.lit(first.key)}) execute function refuse()
  `.execute(play.db);
  await sweep();
  expect(await statusOf(first)).toBe('running');
  expect(await statusOf(second)).toBe('failed');
  await sql`drop trigger refuse on play_actions`.execute(play.db);
  await sweep();
  expect(await statusOf(first)).toBe('failed');
});

it('an action that ends with its process counts among those that fail', async () => {
  const pool = () => ({ open: 0, idle: 0, waiting: 0 });
  const metrics = createMetrics({ pool, totals: () => Promise.reject(new Error('not read')) });
  await abandoned(await play.player());
  await sweepAbandonedActions(testDeps({ db: play.db, metrics }));
  expect(await metrics.read()).toContain('kathaloka_actions_failed_total{code="given_up"} 1');
});
