import type { GameSession, Turn } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { sendTogether } from '../../../platform/db/sendTogether.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { allOf } from '../../../testing/allOf.ts';
import type { Person } from '../../../testing/people.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { entriesOf } from '../../economy/public.ts';
import { findFactsNamed, insertFacts } from '../memory/factsRepository.ts';
import { pastIn, pastStatements } from '../memory/memoryRepository.ts';
import { findBranches } from '../memory/pathRepository.ts';
import { findSummariesToTell } from '../memory/summariesRepository.ts';
import { inheritTurns } from '../turns/inheritedRepository.ts';
import { findTurn } from '../stored/turnsRepository.ts';

const play = scriptedPlay();

/** Eight moves, among them every action but undo and redo, that lead to an ending. */
const MOVES = [
  { selected_choice: 'Swim' },
  { selected_choice: 'Turn back' },
  { action_type: 'custom_action', user_action: 'I sing' },
  { action_type: 'show', selected_model: 'vishvakarma' },
  { action_type: 'immerse' },
  { action_type: 'retell' },
  { selected_choice: 'Ring the bell' },
  { selected_choice: 'Sit down' },
] as const;
/** The opening and five turns, up to the retold Immerse. */
const TO_THERE = 6;

async function eightTurns(credits = 100) {
  const who = await play.player(credits);
  const { id } = await play.begin(who, { initial_xp: 1000 });
  for (const move of MOVES) await play.act(who, id, move);
  return { who, id };
}

async function branchAt(who: Person, session_id: string, at: number): Promise<GameSession> {
  const { narrative_history } = (await play.read(who, session_id)).session_data;
  const body = { turn_id: narrative_history[at]!.id };
  const { status, body: branch } = await play.call('branchSession', { ...who, params: { session_id }, body });
  expect(status).toBe(201);
  return branch;
}

/** The turns without their ids, tellings and prices, which differ between the sessions. */
const toldIn = (turns: readonly Turn[]) =>
  turns.map(({ id: _id, tellings: _tellings, credits_consumed: _paid, ...turn }) => turn);

async function wholeTale(who: Person, session_id: string) {
  const params = { session_id };
  const map = await play.call('mapSession', { ...who, params });
  const whole = await play.call('exportSession', { ...who, params });
  const ending = await play.call('getEnding', { ...who, params });
  return {
    session: await play.read(who, session_id),
    map: map.body,
    export: whole.body,
    ending: ending.body,
  };
}

