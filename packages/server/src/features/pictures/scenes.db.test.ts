import { drawScene } from '@kathaloka/illustrator';
import { expect, it, vi } from 'vitest';
import { FOREVER_PRIVATE } from '../../platform/http/cacheControl.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { createScenes } from './scenes.ts';

const play = scriptedPlay();

async function drawn() {
  const who = await play.player();
  const { id: session_id } = await play.begin(who);
  const { turn_id } = await play.act(who, session_id, { selected_choice: 'Ring the bell' });
  const image_url = `/scenes/${turn_id}.svg`;
  await play.db
    .updateTable('turns')
    .set({ image_url, style: 'ajanta', prompt: 'boat river' })
    .where('id', '=', turn_id)
    .execute();
  return { who, session_id, turn_id, image_url };
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  play.app.inject({ url, headers });

it('A scene is drawn once, until its turn is shown another way, and not for a turn that has gone', async () => {
  const draw = vi.fn(drawScene);
  const scenes = createScenes({ db: play.db }, { draw });
  const { who, session_id, turn_id } = await drawn();
  const first = await scenes.find(turn_id);
  expect(await scenes.find(turn_id)).toBe(first);
  expect(draw).toHaveBeenCalledTimes(1);
  await play.db.updateTable('turns').set({ prompt: 'lamp' }).where('id', '=', turn_id).execute();
  expect((await scenes.find(turn_id))!.plain).not.toEqual(first!.plain);
  expect(draw).toHaveBeenCalledTimes(2);
  await play.call('deleteSession', { ...who, params: { session_id } });
  expect(await scenes.find(turn_id)).toBeUndefined();
});

it('A scene is sent compressed, is known again, and is not found once its session is deleted', async () => {
  const { who, session_id, image_url } = await drawn();
  const { statusCode, headers, body } = await get(image_url);
  expect([statusCode, headers['cache-control']]).toEqual([200, FOREVER_PRIVATE]);
  expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(body).toContain('<svg');
  expect((await get(image_url, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  const known = { 'if-none-match': String(headers['etag']) };
  expect((await get(image_url, known)).statusCode).toBe(304);
  await play.call('deleteSession', { ...who, params: { session_id } });
  for (const sent of [{}, known]) expect((await get(image_url, sent)).statusCode).toBe(404);
});
