/** Attempts, dice, put-downs and losses without a network: the device and the server come to the same. */
import type { OfflineMove } from '@kathaloka/contract/entities';
import {
  advance,
  beginPlay,
  offeredTo,
  payUndo,
  type PlayState,
  playStory,
  spendable,
  storable,
} from '@kathaloka/story';
import { expect, it } from 'vitest';
import { layerFor } from '../../../testing/layerFor.ts';
import { FORT, FORT_STORY } from '../../../testing/ledgerStory.ts';
import { chose, type Device, keepingDevice, undone, uploading } from '../../../testing/offlinePlay.ts';
import type { Person } from '../../../testing/people.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();
const TEXTS = { title: FORT_STORY.title, language: 'en' as const, story_structure: FORT };

async function keeping(): Promise<{ who: Person; device: Device }> {
  const who = await play.player();
  const layers = JSON.stringify({ hi: layerFor(TEXTS) });
  const story_id = await play.make.story({ ...FORT_STORY, layers });
  return { who, device: await keepingDevice(play.call, who, story_id) };
}

/** The last state on the device, by the rules of play and the story that it was sent. */
function onDevice({ story }: Device, seed: string, moves: readonly OfflineMove[]): PlayState {
  const rules = playStory(story.story);
  const states = [beginPlay(rules, seed)];
  let paid = { undo_xp: 0 };
  for (const move of moves) {
    if ('undo' in move) {
      const [from, to] = [states.pop()!, states.at(-1)!];
      const { refusal, undo_xp } = payUndo(rules, paid, from, to);
      if (refusal) throw new Error(refusal.code);
      paid = { undo_xp };
      continue;
    }
    const state = spendable(states.at(-1)!, paid);
    const { text } = offeredTo(rules, state)[move.choose]!;
    const result = advance(rules, state, { kind: 'choice', text });
    if (result.refusal) throw new Error(result.refusal.code);
    states.push(storable(result.next, paid));
  }
  return states.at(-1)!;
}

async function onServer(who: Person, session_id: string): Promise<PlayState> {
  const { state } = await play.db
    .selectFrom('turns')
    .innerJoin('game_sessions', 'game_sessions.head_turn_id', 'turns.id')
    .where('game_sessions.id', '=', session_id)
    .where('turns.user_id', '=', who.id)
    .select('turns.state')
    .executeTakeFirstOrThrow();
  return state;
}

const [TAKE, FORCE, CLIMB] = [chose(0), chose(1), chose(3)];

it.each<[name: string, moves: readonly OfflineMove[]]>([
  ['an attempt that stays and one that leads on', [FORCE, FORCE]],
  ['dice, after what has happened before', [FORCE, CLIMB]],
  ['dice again after going back', [FORCE, CLIMB, undone, CLIMB]],
])('%s is the same on the device and on the server', async (_, moves) => {
  for (let device_of = 0; device_of < 4; device_of += 1) {
    const { who, device } = await keeping();
    device.moves.push(...moves);
    const own = onDevice(device, device.offline_id, moves);
    const { body } = await uploading(play.call)(who, device);
    expect(body).toMatchObject({ stored: moves.length, refused: null });
    expect(await onServer(who, body.session_id!)).toEqual(own);
  }
});

it('a thing is put down there by its place among what is offered', async () => {
  const { who, device } = await keeping();
  device.moves.push(TAKE, chose(2));
  const { body } = await uploading(play.call)(who, device);
  expect(body).toMatchObject({ stored: 2, refused: null });
  expect(await onServer(who, body.session_id!)).toMatchObject({
    node: 'hall',
    turns_in_node: 0,
    put_down: 'rope',
  });
  const visits = await play.db.selectFrom('scene_visits').where('user_id', '=', who.id).selectAll().execute();
  expect(visits.map(({ node }) => node)).toEqual(['cellar', 'hall']);
});

it('a play that goes on with another one’s moves goes on with its dice', async () => {
  const { who, device } = await keeping();
  const seed = crypto.randomUUID();
  device.moves.push(FORCE, CLIMB);
  const { body } = await uploading(play.call)(who, device, {}, { seed });
  expect(await onServer(who, body.session_id!)).toEqual(onDevice(device, seed, device.moves));
});

it('has the words of attempts and things in each language', async () => {
  const { device } = await keeping();
  expect(JSON.stringify(device.story), 'and no secret').not.toContain('leads to the pit');
  expect(device.story.story.layers.hi).toMatchObject({
    things: { key: { name: expect.stringContaining('the brass key') as string } },
    nodes: { cellar: { choices: [{}, { win_text: expect.stringContaining('It gives') as string }, {}, {}] } },
  });
});
