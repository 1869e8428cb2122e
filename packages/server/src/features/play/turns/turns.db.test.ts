import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { pageOf } from '../sessions/pageOf.ts';
import { findSession } from '../stored/sessionsRepository.ts';

const play = scriptedPlay();

const choose = (selected_choice: string) => ({ selected_choice });

describe('the same key', () => {
  it('gives the same answer, and is charged once', async () => {
    play.tells();
    const who = await play.player(10);
    const session = await play.begin(who);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => play.act(who, session.id, choose('Swim'), key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await play.credits(who.id)).toBe(9);
    expect((await play.read(who, session.id)).session_data.narrative_history).toHaveLength(2);
  });

  it('of another action is refused', async () => {
    const who = await play.player();
    const session = await play.begin(who);
    const key = randomUUID();
    await play.act(who, session.id, choose('Ring the bell'), key);
    expect(await play.tryTo(who, session.id, choose('Swim'), key)).toMatchObject({
      body: { code: 'key_reused' },
    });
  });

  it('that has paid for a turn pays for no other one, also when its answer is no longer stored', async () => {
    play.tells();
    const who = await play.player(10);
    const session = await play.begin(who);
    const key = randomUUID();
    await play.act(who, session.id, choose('Swim'), key);
    await play.db.deleteFrom('play_actions').where('key', '=', key).execute();
    expect(await play.tryTo(who, session.id, { action_type: 'immerse' }, key)).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
    expect(await play.credits(who.id)).toBe(9);
  });

  it('does not matter to another person, who can use it for another action', async () => {
    play.tells();
    const [who, other] = [await play.player(10), await play.player(10)];
    const [session, others] = [await play.begin(who), await play.begin(other)];
    const key = randomUUID();
    const own = await play.act(who, session.id, choose('Swim'), key);
    const theirs = await play.act(other, others.id, choose('Swim'), key);
    expect(theirs.turn_id).not.toBe(own.turn_id);
    const params = { session_id: session.id, key };
    expect(await play.call('followAction', { ...other, params })).toMatchObject({ status: 404 });
    expect(await play.credits(other.id)).toBe(9);
  });

  it('repeats a failure as well', async () => {
    play.tells({ narrate: () => [] });
    const who = await play.player();
    const session = await play.begin(who);
    const key = randomUUID();
    const first = await play.tryTo(who, session.id, choose('Swim'), key);
    play.tells();
    const second = await play.tryTo(who, session.id, choose('Swim'), key);
    expect(second.status).toBe(502);
    expect(second.body).toEqual(first.body);
  });
});

describe('the turn of an answer', () => {
  it.each([
    ['a choice', choose('Swim')],
    ['the author’s text as written', choose('Ring the bell')],
    ['own words', { action_type: 'custom_action' as const, user_action: 'I hum' }],
    ['a setting', { action_type: 'immerse' as const }],
    ['a picture', { action_type: 'show' as const, selected_model: 'vishvakarma' }],
  ])('is the one of the history: %s', async (_what, asked) => {
    play.tells();
    const who = await play.player(20);
    const session = await play.begin(who);
    const { turn, turn_id } = await play.act(who, session.id, asked);
    expect(turn).toEqual((await play.read(who, session.id)).session_data.narrative_history.at(-1));
    expect(turn?.id).toBe(turn_id);
  });
});

