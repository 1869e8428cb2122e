/** A link to a turn: what it shows, what is copied from it, and that it ends everywhere immediately. */
import type { GameSession, StoryStructure } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { allOf } from '../../testing/allOf.ts';
import type { Person } from '../../testing/people.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { entriesOf } from '../economy/public.ts';
import { insertFacts } from '../play/memory/factsRepository.ts';
import { findTurn } from '../play/stored/turnsRepository.ts';

const play = scriptedPlay();

const DOOR: StoryStructure = {
  start_node: 'gate',
  nodes: {
    gate: {
      text: 'The guard asks who you are.',
      mode: 'verbatim',
      choices: [
        { text: 'Say it', target: 'hall', ask: 'name' },
        { text: 'Leave', target: 'road' },
      ],
    },
    hall: {
      text: 'Come in, {name | traveller}. The hall is wide.',
      mode: 'verbatim',
      choices: [
        { text: 'Take the lamp, {name | traveller}', target: 'hall', effect: 'has lamp' },
        { text: 'Go out', target: 'road' },
      ],
    },
    road: { text: 'The road is long.', mode: 'verbatim', choices: [] },
  },
};
const NAME = 'Zorblax';
const TYPED = 'I tell the guard my secret is Quillfeather';
/** Matches any spelling: none of these may appear anywhere. */
const SECRETS = [/zorblax/i, /quillfeather/i, /my secret is/i];

/** Four turns: the gate, the hall with a name, free text there, and what a model tells of both. */
async function told(who: Person) {
  play.tells({
    narrate: () => [{ text: `The guard nods to ${NAME}. So ${NAME}'s secret is QUILLFEATHER, he says.` }],
  });
  const { id, story_id } = await play.begin(who, { story_structure: JSON.stringify(DOOR) });
  await play.act(who, id, { selected_choice: { text: 'Say it', answer: NAME } });
  await play.act(who, id, { action_type: 'custom_action', user_action: TYPED });
  await play.act(who, id, { action_type: 'immerse' });
  play.tells();
  const session = await play.read(who, id);
  return { id, story_id, session, turn_id: session.session_data.narrative_history.at(-1)!.id };
}

async function share(who: Person, game: { id: string; turn_id: string }, shows_typed = false) {
  const params = { session_id: game.id, turn_id: game.turn_id };
  return play.call('shareTurn', { ...who, params, body: { shows_typed } });
}

const open = (token: string) => play.call('getSharedTurn', { params: { token } });
const begin = (who: Person, token: string, key = newId()) =>
  play.call('playFromSharedTurn', {
    headers: { ...who.headers, 'idempotency-key': key },
    params: { token },
  });

/** All rows of a session, as stored. */
async function bytesOf(session_id: string): Promise<string> {
  const tables = ['game_sessions', 'turns', 'session_facts', 'session_fact_words', 'session_summaries'];
  const parts = await Promise.all(
    tables.map((table) => {
      const column = table === 'game_sessions' ? 'id' : 'session_id';
      return sql<{ all: string }>`select coalesce(json_agg(t)::text, '') as all from ${sql.table(table)} t
        where ${sql.ref(column)} = ${session_id}`.execute(play.db);
    }),
  );
  return parts.map(({ rows }) => rows[0]!.all).join('\n');
}

const historyOf = ({ session_data }: GameSession) =>
  session_data.narrative_history.map(({ selected_choice, user_input, ai_response }) => ({
    selected_choice,
    user_input,
    ai_response,
  }));

it('A fact that the player has corrected is copied and retold only if their words are ticked', async () => {
  const who = await play.player();
  const game = await told(who);
  const user_id = who.id;
  const turn = (await findTurn(play.db, { session_id: game.id, user_id, id: game.turn_id }))!;
  await inTransaction(play.db, (transaction) =>
    insertFacts(transaction, { ...turn, user_id }, [
      { key: 'rope', value: 'It is old', known_to: ['you'], words: ['rope'] },
    ]),
  );
  const entry_id = `${turn.id}~${Buffer.from('rope').toString('base64url')}`;
  const params = { session_id: game.id, entry_id };
  const { status } = await play.call('changeMemory', { ...who, params, body: { text: 'Zubeida wove it' } });
  expect(status).toBe(200);
  play.tells({ narrate: () => [{ text: 'The rope is of Zubeida.' }] });
  const { turn_id } = await play.act(who, game.id, { action_type: 'immerse' });
  play.tells();
  for (const isTicked of [false, true]) {
    const { body: link } = await share(who, { ...game, turn_id }, isTicked);
    const { tale } = await play.db
      .selectFrom('shared_turns')
      .where('id', '=', link.id)
      .select('tale')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(tale).includes('Zubeida')).toBe(isTicked);
  }
});

