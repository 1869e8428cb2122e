import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { progressPlay } from '../../testing/progressPlay.ts';
import { balanceOf, hold } from '../economy/public.ts';
import { sweepDeeds } from './sweepDeeds.ts';
import { TASKS } from './tasks.ts';

const play = progressPlay();

const HOUR_MS = 3_600_000;
const LAMP = TASKS.daily[0]!;

const choose = (selected_choice: string) => ({ selected_choice });
const credits = ({ id }: Person) => balanceOf({ db: play.db }, { user_id: id });

async function finished(who: Person, after?: number) {
  const { body } = await play.call('listFinishedTasks', {
    ...who,
    ...(after !== undefined && { query: { after: String(after) } }),
  });
  return body;
}

/** Marks these tasks as paid earlier, after one other. */
async function havePaid({ id: user_id }: Person, task_ids: readonly string[]): Promise<void> {
  const paid = { user_id, scope: 'ever', stars: 1, coins: 1, finished_at: play.time.now() };
  const rows = task_ids.map((task_id, at) => ({ ...paid, number: 2 + at, task_id }));
  await play.db.insertInto('paid_tasks').values(rows).execute();
}

const rewards = (who: Person) =>
  play.db
    .selectFrom('credit_entries')
    .select(['operation_key', 'amount'])
    .where('user_id', '=', who.id)
    .where('kind', '=', 'reward')
    .execute();

/** Pretends that a process died before it counted a person's turns. */
async function uncount({ id }: Person): Promise<void> {
  for (const table of ['progress_people', 'progress_deeds', 'paid_tasks'] as const)
    await play.db.deleteFrom(table).where('user_id', '=', id).execute();
  await sql`
    insert into progress_queue select user_id, 'turn', id from turns where user_id = ${id} and not is_inherited
  `.execute(play.db);
}