describe('an action on a turn that is not the newest one any more', () => {
  it.each([
    ['a choice', choose('Swim')],
    ['a command', { action_type: 'continue' as const }],
    ['undo', { action_type: 'undo' as const }],
  ])('is refused and costs nothing: %s', async (_what, asked) => {
    play.tells();
    const who = await play.player(10);
    const session = await play.begin(who);
    const seen_turn_id = session.session_data.narrative_history[0]!.id;
    const { turn_id } = await play.act(who, session.id, { action_type: 'immerse', seen_turn_id });
    const refused = await play.tryTo(who, session.id, { ...asked, seen_turn_id });
    expect(refused).toMatchObject({ status: 409, body: { code: 'session_moved' } });
    expect(await play.credits(who.id)).toBe(9);
    const { narrative_history } = (await play.read(who, session.id)).session_data;
    expect(narrative_history.map(({ id }) => id)).toEqual([seen_turn_id, turn_id]);
    expect((await play.tryTo(who, session.id, { ...asked, seen_turn_id: turn_id })).status).toBe(200);
  });

  it('has its answer again under the same key', async () => {
    play.tells();
    const who = await play.player(10);
    const session = await play.begin(who);
    const asked = { ...choose('Swim'), seen_turn_id: session.session_data.narrative_history[0]!.id };
    const key = randomUUID();
    const first = await play.act(who, session.id, asked, key);
    expect(await play.act(who, session.id, asked, key)).toEqual(first);
  });
});

it('An action that names another session than its path is refused, and costs nothing', async () => {
  play.tells();
  const who = await play.player(10);
  const [session, other] = [await play.begin(who), await play.begin(who)];
  const body = { action_type: 'continue', selected_model: 'tenali', session_id: other.id };
  const params = { session_id: session.id };
  const answer = await play.call('act', { ...who, params, body });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'validation_failed', detail: [{ loc: ['body', 'session_id'], type: 'other_session' }] },
  });
  expect(await play.credits(who.id)).toBe(10);
  const { status } = await play.call('act', {
    ...who,
    params,
    body: { ...body, session_id: session.id.toUpperCase() },
  });
  expect(status).toBe(200);
});

describe('two actions at the same time', () => {
  it('one is told, the other is told to wait', async () => {
    let finish = (): void => {};
    const waitFor = new Promise<void>((resolve) => (finish = resolve));
    play.tells({ narrate: () => [{ text: 'Slowly.' }, { waitFor }] });
    const who = await play.player(10);
    const session = await play.begin(who);
    const key = randomUUID();
    const slow = play.act(who, session.id, choose('Swim'), key);
    await expect.poll(async () => (await play.read(who, session.id)).running_action).toBe(key);
    expect(await play.tryTo(who, session.id, choose('Ring the bell'))).toMatchObject({
      status: 409,
      body: { code: 'action_running' },
    });
    expect(await play.tryTo(who, session.id, { action_type: 'undo' })).toMatchObject({ status: 409 });
    const params = { session_id: session.id };
    const { id: turn_id } = session.session_data.narrative_history[0]!;
    const others = await Promise.all([
      play.call('chooseRetelling', { ...who, params, body: { turn_id } }),
      play.call('deleteSession', { ...who, params }),
    ]);
    expect(others).toMatchObject([
      { body: { code: 'action_running' } },
      { body: { code: 'action_running' } },
    ]);
    finish();
    expect(await slow).toMatchObject({ narrative: 'Slowly.' });
    expect(await play.credits(who.id)).toBe(9);
  });
});

