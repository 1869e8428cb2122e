/**
 * Changes made by one process reach another process by the notices of the database: no polling timer runs in these
 * tests.
 */
import type { GameSession, Together, TogetherEvent } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { invite } from '../../../testing/links.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { followTogether } from './followTogether.ts';

let payer: Person;
let meera: Person;
let kabir: Person;
let session: GameSession;
let events: AsyncGenerator<TogetherEvent>;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);
beforeEach(async () => {
  [payer, meera, kabir] = [await play.player(9), await play.player(0), await play.player(0)];
  session = await play.begin(payer);
  await invite(app, payer, session.id, [meera]);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const elsewhere = testDeps({ db: database.db });
  const leaving = new AbortController();
  const membership = { session_id: session.id, player_id: meera.id };
  events = followTogether(elsewhere, membership, { signal: leaving.signal });
  await events.next();
  await vi.waitUntil(elsewhere.notices.isUp, { timeout: 20_000 });
  return async () => {
    leaving.abort();
    await events.return(undefined);
    vi.useRealTimers();
  };
});

const of = () => ({ params: { session_id: session.id } });

/** Reads events until the condition holds for a state. False if the stream ends first. */
async function shows(isShown: (state: Together) => boolean): Promise<boolean> {
  for (;;) {
    const { value } = await events.next();
    if (value?.event !== 'together') return false;
    if (isShown(value.data)) return true;
  }
}
const showsHere = (who: Person, is_here: boolean) =>
  shows(({ players }) => players.some((player) => player.id === who.id && player.is_here === is_here));

describe('Who follows a game at another process sees', () => {
  it('who joins, and who is there again', async () => {
    await invite(app, payer, session.id, [kabir]);
    expect(await showsHere(kabir, true)).toBe(true);
    await sql`
      update together_players set seen_at = seen_at - interval '1 hour' where player_id = ${kabir.id}
    `.execute(database.db);
    await play.call('changeTogether', { ...payer, ...of(), body: { is_paused: true } });
    expect(await showsHere(kabir, false)).toBe(true);
    const membership = { session_id: session.id, player_id: kabir.id };
    const { signal } = new AbortController();
    const opened = followTogether(testDeps({ db: database.db }), membership, { signal });
    await opened.next();
    await opened.return(undefined);
    expect(await showsHere(kabir, true)).toBe(true);
  });

  it('a turn, and an undo', async () => {
    await play.tryTo(payer, session.id, { selected_choice: 'Swim' });
    let page = '';
    const isToldTo = (state: Together) => {
      ({ page } = state);
      return state.turn_of === meera.id && state.running === null;
    };
    expect(await shows(isToldTo)).toBe(true);
    await play.tryTo(payer, session.id, { action_type: 'undo' });
    expect(await shows((state) => state.page !== page && state.running === null)).toBe(true);
  });

  it('a vote, and another name of a player', async () => {
    await play.call('changeTogether', { ...payer, ...of(), body: { way: 'vote' } });
    const turn_id = (await play.read(payer, session.id)).session_data.narrative_history.at(-1)!.id;
    await play.call('vote', { ...payer, ...of(), body: { turn_id, choice: { text: 'Swim' } } });
    expect(await shows(({ vote }) => vote?.voted === 1)).toBe(true);
    await sql`update users set display_name = 'Renamed' where id = ${payer.id}`.execute(database.db);
    expect(await shows(({ players }) => players.some(({ name }) => name === 'Renamed'))).toBe(true);
  });

  it.each([
    ['they are removed', () => sql`delete from together_players where player_id = ${meera.id}`],
    [
      'they are blocked',
      () => sql`update users set blocked_at = now(), blocked_reason = 'spam' where id = ${meera.id}`,
    ],
    ['playing together ends', () => sql`delete from together where session_id = ${session.id}`],
    ['the session is deleted', () => sql`delete from game_sessions where id = ${session.id}`],
    [
      'the story is taken back',
      () => sql`
        update stories set status = 'archived'
        where id = (select story_id from game_sessions where id = ${session.id})
      `,
    ],
  ])('that it is over when %s', async (_when, change) => {
    await change().execute(database.db);
    await expect(events.next()).resolves.toMatchObject({ value: { event: 'closed' } });
  });
});