describe('progress', () => {
  it('of somebody new is all at the beginning: level 1, no stars, and what is locked says so', async () => {
    const who = await play.player(7);
    const { tasks, summary, streak, resets_at } = await play.list(who, 'achievement');
    expect(summary).toEqual({
      username: who.username,
      level: {
        title: 'Shrota',
        current: 1,
        current_stars: 0,
        stars_for_next_level: 30,
        star_progress_percentage: 0,
      },
      currency: { coins_balance: 7 },
    });
    expect(streak).toEqual({ days: 0, longest: 0, has_played_today: false });
    expect(Date.parse(resets_at)).toBeGreaterThan(play.time.now().getTime());
    expect(tasks).toHaveLength(TASKS.achievement.length);
    for (const task of tasks) {
      expect(task.is_completed).toBe(false);
      expect(task.is_locked).toBe((task.level_required ?? 1) > 1);
    }
  });

  it('is paid in the background after a turn, without a request', async () => {
    const who = await play.player(10);
    const { id } = await play.begin(who);
    await play.act(who, id, choose('Ring the bell'));
    await play.settled();
    expect(await rewards(who)).toEqual([
      {
        operation_key: `task:lamp_at_dusk:${play.time.now().toISOString().slice(0, 10)}`,
        amount: LAMP.coins,
      },
    ]);
    expect(await credits(who)).toBe(10 + LAMP.coins);
  });

  it('leaves completed tasks out where they are not asked for', async () => {
    const who = await play.player();
    const { id } = await play.begin(who);
    await play.act(who, id, choose('Ring the bell'));
    const query = { task_type: 'daily', include_completed: 'false' };
    const { body } = await play.call('listTasks', { ...who, query });
    expect(body.tasks.map(({ task_id }) => task_id)).not.toContain('lamp_at_dusk');
    expect(body.tasks).toHaveLength(TASKS.daily.length - 1);
  });

  it('does not grow by undo, redo and telling again', async () => {
    const who = await play.player(1000);
    await play.giveStars(who, 5000);
    const { id } = await play.begin(who);
    for (let time = 0; time < 10; time += 1) {
      await play.act(who, id, choose('Swim'));
      await play.act(who, id, { action_type: 'undo' });
      await play.act(who, id, { action_type: 'redo' });
      await play.act(who, id, { action_type: 'retell' });
      await play.act(who, id, { action_type: 'undo' });
    }
    expect(await play.task(who, 'milestone', 'beads_on_the_thread')).toMatchObject({ current_value: 1 });
    expect(await play.task(who, 'daily', 'fork_in_the_forest')).toMatchObject({ current_value: 1 });
    expect(await play.task(who, 'achievement', 'blind_men_and_elephant')).toMatchObject({ current_value: 1 });
  });

  it('does not grow by what a session has from an earlier one', async () => {
    const who = await play.player(1000);
    const { id } = await play.begin(who);
    await play.act(who, id, choose('Swim'));
    const { turn_id } = await play.act(who, id, choose('Turn back'));
    await play.settled();
    const before = await play.list(who, 'milestone');
    await uncount(who);
    const asked = { ...who, params: { session_id: id }, body: { turn_id } };
    for (let time = 0; time < 3; time += 1)
      expect((await play.call('branchSession', asked)).status).toBe(201);
    expect(await play.list(who, 'milestone')).toEqual(before);
  });

  it('counts one ending once, however often it is reached, and keeps it when its sessions are deleted', async () => {
    const who = await play.player(1000);
    const { id, story_id } = await play.begin(who);
    for (let session_id = id, time = 0; time < 5; time += 1) {
      await play.act(who, session_id, choose('Ring the bell'));
      await play.act(who, session_id, {});
      await play.settled();
      await play.call('deleteSession', { ...who, params: { session_id } });
      session_id = (await play.call('createSession', { ...who, body: { story_id } })).body.id;
    }
    expect(await play.task(who, 'milestone', 'first_crossing')).toMatchObject({ is_completed: true });
    expect(await play.task(who, 'milestone', 'three_banks')).toMatchObject({ current_value: 1 });
    expect(await play.task(who, 'milestone', 'five_pandavas')).toMatchObject({ current_value: 1 });
  });

  it('counts one’s own stories neither as liked nor as liking', async () => {
    const who = await play.player();
    const id = await play.make.story({ author_id: who.id });
    await play.call('likeStory', { ...who, params: { id }, body: {} });
    await play.call('bookmarkStory', { ...who, params: { id }, body: {} });
    expect(await play.task(who, 'achievement', 'rasika')).toMatchObject({ current_value: 0 });
    expect(await play.task(who, 'achievement', 'peacock_feathers')).toMatchObject({ current_value: 0 });
    expect(await play.task(who, 'achievement', 'village_square')).toMatchObject({ current_value: 0 });
  });

  it('is nothing that a client can claim: a failed turn counts for nothing', async () => {
    const who = await play.player(0);
    const { id } = await play.begin(who);
    const asked = { action_type: 'immerse' } as const;
    expect((await play.tryTo(who, id, asked)).status).toBe(402);
    await play.settled();
    expect(await play.task(who, 'daily', 'lamp_at_dusk')).toMatchObject({ current_value: 0 });
  });
});