describe('Undo and Redo', () => {
  it('store where they led, and no page of texts; asked for again they show the session as it is', async () => {
    play.tells({ narrate: () => [{ text: 'A long tale. '.repeat(800) }] });
    const who = await play.player(10);
    const { id } = await play.begin(who);
    await play.act(who, id, choose('Swim'));
    await play.act(who, id, choose('Turn back'));
    const key = randomUUID();
    const undo = { action_type: 'undo' } as const;
    const answer = await play.act(who, id, undo, key);
    const { session_data } = await play.read(who, id);
    expect(answer).toMatchObject({ turn_id: session_data.narrative_history.at(-1)!.id, session_data });
    const { rows } = await sql<{ bytes: number }>`
      select octet_length(answer::text) as bytes from play_actions where key = ${key}
    `.execute(play.db);
    expect(rows[0]!.bytes).toBeLessThan(200);
    expect(await play.act(who, id, undo, key)).toEqual(answer);
    await play.act(who, id, choose('Go under'));
    const now = await play.read(who, id);
    expect(await play.act(who, id, undo, key)).toMatchObject({
      turn_id: now.session_data.narrative_history.at(-1)!.id,
      session_data: now.session_data,
    });
  });

  it('go back and forth through everything that was told, at no cost, until something new is told', async () => {
    play.tells();
    const who = await play.player(10);
    const session = await play.begin(who);
    const before = await play.read(who, session.id);
    await play.act(who, session.id, choose('Swim'));
    await play.act(who, session.id, choose('Turn back'));
    const after = await play.read(who, session.id);
    const undo = { action_type: 'undo' } as const;
    const redo = { action_type: 'redo' } as const;

    await play.act(who, session.id, undo);
    const answer = await play.act(who, session.id, undo);
    expect(answer).toMatchObject({ model_used: null, credits_consumed: 0, session_data: { can_redo: true } });
    const undone = await play.read(who, session.id);
    expect({ ...undone, session_data: { ...undone.session_data, can_redo: false } }).toEqual(before);
    expect(await play.tryTo(who, session.id, undo)).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_undo' },
    });

    await play.act(who, session.id, redo);
    await play.act(who, session.id, redo);
    expect(await play.read(who, session.id)).toEqual(after);
    expect(await play.tryTo(who, session.id, redo)).toMatchObject({ body: { code: 'nothing_to_redo' } });

    await play.act(who, session.id, undo);
    await play.act(who, session.id, choose('Go under'));
    expect(await play.tryTo(who, session.id, redo)).toMatchObject({ body: { code: 'nothing_to_redo' } });
    expect(await play.credits(who.id)).toBe(10 - 3);
  });
});

describe('a retelling of the newest turn', () => {
  it('is paid like the first telling, is stored beside it, and the story can go on from either', async () => {
    play.tells({ narrate: ({ retelling }) => [{ text: `Telling ${retelling}.` }] });
    const who = await play.player(10);
    const session = await play.begin(who);
    await play.act(who, session.id, choose('Swim'));
    const first = await play.read(who, session.id);
    const answer = await play.act(who, session.id, { action_type: 'retell' });
    expect(answer).toMatchObject({
      narrative: 'Telling 1.',
      credits_consumed: 1,
      current_xp: first.current_xp,
    });
    const entry = (await play.read(who, session.id)).session_data.narrative_history.at(-1)!;
    expect(answer.turn).toEqual(entry);
    expect(entry.tellings).toEqual([first.session_data.narrative_history.at(-1)!.id, entry.id]);
    expect((await play.read(who, session.id)).session_data.narrative_history).toHaveLength(2);

    const [turn_id = ''] = entry.tellings;
    const { body } = await play.call('chooseRetelling', {
      ...who,
      params: { session_id: session.id },
      body: { turn_id },
    });
    expect(body.session_data.narrative_history.at(-1)).toMatchObject({ ai_response: 'Telling 0.' });
    expect(await play.credits(who.id)).toBe(8);
  });

  it('can be chosen for the newest turn only', async () => {
    play.tells();
    const who = await play.player(10);
    const session = await play.begin(who);
    await play.act(who, session.id, choose('Swim'));
    const { id: turn_id } = session.session_data.narrative_history[0]!;
    const asked = { ...who, params: { session_id: session.id }, body: { turn_id } };
    expect(await play.call('chooseRetelling', asked)).toMatchObject({ status: 404 });
    expect((await play.read(who, session.id)).session_data.narrative_history).toHaveLength(2);
  });

  it('is not possible for the opening', async () => {
    const who = await play.player();
    const session = await play.begin(who);
    expect(await play.tryTo(who, session.id, { action_type: 'retell' })).toMatchObject({
      body: { code: 'nothing_to_retell' },
    });
  });
});

