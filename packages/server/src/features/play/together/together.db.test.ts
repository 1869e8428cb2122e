import { randomUUID } from 'node:crypto';
import type { GameSession, Together } from '@kathaloka/contract/entities';
import { COMMAND_XP } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { invite } from '../../../testing/links.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { settleVotesRegularly } from '../public.ts';

let payer: Person;
let meera: Person;
let kabir: Person;
let session: GameSession;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);

beforeEach(async () => {
  // nine credits: so few that the payer gets a warning
  [payer, meera, kabir] = [await play.player(9), await play.player(0), await play.player(0)];
  session = await play.begin(payer);
  await invite(app, payer, session.id, [meera, kabir]);
});

const of = () => ({ params: { session_id: session.id } });
const together = async (who: Person): Promise<Together> =>
  (await play.call('getTogether', { ...who, ...of() })).body;
const change = (body: object) => play.call('changeTogether', { ...payer, ...of(), body });
const vote = async (who: Person, choice: string | null) => {
  const { session_data } = await play.read(who, session.id);
  return play.call('vote', {
    ...who,
    ...of(),
    body: {
      turn_id: session_data.narrative_history.at(-1)!.id,
      choice: choice === null ? null : { text: choice },
    },
  });
};
const moved = (who: Person, selected_choice: string) => play.tryTo(who, session.id, { selected_choice });
const leftBy = (who: Person) =>
  play.call('removePlayer', { ...payer, params: { session_id: session.id, player_id: who.id } });
const balanceOf = async ({ id }: Person): Promise<number> =>
  (await database.db.selectFrom('users').where('id', '=', id).select('credits').executeTakeFirstOrThrow())
    .credits;
const refused = (reason: string) => ({ status: 409, body: { code: 'not_at_turn', reason } });

/** Ends the time of the vote. */
const endVote = () =>
  sql`
    update together set vote_ends_at = clock_timestamp() where session_id = ${session.id} and vote_id is not null
  `.execute(database.db);
/** Pretends that a player closed the page a while ago. */
const goAway = ({ id }: Person) =>
  sql`update together_players set seen_at = seen_at - interval '1 minute' where player_id = ${id}`.execute(
    database.db,
  );
const told = async () => (await play.read(payer, session.id)).session_data.narrative_history;

/** Waits until there are this many turns, because the turn of a vote is told in the background. */
async function turnsAre(count: number): Promise<void> {
  await expect.poll(async () => (await told()).length).toBe(count);
}