describe('a locked task', () => {
  it('counts on, and is paid when its level is reached', async () => {
    const who = await play.player(100);
    const { id } = await play.begin(who, { initial_xp: 1000 });
    await play.act(who, id, { action_type: 'show', selected_model: 'vishvakarma' });
    expect(await play.task(who, 'daily', 'ask_the_painter')).toMatchObject({
      is_locked: true,
      is_completed: false,
      current_value: 1,
      progress_percentage: 100,
    });
    await play.giveStars(who, 30);
    expect(await play.task(who, 'daily', 'ask_the_painter')).toMatchObject({
      is_locked: false,
      is_completed: true,
    });
  });

  it('is paid with the turn that leads to its level, once, and its coins are told', async () => {
    const who = await play.player(0);
    await play.giveStars(who, 70);
    const { id } = await play.begin(who);
    await play.act(who, id, choose('Swim'));
    await play.act(who, id, choose('Go under'));
    await play.settled();
    const told = await finished(who, 1);
    // the first crossing leads to level 3, where the far shore pays
    expect(told.finished.map(({ task_id }) => task_id)).toEqual([
      'lamp_at_dusk',
      'first_crossing',
      'far_shore',
    ]);
    expect(told.new_level).toMatchObject({ current: 3 });
    expect(await play.task(who, 'daily', 'far_shore')).toMatchObject({
      is_completed: true,
      is_locked: false,
    });
    await Promise.all(Array.from({ length: 10 }, () => finished(who, 0)));
    expect(await rewards(who)).toHaveLength(3);
  });

  it('is owed after midnight, and after weeks: reaching the level pays it, and that day’s task as well', async () => {
    let who = await play.player(0);
    await play.giveStars(who, 20);
    await havePaid(who, ['first_crossing']);
    play.time.set(new Date('2027-02-01T23:59:00Z'));
    who = await play.signedInAgain(who);
    const { id } = await play.begin(who);
    await play.act(who, id, choose('Swim'));
    await play.act(who, id, choose('Go under'));
    await play.settled();
    expect(await play.task(who, 'daily', 'far_shore')).toMatchObject({
      is_locked: true,
      is_completed: false,
      current_value: 1,
    });
    play.time.set(new Date('2027-02-02T00:00:00Z'));
    expect(await play.task(who, 'daily', 'far_shore')).toMatchObject({ is_locked: true, current_value: 0 });
    play.time.pass(20 * 24 * HOUR_MS);
    who = await play.signedInAgain(who);
    await sweepDeeds({ db: play.db, clock: play.time.clock });
    await play.db
      .updateTable('paid_tasks')
      .set({ stars: 90 })
      .where('user_id', '=', who.id)
      .where('number', '=', 1)
      .execute();
    await Promise.all(Array.from({ length: 10 }, () => finished(who, 0)));
    const shores = async () =>
      (await rewards(who)).filter(({ operation_key }) => operation_key.includes('far_shore'));
    expect(await shores()).toEqual([{ operation_key: 'task:far_shore:2027-02-01', amount: 12 }]);
    expect(await play.task(who, 'daily', 'far_shore')).toMatchObject({ is_locked: false, current_value: 0 });
    await play.act(who, id, { action_type: 'undo' });
    await play.act(who, id, choose('Go under'));
    await play.settled();
    expect(await shores()).toHaveLength(2);
    const left = await play.db
      .selectFrom('progress_deeds')
      .select('subject')
      .where('user_id', '=', who.id)
      .where('kind', '=', 'owed')
      .execute();
    expect(left).toEqual([]);
  });
});

describe('an account without credits', () => {
  it('does every daily task of a day', async () => {
    const who = await play.player(0);
    // all levels and all other tasks are done, so that nothing else pays
    await play.giveStars(who, 5000);
    await havePaid(
      who,
      [...TASKS.milestone, ...TASKS.achievement].map(({ task_id }) => task_id),
    );
    const shelf = async () => ({ category_id: (await play.make.category()).id, initial_xp: 1000 });
    const { id } = await play.begin(who, await shelf());
    for (const text of ['Swim', 'Turn back', 'Ring the bell', 'Sit down'])
      await play.act(who, id, choose(text));
    const { id: second } = await play.begin(who, await shelf());
    await play.act(who, second, {});
    await play.settled();
    for (const move of [
      { action_type: 'custom_action', user_action: 'I sing' },
      { action_type: 'custom_action', user_action: 'I hum' },
      { action_type: 'immerse' },
    ] as const) {
      await play.act(who, second, move);
      await play.settled();
    }
    await play.act(who, second, choose('Swim'));
    await play.act(who, second, { action_type: 'immerse' });
    await play.act(who, second, { action_type: 'show', selected_model: 'vishvakarma' });
    await play.settled();
    const { tasks } = await play.list(who);
    expect(tasks.map(({ task_id, is_completed }) => [task_id, is_completed])).toEqual(
      TASKS.daily.map(({ task_id }) => [task_id, true]),
    );
  });

  it('is not shown a task that nobody could pay before midnight', async () => {
    let who = await play.player(0);
    const { id } = await play.begin(who, { initial_xp: 1000 });
    const shown = async () => (await play.list(who)).tasks.map(({ task_id }) => task_id);
    expect(await shown()).toEqual(TASKS.daily.map(({ task_id }) => task_id));
    const walk = ['Swim', 'Turn back', 'Swim', 'Turn back', 'Ring the bell'];
    for (const text of walk) await play.act(who, id, choose(text));
    await play.settled();
    const free = ['lamp_at_dusk', 'turns_of_the_wheel', 'fork_in_the_forest'];
    expect((await finished(who, 0)).finished.map(({ task_id }) => task_id).sort()).toEqual(free.sort());
    expect(await shown()).toContain('ask_the_painter');
    const [amount, reference] = [await credits(who), { type: 'turn', id } as const];
    await hold(
      { db: play.db, clock: play.time.clock },
      { user_id: who.id, amount, key: `turn:${id}:all`, reference },
    );
    expect(await shown()).not.toContain('ask_the_painter');
    play.time.set(new Date('2027-03-02T00:00:00Z'));
    who = await play.signedInAgain(who);
    expect(await shown()).toContain('ask_the_painter');
  });
});