describe('a session from an earlier part', () => {
  it('is begun once for one key, however often that is sent', async () => {
    const { who, id } = await eightTurns();
    const turn_id = (await play.read(who, id)).session_data.narrative_history[2]!.id;
    const headers = { ...who.headers, 'idempotency-key': newId() };
    const begin = () =>
      play.call('branchSession', { headers, params: { session_id: id }, body: { turn_id } });
    const answers = await Promise.all(Array.from({ length: 5 }, begin));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await play.call('listSessions', who);
    expect(body.sessions).toHaveLength(2);
  });

  it('shows the tale up to there, page by page, on its map and in its export', async () => {
    const { who, id } = await eightTurns();
    const origin = await play.read(who, id);
    const expected = toldIn(origin.session_data.narrative_history.slice(0, TO_THERE));
    const branch = await branchAt(who, id, TO_THERE - 1);
    expect(toldIn(branch.session_data.narrative_history)).toEqual(expected);

    const pages: Turn[] = [];
    for (let before: string | undefined, isMore = true; isMore;) {
      const query = { limit: '2', ...(before !== undefined && { before }) };
      const { narrative_history, has_earlier } = (await play.read(who, branch.id, query)).session_data;
      pages.unshift(...narrative_history);
      before = narrative_history[0]!.id;
      isMore = has_earlier;
    }
    expect(toldIn(pages)).toEqual(expected);

    const { map, export: whole } = await wholeTale(who, branch.id);
    expect(map.turns.map(({ first_words, is_current }) => [first_words, is_current])).toEqual(
      ['The bank is dark.', 'Swim', 'Turn back', 'I sing', '', 'A setting is told.'].map((line) => [
        line,
        true,
      ]),
    );
    expect(map.turns.map(({ parent_id }) => parent_id)).toEqual([
      null,
      ...pages.slice(0, -1).map((turn) => turn.id),
    ]);
    expect(toldIn(whole.turns)).toEqual(expected);
  });

  it('goes on to an ending that knows the forks before it, and to begin again from one of them', async () => {
    const { who, id } = await eightTurns();
    const branch = await branchAt(who, id, TO_THERE - 1);
    await play.act(who, branch.id, { selected_choice: 'Ring the bell' });
    await play.act(who, branch.id, { selected_choice: 'Sit down' });
    const [told, origin] = [await wholeTale(who, branch.id), await wholeTale(who, id)];
    const forks = (tale: typeof told) => tale.ending.forks.map(({ turn_id: _id, ...fork }) => fork);
    expect(origin.ending.forks).not.toEqual([]);
    expect(forks(told)).toEqual(forks(origin));
    const places = new Set(told.map.turns.map((turn) => turn.id));
    for (const { turn_id } of told.ending.forks) expect(places).toContain(turn_id);
    const again = await play.call('branchSession', {
      ...who,
      params: { session_id: branch.id },
      body: { turn_id: told.ending.forks[0]!.turn_id },
    });
    expect(again.status).toBe(201);
  });

  it('stays as it is when the session that it comes from is deleted', async () => {
    const { who, id } = await eightTurns();
    const branch = await branchAt(who, id, TO_THERE - 1);
    await play.act(who, branch.id, { selected_choice: 'Ring the bell' });
    await play.act(who, branch.id, { selected_choice: 'Sit down' });
    const before = await wholeTale(who, branch.id);
    expect(before.map.turns).toHaveLength(TO_THERE + 2);
    expect((await play.call('deleteSession', { ...who, params: { session_id: id } })).status).toBe(200);
    expect(await wholeTale(who, branch.id)).toEqual(before);
    await play.act(who, branch.id, { action_type: 'undo' });
  });

  it('is undone and redone through what it has inherited, and its origin does not notice', async () => {
    const { who, id } = await eightTurns();
    const origin = await wholeTale(who, id);
    const branch = await branchAt(who, id, 2);
    expect(branch.session_data).toMatchObject({ can_undo: true, can_redo: false });
    await play.act(who, branch.id, { selected_choice: 'Ring the bell' });
    for (const line of ['The bank is dark.', 'Swim', 'Turn back'].keys()) {
      await play.act(who, branch.id, { action_type: 'undo' });
      expect((await play.read(who, branch.id)).session_data.narrative_history).toHaveLength(3 - line);
    }
    const undone = await play.tryTo(who, branch.id, { action_type: 'undo' });
    expect(undone).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
    for (let time = 0; time < 3; time += 1) await play.act(who, branch.id, { action_type: 'redo' });
    const { session_data } = await play.read(who, branch.id);
    expect(session_data).toMatchObject({ can_undo: true, can_redo: false });
    expect(session_data.narrative_history.at(-1)).toMatchObject({
      selected_choice: { text: 'Ring the bell' },
    });
    expect(await wholeTale(who, id)).toEqual(origin);
  });

  it('tells its newest part another way for itself alone', async () => {
    const { who, id } = await eightTurns();
    const origin = await wholeTale(who, id);
    const branch = await branchAt(who, id, 3);
    await play.act(who, branch.id, { action_type: 'retell' });
    const { narrative_history } = (await play.read(who, branch.id)).session_data;
    expect(narrative_history.at(-1)!.tellings).toHaveLength(2);
    expect(await wholeTale(who, id)).toEqual(origin);
  });

  it('costs nothing, and counts for nothing a second time', async () => {
    const { who, id } = await eightTurns();
    const paid = await allOf(entriesOf({ db: play.db }, { user_id: who.id }));
    const visits = () => play.db.selectFrom('scene_visits').select('node').execute();
    const entered = await visits();
    const branch = await branchAt(who, id, TO_THERE - 1);
    expect(await allOf(entriesOf({ db: play.db }, { user_id: who.id }))).toEqual(paid);
    expect(branch.session_data.narrative_history.map((turn) => turn.credits_consumed)).toEqual(
      Array.from({ length: TO_THERE }, () => 0),
    );
    expect(await visits()).toEqual(entered);
    await play.act(who, branch.id, { selected_choice: 'Ring the bell' });
    await play.act(who, branch.id, { selected_choice: 'Sit down' });
    expect((await wholeTale(who, branch.id)).ending.credits_spent).toBe(0);
    expect((await wholeTale(who, id)).ending.credits_spent).toBeGreaterThan(0);
  });

  it('remembers what was remembered there', async () => {
    const { who, id } = await eightTurns();
    const turns = (await play.read(who, id)).session_data.narrative_history;
    const user_id = who.id;
    const turn = (await findTurn(play.db, { session_id: id, user_id, id: turns[2]!.id }))!;
    const fact = { key: 'rope', value: 'frayed', known_to: [], words: ['rope'] };
    await inTransaction(play.db, (transaction) => insertFacts(transaction, { ...turn, user_id }, [fact]));
    const summary = {
      id: newId(),
      session_id: id,
      user_id,
      turn_id: turn.id,
      layer: 1,
      branch: turn.branch,
    } as const;
    await play.db
      .insertInto('session_summaries')
      .values({ ...summary, depth: turn.depth, text: 'They swam.', created_at: new Date() })
      .execute();
    await sql`update turns set notes = '{"said": 1}' where id = ${turn.id}`.execute(play.db);
    const branch = await branchAt(who, id, 3);
    await play.call('deleteSession', { ...who, params: { session_id: id } });
    const head = (await findTurn(play.db, {
      session_id: branch.id,
      user_id,
      id: branch.session_data.narrative_history[3]!.id,
    }))!;
    const path = await findBranches(play.db, { ...head, user_id });
    const named = await findFactsNamed(play.db, path, { words: new Map([['rope', 1]]), limit: 5 });
    expect(named).toEqual([{ key: 'rope', value: 'frayed', by: 'model', known_to: [] }]);
    expect(await findSummariesToTell(play.db, path)).toEqual([
      { layer: 1, depth: turn.depth, text: 'They swam.' },
    ]);
    const past = { session_id: branch.id, user_id, turn_id: head.id, tellings: [], turns: 40, limit: 40 };
    const read = await sendTogether(play.db, pastStatements(play.db, past));
    expect(pastIn(...read).notes).toEqual({ said: 1 });
  });

  it('takes over the latest thousand turns of a very long one, each in its place', async () => {
    const who = await play.player();
    const { id, session_data } = await play.begin(who, { story_structure: '{}' });
    const first = session_data.narrative_history[0]!.id;
    const ids = Array.from({ length: 1200 }, () => newId());
    await sql`
      insert into turns (id, session_id, user_id, parent_id, committed_at, ai_response, state)
      select turn.id, ${id}, ${who.id}, turn.parent_id, now(), 'On.', (select state from turns where turns.id = ${first})
      from unnest(${ids}::uuid[], ${[first, ...ids.slice(0, -1)]}::uuid[]) with ordinality
        as turn (id, parent_id, step)
      order by step
    `.execute(play.db);
    const body = { turn_id: ids.at(-1)! };
    const { body: branch } = await play.call('branchSession', { ...who, params: { session_id: id }, body });
    const depths = await play.db
      .selectFrom('turns')
      .where('session_id', '=', branch.id)
      .orderBy('depth')
      .select(['depth', 'is_inherited'])
      .execute();
    expect(depths).toEqual(
      Array.from({ length: 1000 }, (_, at) => ({ depth: 202 + at, is_inherited: true })),
    );
    const { depth } = (await findTurn(play.db, {
      session_id: branch.id,
      user_id: who.id,
      id: (await play.act(who, branch.id, {})).turn_id,
    }))!;
    expect(depth).toBe(1202);
  });

  it('does not begin from turns that have gone', async () => {
    const { who, id } = await eightTurns();
    const session = await play.db
      .selectFrom('game_sessions')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const gone = { origins: [newId()], ids: [newId()] };
    await inTransaction(play.db, async (transaction) => {
      expect(await inheritTurns(transaction, session, session, gone)).toBe(false);
    });
    expect((await play.read(who, id)).session_data.narrative_history).toHaveLength(8);
  });
});