describe('Taking turns', () => {
  it('goes round by the seats, and each turn names its actor for all readers', async () => {
    expect((await moved(meera, 'Swim')).body).toMatchObject({ code: 'not_at_turn', reason: 'turn' });
    await play.act(payer, session.id, { selected_choice: 'Swim' });
    expect(await moved(payer, 'Turn back')).toMatchObject(refused('turn'));
    const { turn } = await play.act(meera, session.id, { selected_choice: 'Turn back' });
    expect(turn?.acted_by).toEqual({ id: meera.id, name: meera.username, by_vote: false });
    expect((await together(kabir)).turn_of).toBe(kabir.id);
    await play.act(kabir, session.id, { selected_choice: 'Ring the bell' });
    const { turn_of, page } = await together(payer);
    expect([turn_of, (await together(meera)).page]).toEqual([payer.id, page]);
    for (const who of [payer, meera, kabir]) {
      const { session_data, together: how } = await play.read(who, session.id);
      expect(session_data.narrative_history.map(({ acted_by }) => acted_by?.id)).toEqual([
        undefined,
        payer.id,
        meera.id,
        kabir.id,
      ]);
      expect(how).toEqual({ payer: payer.username, is_payer: who === payer });
    }
  });

  it('charges the owner of the session, once for a repeated submit, and shows other players no balance', async () => {
    await change({ words_allowed: true });
    await play.act(payer, session.id, { selected_choice: 'Swim' });
    const before = await balanceOf(payer);
    const key = randomUUID();
    const words = {
      action_type: 'custom_action',
      user_action: 'where am I?',
      selected_model: 'vyasa',
    } as const;
    const once = await play.act(meera, session.id, words, key);
    expect(await play.act(meera, session.id, words, key)).toEqual(once);
    // the payer's model tells the turn, although another one was requested
    expect(once).toMatchObject({ model_used: 'tenali', credits_consumed: 1 });
    expect([await balanceOf(payer), await balanceOf(meera)]).toEqual([before - once.credits_consumed, 0]);
    const { costs } = await together(payer);
    expect(costs).toMatchObject({ balance: before - once.credits_consumed });
    // also lists the XP that both have spent
    expect(costs!.spent).toHaveLength(2);
    for (const spent of [
      { id: payer.id, credits: 0, xp: COMMAND_XP.continue },
      { id: meera.id, credits: once.credits_consumed, xp: COMMAND_XP.custom_action },
    ])
      expect(costs!.spent).toContainEqual(spent);
    expect(JSON.stringify(once)).not.toMatch(/low_credits|credit_warning|You have \d/);
    expect(await together(meera)).not.toHaveProperty('costs');
    expect(await together(meera)).not.toHaveProperty('invitation');
  });

  it('does not tell a member what the owner has left, or cannot pay for', async () => {
    const poor = await play.player(0);
    const { id } = await play.begin(poor);
    await invite(app, poor, id, [meera]);
    await play.call('changeTogether', {
      ...poor,
      params: { session_id: id },
      body: { words_allowed: true },
    });
    await play.act(poor, id, { selected_choice: 'Swim' });
    const asked = { action_type: 'custom_action', user_action: 'I whistle to the moon' } as const;
    expect(await play.tryTo(meera, id, asked)).toMatchObject(refused('unpaid'));
    const { body } = await play.tryTo(meera, id, asked);
    expect(JSON.stringify(body)).not.toMatch(/available_credits|\d+ credits/);
    expect((await play.tryTo(meera, id, { selected_choice: 'Turn back' })).status).toBe(200);
    expect((await play.tryTo(poor, id, asked)).body).toMatchObject({ code: 'credits_short' });
  });

  it('refuses actions of the payer, free text if it is not allowed, and everything during a pause', async () => {
    await play.act(payer, session.id, { selected_choice: 'Swim' });
    for (const action_type of ['undo', 'redo', 'retell', 'immerse', 'show'] as const)
      expect(await play.tryTo(meera, session.id, { action_type })).toMatchObject(refused('payer_only'));
    const words = { action_type: 'custom_action', user_action: 'I whistle' } as const;
    expect(await play.tryTo(meera, session.id, words)).toMatchObject(refused('words'));
    await play.call('passTurn', { ...payer, ...of(), body: { player_id: meera.id } });
    await change({ is_paused: true });
    expect(await moved(meera, 'Turn back')).toMatchObject(refused('paused'));
    expect((await moved(payer, 'Turn back')).status).toBe(200);
    expect((await play.tryTo(payer, session.id, { action_type: 'undo' })).status).toBe(200);
    // the payer's actions during a pause have not changed whose turn it is
    await change({ is_paused: false });
    expect((await together(kabir)).turn_of).toBe(kabir.id);
    for (const name of [
      'deleteSession',
      'exportSession',
      'mapSession',
      'endTogether',
      'revokeInvitation',
    ] as const)
      expect([name, (await play.call(name, { ...meera, ...of() })).status]).toEqual([name, 404]);
  });

  it('skips absent players, and lets each player pass their own turn, and the payer any turn', async () => {
    await play.act(payer, session.id, { selected_choice: 'Swim' });
    await goAway(meera);
    expect((await together(kabir)).turn_of).toBe(kabir.id);
    const pass = (who: Person, { id: player_id }: Person) =>
      play.call('passTurn', { ...who, ...of(), body: { player_id } });
    expect(await pass(meera, kabir)).toMatchObject(refused('turn'));
    expect((await pass(payer, kabir)).body.turn_of).toBe(payer.id);
    // a second click sends the same call again
    expect(await pass(payer, kabir)).toMatchObject(refused('turn'));
    expect((await pass(payer, payer)).body.turn_of).toBe(kabir.id);
  });
});

