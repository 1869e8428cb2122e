/** Players act concurrently, and leave in the middle of actions. */
import { randomUUID } from 'node:crypto';
import type { GameSession, TogetherEvent } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { invite } from '../../../testing/links.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { waitingForLocks } from '../../../testing/waitingForLocks.ts';
import { followTogether } from './followTogether.ts';
import { playsIn } from '../stored/membership.ts';
import { closeVote } from './votesRepository.ts';

let payer: Person;
let meera: Person;
let kabir: Person;
let session: GameSession;
let token: string;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);
beforeEach(async () => {
  [payer, meera, kabir] = [await play.player(9), await play.player(0), await play.player(0)];
  session = await play.begin(payer);
  token = await invite(app, payer, session.id, [meera, kabir]);
});

const of = () => ({ params: { session_id: session.id } });
const change = (body: object) => play.call('changeTogether', { ...payer, ...of(), body });
const told = async () => (await play.read(payer, session.id)).session_data.narrative_history;
const vote = async (who: Person, choice: string) =>
  play.call('vote', {
    ...who,
    ...of(),
    body: { turn_id: (await told()).at(-1)!.id, choice: { text: choice } },
  });
const join = (who: Person) => play.call('joinSession', { ...who, params: { token } });
const block = ({ id }: Person) =>
  database.db
    .updateTable('users')
    .set({ blocked_at: new Date(), blocked_reason: 'Spam' })
    .where('id', '=', id)
    .execute();

/** Waits until this many statements wait for a lock. */
const waiting = (count: number) => expect.poll(() => waitingForLocks(database.db)).toBe(count);

describe('At the same time', () => {
  it('two people take the last seat: one gets it, and the other is refused', async () => {
    const [third, first, second] = [await play.player(0), await play.player(0), await play.player(0)];
    await join(third);
    const holder = new pg.Client(database.connection);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from together where session_id = $1 for update', [session.id]);
    const joining = [join(first), join(second)];
    // both callers have read that a seat is free
    await waiting(2);
    await holder.query('commit');
    await holder.end();
    const answers = await Promise.all(joining);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'limit_reached' });
    const { body } = await play.call('getTogether', { ...payer, ...of() });
    expect(body.players).toHaveLength(5);
  });

  it('a double click, and a click of another player: one turn is told, and paid for once', async () => {
    await change({ words_allowed: true });
    await play.act(payer, session.id, { selected_choice: 'Swim' });
    const words = { action_type: 'custom_action', user_action: 'where am I?' } as const;
    const seen_turn_id = (await told()).at(-1)!.id;
    const presses = [meera, meera, kabir].map((who) =>
      play.tryTo(who, session.id, { ...words, seen_turn_id }, randomUUID()),
    );
    const answers = await Promise.all(presses);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(await told()).toHaveLength(3);
    const { rows } = await sql<{ captured: number }>`
      select count(*)::int as captured from credit_entries where user_id = ${payer.id} and kind = 'capture'
    `.execute(database.db);
    // a choice of this story is told without a model, and costs nothing
    expect(rows[0]!.captured).toBe(1);
  });
});

describe('A vote', () => {
  it('goes on after its owner has closed the browser, and is paid for by the owner', async () => {
    await change({ way: 'vote' });
    await sql`update together_players set seen_at = seen_at - interval '1 minute' where player_id = ${payer.id}`.execute(
      database.db,
    );
    await vote(meera, 'Swim');
    await vote(kabir, 'Swim');
    await expect.poll(async () => (await told()).length).toBe(2);
    const { rows } = await sql<{ user_id: string }>`
      select user_id from play_actions where session_id = ${session.id}
    `.execute(database.db);
    expect(rows).toEqual([{ user_id: payer.id }]);
  });

  it('cannot be ended by a process that still knows the previous vote', async () => {
    await change({ way: 'vote' });
    await vote(meera, 'Swim');
    const { vote_id } = await database.db
      .selectFrom('together')
      .where('session_id', '=', session.id)
      .select('vote_id')
      .executeTakeFirstOrThrow();
    await play.act(payer, session.id, { action_type: 'immerse' });
    await vote(kabir, 'Swim');
    const before = { session_id: session.id, user_id: payer.id, vote_id: vote_id!, problem: 'session_moved' };
    expect(await closeVote(database.db, before)).toBe(false);
    const { body } = await play.call('getTogether', { ...kabir, ...of() });
    expect(body).toMatchObject({ vote: { voted: 1, mine: { text: 'Swim' } }, vote_problem: null });
  });

  it('is refused while only the owner acts', async () => {
    await change({ way: 'vote', is_paused: true });
    expect(await vote(meera, 'Swim')).toMatchObject({ status: 409, body: { reason: 'paused' } });
    expect((await play.call('getTogether', { ...meera, ...of() })).body.vote).toBeNull();
  });
});

describe('What somebody follows', () => {
  /** Follows the session as a member until the stream ends, and changes something meanwhile. */
  async function streamOf(who: Person, meanwhile: () => PromiseLike<unknown>): Promise<string[]> {
    const membership = { session_id: session.id, player_id: who.id };
    const { signal } = new AbortController();
    const events: TogetherEvent['event'][] = [];
    for await (const { event } of followTogether(testDeps({ db: database.db }), membership, { signal })) {
      events.push(event);
      if (events.length === 1) await meanwhile();
    }
    return events;
  }

  it.each([
    [
      'they are removed',
      () => play.call('removePlayer', { ...payer, params: { session_id: session.id, player_id: meera.id } }),
    ],
    ['they leave', () => play.call('leaveTogether', { ...meera, ...of() })],
    ['they are blocked', () => block(meera)],
    ['the owner is blocked', () => block(payer)],
    ['playing together ends', () => play.call('endTogether', { ...payer, ...of() })],
  ])('ends when %s, with nothing more of the game', async (_when, meanwhile) => {
    expect(await streamOf(meera, meanwhile)).toEqual(['together', 'closed']);
    const membership = { session_id: session.id, player_id: meera.id };
    expect(await playsIn(testDeps({ db: database.db }), membership)).toBe(false);
  });
});