it('A link shows the tale up to its turn, and nothing of what was not ticked is stored or sent', async () => {
  const who = await play.player();
  const game = await told(who);
  const user_id = who.id;
  const turn = (await findTurn(play.db, { session_id: game.id, user_id, id: game.turn_id }))!;
  await inTransaction(play.db, (transaction) =>
    insertFacts(transaction, { ...turn, user_id }, [
      { key: 'player_name', value: NAME, known_to: [], words: [NAME.toLowerCase()] },
      { key: 'lamp', value: 'The lamp is in the hall', known_to: ['the guard'], words: ['lamp', 'hall'] },
    ]),
  );
  const place = { session_id: game.id, user_id, turn_id: turn.id, branch: turn.branch, depth: turn.depth };
  await play.db
    .insertInto('session_summaries')
    .values({ ...place, id: newId(), layer: 1, text: `${NAME} told a secret.`, created_at: new Date() })
    .execute();

  const { status, body: link } = await share(who, game);
  expect(status).toBe(201);
  const { body: tale } = await open(link.token);
  expect(tale.parts.map(({ chosen, is_typed }) => [chosen, is_typed])).toEqual([
    [null, false],
    ['Say it', true],
    [null, true],
    [null, false],
  ]);
  expect(tale.parts[1]!.text).toBe('Come in, traveller. The hall is wide.');
  expect(tale.parts[3]!.text).toBe("The guard nods to traveller. So traveller's … is …, he says.");
  expect(JSON.stringify(tale)).not.toContain(who.id);

  const stored = await sql<{ all: string }>`
    select json_agg(shared_turns)::text as all from shared_turns where id = ${link.id}
  `.execute(play.db);
  const other = await play.player();
  const { body: session } = await begin(other, link.token);
  const copied = await bytesOf(session.id);
  for (const secret of SECRETS) {
    for (const text of [JSON.stringify(tale), stored.rows[0]!.all, copied, JSON.stringify(session)])
      expect(text).not.toMatch(secret);
  }
  // texts without the secrets are copied
  expect(copied).toContain('The lamp is in the hall');
  expect(session.session_data.choices.map(({ text }) => text)).toEqual([
    'Take the lamp, traveller',
    'Go out',
  ]);
});

it('What was ticked is there word for word, for this link alone', async () => {
  const who = await play.player();
  const game = await told(who);
  const { body: shown } = await share(who, game, true);
  const { body: hidden } = await share(who, game);
  expect(shown.token).not.toBe(hidden.token);
  const { body: tale } = await open(shown.token);
  expect(tale.parts.map(({ chosen }) => chosen)).toEqual([null, `Say it: ${NAME}`, TYPED, null]);
  expect(tale.parts[1]!.text).toBe(`Come in, ${NAME}. The hall is wide.`);
  for (const secret of SECRETS) expect(JSON.stringify((await open(hidden.token)).body)).not.toMatch(secret);
});

it('A reader who plays from a link gets a separate session, which costs and earns nothing', async () => {
  const who = await play.player();
  const game = await told(who);
  const before = await play.read(who, game.id);
  const { body: link } = await share(who, game, true);
  const other = await play.player();
  const entries = () => allOf(entriesOf({ db: play.db }, { user_id: other.id }));
  const [paid, visits] = [await entries(), await play.db.selectFrom('scene_visits').select('node').execute()];
  const { status, body: session } = await begin(other, link.token);
  expect(status).toBe(201);
  expect(historyOf(session)).toEqual(historyOf(before));
  expect(session).toMatchObject({ story_id: game.story_id, current_xp: before.current_xp });
  expect(await entries()).toEqual(paid);
  expect(await play.db.selectFrom('scene_visits').select('node').execute()).toEqual(visits);
  await play.act(other, session.id, { selected_choice: `Take the lamp, ${NAME}` });
  await play.act(other, session.id, { action_type: 'undo' });
  await play.act(other, session.id, { action_type: 'undo' });
  expect(await play.read(who, game.id)).toEqual(before);
  const { body: mine } = await play.call('listSharedTurns', who);
  expect(mine.shared_turns).toMatchObject([{ id: link.id, plays: 1, is_open: true }]);
  // the new session stays when its origin and the link are gone
  await play.call('deleteSession', { ...who, params: { session_id: game.id } });
  expect((await play.read(other, session.id)).id).toBe(session.id);
});