describe('a day', () => {
  it('ends at midnight in UTC: daily tasks begin anew and pay again, and the streak goes on', async () => {
    let who = await play.player(100);
    play.time.set(new Date('2026-12-01T23:59:00Z'));
    who = await play.signedInAgain(who);
    const { id } = await play.begin(who);
    await play.act(who, id, choose('Swim'));
    const before = await play.list(who);
    expect(before.resets_at).toBe('2026-12-02T00:00:00.000Z');
    expect(before.tasks[0]).toMatchObject({ task_id: 'lamp_at_dusk', is_completed: true });
    play.time.set(new Date('2026-12-02T00:00:00Z'));
    const after = await play.list(who);
    expect(after.resets_at).toBe('2026-12-03T00:00:00.000Z');
    expect(after.tasks[0]).toMatchObject({ is_completed: false, current_value: 0 });
    expect(after.streak).toEqual({ days: 1, longest: 1, has_played_today: false });
    await play.act(who, id, choose('Turn back'));
    const { tasks, streak } = await play.list(who);
    expect(tasks[0]).toMatchObject({ is_completed: true });
    expect(streak).toEqual({ days: 2, longest: 2, has_played_today: true });
    const lamps = (await rewards(who)).filter(({ operation_key }) => operation_key.includes('lamp_at_dusk'));
    expect(lamps).toHaveLength(2);
  });

  it('that ended before its tasks were counted is still paid, once', async () => {
    let who = await play.player(100);
    const { id } = await play.begin(who);
    await play.act(who, id, choose('Swim'));
    await play.settled();
    await uncount(who);
    play.time.pass(26 * HOUR_MS);
    who = await play.signedInAgain(who);
    await play.list(who);
    await play.list(who);
    const paid = await play.db.selectFrom('paid_tasks').selectAll().where('user_id', '=', who.id).execute();
    expect(paid.map(({ task_id }) => task_id)).toEqual(['lamp_at_dusk']);
    // its reward is already in the ledger, and is not added again
    expect(await rewards(who)).toHaveLength(1);
  });
});

describe('what was finished', () => {
  it('is listed after the last cursor, again for a repeated request, with the new level', async () => {
    const who = await play.player(100);
    const first = await finished(who);
    expect(first).toEqual({ finished: [], cursor: 0, new_level: null, coins_balance: 100 });
    const { id } = await play.begin(who);
    await play.act(who, id, choose('Ring the bell'));
    await play.act(who, id, {});
    const told = await finished(who, first.cursor);
    expect(told.finished.map(({ task_id, task_type }) => [task_id, task_type])).toEqual([
      ['lamp_at_dusk', 'daily'],
      ['first_crossing', 'milestone'],
    ]);
    expect(told).toMatchObject({ cursor: 2, coins_balance: 128, new_level: null });
    expect(await finished(who, first.cursor)).toEqual(told);
    expect((await finished(who, told.cursor)).finished).toEqual([]);
  });

  it('says which level the stars have led to', async () => {
    const who = await play.player(100);
    await play.giveStars(who, 29);
    const { id } = await play.begin(who);
    await play.act(who, id, choose('Swim'));
    expect(await finished(who, 1)).toMatchObject({ new_level: { title: 'Jijnasu', current: 2 } });
    expect(await finished(who, 2)).toMatchObject({ new_level: null });
  });
});

describe('fifty questions at the same time', () => {
  it('pay each task once', async () => {
    const who = await play.player(10);
    for (let at = 0; at < 5; at += 1) {
      const params = { id: await play.make.story() };
      await play.call('likeStory', { ...who, params, body: {} });
      await play.call('bookmarkStory', { ...who, params, body: {} });
    }
    expect(await rewards(who)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => finished(who, 0)));
    for (const { cursor } of answers) expect(cursor).toBe(2);
    expect(await rewards(who)).toHaveLength(2);
    expect(await credits(who)).toBe(40);
  });
});