describe('A vote', () => {
  beforeEach(() => change({ way: 'vote' }));

  it('takes the winning choice once, when all present players have voted, and shows no votes before', async () => {
    const settling = settleVotesRegularly(testDeps({ db: database.db }));
    expect(await moved(payer, 'Swim')).toMatchObject(refused('vote'));
    expect((await vote(meera, 'Swim')).body.vote).toMatchObject({
      voted: 1,
      voters: 3,
      mine: { text: 'Swim' },
    });
    expect(JSON.stringify(await together(kabir))).not.toContain('Swim');
    expect((await vote(kabir, 'Fly')).body).toMatchObject({ code: 'no_such_choice' });
    expect((await vote(kabir, null)).body).toMatchObject({ code: 'no_such_choice' });
    await vote(kabir, 'Ring the bell');
    await vote(payer, 'Swim');
    await turnsAre(2);
    expect((await told()).at(-1)).toMatchObject({
      selected_choice: { text: 'Swim' },
      acted_by: {
        id: null,
        name: null,
        by_vote: true,
        vote: { votes: 2, voters: 3, is_tie: false },
      },
    });
    // the vote is closed, so that no process settles it again
    const open = database.db.selectFrom('together').where('vote_id', 'is not', null).select('session_id');
    expect(await open.execute()).toEqual([]);
    await settling();
  });

  it('is ended in time by other processes, exactly once, and the earliest vote decides a tie', async () => {
    await vote(kabir, 'Swim');
    await vote(meera, 'Ring the bell');
    await endVote();
    const processes = [1, 2, 3].map(() => settleVotesRegularly(testDeps({ db: database.db })));
    await turnsAre(2);
    expect((await told()).at(-1)).toMatchObject({
      selected_choice: { text: 'Swim' },
      acted_by: { vote: { votes: 1, voters: 2, is_tie: true } },
    });
    await Promise.all(processes.map((stop) => stop()));
    const { rows } = await sql`select from play_actions where session_id = ${session.id}`.execute(
      database.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('says why it has ended without a turn, and is void after an undo', async () => {
    await vote(meera, 'Swim');
    await play.act(payer, session.id, { action_type: 'immerse' });
    expect((await together(meera)).vote).toBeNull();
    await endVote();
    const stop = settleVotesRegularly(testDeps({ db: database.db }));
    await expect.poll(async () => (await together(meera)).vote_problem).toBe('session_moved');
    await stop();
  });
});

describe('A change of how they play', () => {
  const IS_OPEN = { vote: { voted: 1 } };
  const IS_OVER = { vote: null };
  /** Ends the time of the vote, and settles votes until there are this many turns. */
  async function settled(turns: number) {
    await endVote();
    const stop = settleVotesRegularly(testDeps({ db: database.db }));
    await turnsAre(turns);
    await stop();
    expect(await told()).toHaveLength(turns);
  }
  beforeEach(async () => {
    await change({ way: 'vote' });
    await vote(meera, 'Swim');
  });

  it.each<[string, object]>([
    ['no pause', { is_paused: false }],
    ['the same way', { way: 'vote' }],
    ['another time to vote', { vote_seconds: 60 }],
    ['words that are allowed', { words_allowed: true }],
    ['a budget', { budget: 3 }],
  ])('leaves a vote open: %s', async (_, changed) => {
    expect((await change(changed)).body).toMatchObject({ ...changed, ...IS_OPEN });
    expect(await together(kabir)).toMatchObject({ ...changed, ...IS_OPEN });
    await settled(2);
  });

  it.each<[string, object]>([
    ['a pause', { is_paused: true }],
    ['the same way and a pause', { way: 'vote', is_paused: true }],
  ])('ends a vote without a turn, which is not counted in the next one: %s', async (_, changed) => {
    expect((await change(changed)).body).toMatchObject({ ...changed, ...IS_OVER });
    expect(await together(kabir)).toMatchObject({ ...changed, ...IS_OVER });
    await settled(1);
    await change({ is_paused: false });
    expect((await vote(kabir, 'Ring the bell')).body.vote).toMatchObject({ voted: 1 });
  });

  const OTHERWISE: [string, object][] = [
    ['another way', { way: 'in_turn' }],
    ['another way and a pause', { way: 'in_turn', is_paused: true }],
  ];
  it.each(OTHERWISE)('is refused while a vote is open: %s', async (_, changed) => {
    expect(await change(changed)).toMatchObject({ status: 409, body: { code: 'action_running' } });
    expect(await together(kabir)).toMatchObject({ ...IS_OPEN, way: 'vote', is_paused: false });
  });

  it.each(OTHERWISE)('ends a void vote on an older turn: %s', async (_, changed) => {
    await play.act(payer, session.id, { action_type: 'immerse' });
    expect((await change(changed)).body).toMatchObject({ ...changed, ...IS_OVER });
    const open = database.db.selectFrom('together').where('vote_id', 'is not', null).select('session_id');
    expect(await open.where('session_id', '=', session.id).execute()).toEqual([]);
  });
});

describe('Who is removed, leaves or is blocked', () => {
  const reads = async (who: Person) => [
    (await play.call('getSession', { ...who, ...of() })).status,
    (await play.call('getTogether', { ...who, ...of() })).status,
    (await moved(who, 'Swim')).status,
    (await vote(payer, null)) && (await play.call('listTogether', who)).body.sessions.length,
  ];

  it('can no longer read or act from that moment, but their turns keep their name', async () => {
    await play.act(payer, session.id, { selected_choice: 'Swim' });
    await play.act(meera, session.id, { selected_choice: 'Turn back' });
    expect((await play.call('listTogether', meera)).body.sessions).toMatchObject([
      { session_id: session.id },
    ]);
    const { body: invitation } = await play.call('inviteToSession', { ...payer, ...of(), body: {} });
    const { token } = invitation;
    expect((await leftBy(meera)).status).toBe(200);
    expect(await reads(meera)).toEqual([404, 404, 404, 0]);
    expect((await play.call('joinSession', { ...meera, params: { token } })).status).toBe(404);
    expect((await told()).at(-1)!.acted_by?.name).toBe(meera.username);
    await database.db.deleteFrom('users').where('id', '=', meera.id).execute();
    expect((await told()).at(-1)!.acted_by).toEqual({ id: null, name: null, by_vote: false });
  });

  it.each(['leaves', 'is blocked', 'lost the payer', 'lost the story', 'was ended'])('%s', async (how) => {
    const { db } = database;
    const blocked = { blocked_at: new Date(), blocked_reason: 'Spam' };
    if (how === 'leaves') await play.call('leaveTogether', { ...meera, ...of() });
    if (how === 'is blocked') await db.updateTable('users').set(blocked).where('id', '=', meera.id).execute();
    if (how === 'lost the payer')
      await db.updateTable('users').set(blocked).where('id', '=', payer.id).execute();
    if (how === 'lost the story')
      await db.updateTable('stories').set({ is_premium: true }).where('id', '=', session.story_id).execute();
    if (how === 'was ended') await play.call('endTogether', { ...payer, ...of() });
    const { status } = await play.call('getSession', { ...meera, ...of() });
    expect(status).toBe(how === 'is blocked' ? 401 : 404);
  });
});

describe('The sessions of the owner', () => {
  const listed = async (who: Person) =>
    (await play.call('listSessions', who)).body.sessions.map(({ id, together: how }) => [id, how]);

  it('name the other players as long as they are played together', async () => {
    const alone = await play.begin(payer);
    expect(new Map((await listed(payer)) as [string, unknown][])).toEqual(
      new Map<string, unknown>([
        [session.id, { players: [meera.username, kabir.username] }],
        [alone.id, undefined],
      ]),
    );
    expect(await listed(meera)).toEqual([]);
    await leftBy(meera);
    expect((await listed(payer)).find(([id]) => id === session.id)?.[1]).toEqual({
      players: [kabir.username],
    });
    await play.call('endTogether', { ...payer, ...of() });
    expect((await listed(payer)).map(([, how]) => how)).toEqual([undefined, undefined]);
  });
});

describe('An invitation', () => {
  const page = (token: string, who?: Person) => play.call('getInvitation', { ...who, params: { token } });
  const join = (who: Person, token: string) => play.call('joinSession', { ...who, params: { token } });

  it('shows guests the title and the names, and lets five play', async () => {
    const token = await invite(app, payer, session.id, [await play.player(0), await play.player(0)]);
    const { body } = await page(token);
    expect(body).toMatchObject({ inviter: payer.username, places: 0, session_id: null });
    expect(body.players).toHaveLength(5);
    expect(body).not.toHaveProperty('session_data');
    expect((await join(await play.player(0), token)).body).toMatchObject({ code: 'limit_reached', max: 5 });
    // joining again changes nothing
    expect((await join(meera, token)).body).toEqual({ session_id: session.id });
    expect((await page(token, meera)).body.session_id).toBe(session.id);
  });

  it('ends with the next invitation, when it is revoked, when it expires, and with its session', async () => {
    const [first, second] = [await invite(app, payer, session.id), await invite(app, payer, session.id)];
    expect([(await page(first)).status, (await page(second)).status]).toEqual([404, 200]);
    await sql`update together set token_expires_at = clock_timestamp() where token is not null`.execute(
      database.db,
    );
    expect([(await page(second)).status, (await join(await play.player(0), second)).status]).toEqual([
      404, 404,
    ]);
    const third = await invite(app, payer, session.id);
    await play.call('revokeInvitation', { ...payer, ...of() });
    expect((await page(third)).status).toBe(404);
    const fourth = await invite(app, payer, session.id);
    await play.call('deleteSession', { ...payer, ...of() });
    expect((await page(fourth)).status).toBe(404);
  });

  it('is not made of a premium story, nor of a game that has ended', async () => {
    await database.db
      .updateTable('stories')
      .set({ is_premium: true })
      .where('id', '=', session.story_id)
      .execute();
    const asked = await play.call('inviteToSession', { ...payer, ...of(), body: {} });
    expect(asked).toMatchObject({ status: 409, body: { code: 'cannot_share', reason: 'story' } });
  });
});