it('Five concurrent clicks make one link, and one session', async () => {
  const who = await play.player();
  const game = await told(who);
  const links = await Promise.all(Array.from({ length: 5 }, () => share(who, game)));
  expect(new Set(links.map(({ body }) => body.token)).size).toBe(1);
  const [other, key] = [await play.player(), newId()];
  const { token } = links[0]!.body;
  const begun = await Promise.all(Array.from({ length: 5 }, () => begin(other, token, key)));
  expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
  expect((await play.call('listSharedTurns', who)).body.shared_turns[0]!.plays).toBe(1);
});

it.each<[string, (who: Person, game: Awaited<ReturnType<typeof told>>, id: string) => Promise<unknown>]>([
  ['revoked', (who, _game, id) => play.call('revokeSharedTurn', { ...who, params: { id } })],
  [
    'deleted with its session',
    (who, { id }) => play.call('deleteSession', { ...who, params: { session_id: id } }),
  ],
  [
    'of a long session that is emptied later',
    (_who, { id }) => setWhere('game_sessions', { deleted_at: new Date() }, id),
  ],
  ['of an archived story', (_who, { story_id }) => setWhere('stories', { status: 'archived' }, story_id)],
  [
    'of a story that is premium now',
    (_who, { story_id }) => setWhere('stories', { is_premium: true }, story_id),
  ],
  ['of a closed account', (who) => setWhere('users', { closed_at: new Date() }, who.id)],
  [
    'of a blocked account',
    (who) => setWhere('users', { blocked_at: new Date(), blocked_reason: 'x' }, who.id),
  ],
])('A link is not found as soon as it is %s: page, picture, tale and play', async (_, end) => {
  const who = await play.player();
  const game = await told(who);
  const { body: link } = await share(who, game);
  const picture = `/from/${link.token}/picture.jpg`;
  expect((await open(link.token)).status).toBe(200);
  await end(who, game, link.id);
  expect((await open(link.token)).status).toBe(404);
  expect((await begin(await play.player(), link.token)).status).toBe(404);
  for (const method of ['GET', 'HEAD'] as const)
    expect((await play.app.inject({ method, url: picture })).statusCode).toBe(404);
});

function setWhere(table: 'game_sessions' | 'stories' | 'users', values: object, id: string) {
  return play.db.updateTable(table).set(values).where('id', '=', id).execute();
}

it('What its player does afterwards does not reach it', async () => {
  const who = await play.player();
  const game = await told(who);
  const { body: link } = await share(who, game);
  const before = (await open(link.token)).body;
  await play.act(who, game.id, { action_type: 'undo' });
  await play.act(who, game.id, { action_type: 'undo' });
  await play.act(who, game.id, { selected_choice: 'Go out' });
  expect((await open(link.token)).body).toEqual(before);
});

it('An ending, a premium story and a draft are not shared, and not by anybody else', async () => {
  const who = await play.player();
  const { id } = await play.begin(who, { story_structure: JSON.stringify(DOOR) });
  const { turn_id } = await play.act(who, id, { selected_choice: 'Leave' });
  expect(await share(who, { id, turn_id })).toMatchObject({ status: 409, body: { reason: 'ending' } });
  const game = await told(who);
  await setWhere('stories', { is_premium: true }, game.story_id);
  expect(await share(who, game)).toMatchObject({
    status: 409,
    body: { code: 'cannot_share', reason: 'story' },
  });
  expect((await share(await play.player(), game)).status).toBe(404);
});

it('The picture is 1200 by 630, and no cache stores it', async () => {
  const who = await play.player();
  const { body: link } = await share(who, await told(who));
  const { headers, rawPayload } = await play.app.inject({ url: `/from/${link.token}/picture.jpg` });
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const { default: sharp } = await import('sharp');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
});