describe('a session from an earlier turn', () => {
  it('begins in its state, and shares nothing with its origin afterwards', async () => {
    play.tells();
    const who = await play.player();
    const origin = await play.begin(who);
    await play.act(who, origin.id, choose('Swim'));
    const { session_data, current_xp } = await play.read(who, origin.id);
    await play.act(who, origin.id, choose('Go under'));
    const ended = await play.read(who, origin.id);
    const { status, body: branch } = await play.call('branchSession', {
      ...who,
      params: { session_id: origin.id },
      body: { turn_id: session_data.narrative_history.at(-1)!.id },
    });
    expect(status).toBe(201);
    expect(branch).toMatchObject({ current_xp, is_completed: false, choices_made: 1 });
    expect(branch.session_data.choices).toEqual(session_data.choices);
    await play.act(who, branch.id, choose('Turn back'));
    expect(await play.read(who, origin.id)).toEqual(ended);
  });
});

describe('a long session', () => {
  it('is read in pages, the newest first', async () => {
    play.tells({ narrate: () => [{ text: 'On.' }] });
    const who = await play.player();
    const session = await play.begin(who, { story_structure: '{}', initial_xp: 1000 });
    for (let turn = 0; turn < 12; turn += 1) await play.act(who, session.id, {});
    const page = (await play.read(who, session.id, { limit: '5' })).session_data;
    expect(page.narrative_history).toHaveLength(5);
    expect(page.has_earlier).toBe(true);
    const before = page.narrative_history[0]!.id;
    const earlier = (await play.read(who, session.id, { limit: '100', before })).session_data;
    expect(earlier.narrative_history).toHaveLength(13 - 5);
    expect(earlier.has_earlier).toBe(false);
    expect(earlier.narrative_history.at(-1)!.id < before).toBe(true);
  });
});

it('a session that is deleted while it is read is not found', async () => {
  const who = await play.player();
  const { id: session_id } = await play.begin(who);
  const session = (await findSession(play.db, { session_id, user_id: who.id }))!;
  const params = { session_id };
  await play.call('deleteSession', { ...who, params });
  await expect(pageOf(play.db, session)).rejects.toMatchObject({ code: 'not_found' });
});

describe('a player’s sessions', () => {
  it('are listed, the one played last first, each with where it stands', async () => {
    play.tells({ narrate: () => [{ text: 'The water closes.\n\nIt is quiet.' }] });
    const who = await play.player();
    const first = await play.begin(who, { title: 'First' });
    const second = await play.begin(who, { title: 'Second' });
    await play.act(who, first.id, choose('Swim'));
    const list = async (query = {}) => (await play.call('listSessions', { ...who, query })).body.sessions;
    expect(await list()).toMatchObject([
      { id: first.id, story: { title: 'First' }, last_line: 'The water closes.' },
      { id: second.id, story: { title: 'Second' } },
    ]);
    await play.act(who, first.id, choose('Go under'));
    expect((await list({ open: 'true' })).map(({ id }) => id)).toEqual([second.id]);
  });

  it('are exported, mapped and deleted by their owner, and exist for nobody else', async () => {
    play.tells();
    const who = await play.player();
    const other = await play.player();
    const session = await play.begin(who);
    await play.act(who, session.id, choose('Swim'));
    await play.act(who, session.id, { action_type: 'undo' });
    await play.act(who, session.id, choose('Ring the bell'));
    const params = { session_id: session.id };
    const { body: exported } = await play.call('exportSession', { ...who, params });
    expect(exported.turns.map(({ selected_choice }) => selected_choice)).toEqual([
      null,
      { text: 'Ring the bell' },
    ]);
    const { body: map } = await play.call('mapSession', { ...who, params });
    expect(map.turns.map(({ first_words, is_current }) => [first_words, is_current])).toEqual([
      ['The bank is dark.', true],
      ['Swim', false],
      ['Ring the bell', true],
    ]);
    for (const name of ['getSession', 'exportSession', 'mapSession', 'deleteSession'] as const)
      expect(await play.call(name, { ...other, params })).toMatchObject({ status: 404 });
    expect(await play.tryTo(other, session.id, {})).toMatchObject({ status: 404 });
    expect((await play.call('deleteSession', { ...who, params })).status).toBe(200);
    expect((await play.call('getSession', { ...who, params })).status).toBe(404);
  });
});
