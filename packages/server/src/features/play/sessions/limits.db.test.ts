import { expect, it } from 'vitest';
import { scriptedNarrator } from '../../../narrator/scripted.ts';
import { newId } from '../../../platform/ids.ts';
import { plantTurns } from '../../../testing/longPlay.ts';
import { chose, keepingDevice, uploading } from '../../../testing/offlinePlay.ts';
import { FERRY, playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const LIMIT = 60;

const database = await fileDatabase();
const config = { rateLimit: true };
const app = await fileApp({ db: database.db, narrator: scriptedNarrator(), config });
const play = playing(app, database.db);

it('Sixty sessions begin in an hour, from the beginning and from earlier parts together', async () => {
  const who = await play.player();
  const session = await play.begin(who);
  const params = { session_id: session.id };
  const body = { turn_id: session.session_data.narrative_history[0]!.id };
  const branch = () => play.call('branchSession', { ...who, params, body });
  for (let count = 1; count < LIMIT; count += 1) expect((await branch()).status).toBe(201);
  expect(await branch()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});

it('A session that takes over a long tale counts as one for every hundred turns', async () => {
  const who = await play.player();
  const { id } = await play.begin(who);
  const turns = await plantTurns(database.db, { session_id: id, count: 999 });
  const branch = (turn_id: string) =>
    play.call('branchSession', { ...who, params: { session_id: id }, body: { turn_id } });
  // these and the first session leave ten, as many as a session of a thousand turns counts
  for (let count = 1; count < LIMIT - 10; count += 1) expect((await branch(turns[0]!.id)).status).toBe(201);
  expect((await branch(turns.at(-1)!.id)).status).toBe(201);
  expect(await branch(turns[0]!.id)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});

it('Uploads of offline plays count as well, and a copy of a long play counts several times', async () => {
  const who = await play.player();
  const story_id = await play.make.story({ story_structure: JSON.stringify(FERRY) });
  const device = await keepingDevice(play.call, who, story_id);
  // turns back and forth, so that there are always more moves to upload
  device.moves.push(...Array.from({ length: 150 }, (_, at) => chose(at % 2 === 0 ? 1 : 0)));
  const upload = uploading(play.call);
  const session_id = (await upload(who, device, { to: 130 })).body.session_id!;
  await play.act(who, session_id, { selected_choice: 'Swim' });
  // the branch counts as two, its origin as one: three in all
  expect((await upload(who, device)).status).toBe(200);
  for (let count = 3; count < LIMIT; count += 1)
    expect((await play.call('createSession', { ...who, body: { story_id } })).status).toBe(201);
  const other = { ...device, offline_id: newId() };
  expect(await upload(who, other)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect((await upload(who, device)).body).toMatchObject({ stored: 150 });
});
