/** How far a session has come in the chapters of its story. */
import type { GameSession, Turn } from '@kathaloka/contract/entities';
import { expect, it } from 'vitest';
import { layerFor } from '../../../testing/layerFor.ts';
import type { Person } from '../../../testing/people.ts';
import { FERRY } from '../../../testing/playing.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const story = {
  title: 'The Ferry',
  language: 'en' as const,
  story_structure: {
    ...FERRY,
    chapters: [
      { title: 'The bank', node: 'bank' },
      { title: 'The water', node: 'river' },
      { title: 'The boat', node: 'boat' },
    ],
  },
};
const written = {
  title: story.title,
  story_structure: JSON.stringify(story.story_structure),
  layers: JSON.stringify({ hi: layerFor(story) }),
};

async function begin(values: object = written): Promise<[Person, GameSession]> {
  const who = await play.player();
  return [who, await play.begin(who, values)];
}
const choose = (who: Person, { id }: GameSession, selected_choice: string) =>
  play.act(who, id, { action_type: 'continue', selected_choice });
const chaptersOf = (turns: readonly Pick<Turn, 'chapter'>[]) => turns.map(({ chapter }) => chapter?.title);
const listed = async (who: Person) => {
  const { body } = await play.call('listSessions', { ...who });
  return body.sessions.map(({ chapter }) => chapter);
};

it('a chapter begins with the turn that enters its scene, and not where that is entered again', async () => {
  const [who, session] = await begin();
  expect(session.session_data.narrative_history[0]?.chapter).toEqual({ number: 1, of: 3, title: 'The bank' });
  expect((await choose(who, session, 'Swim')).turn?.chapter).toEqual({
    number: 2,
    of: 3,
    title: 'The water',
  });
  await play.act(who, session.id, { action_type: 'show', selected_model: 'vishvakarma' });
  await play.act(who, session.id, { action_type: 'immerse' });
  expect((await choose(who, session, 'Turn back')).turn).not.toHaveProperty('chapter');
  expect((await choose(who, session, 'Swim')).turn).not.toHaveProperty('chapter');
  await choose(who, session, 'Turn back');
  await choose(who, session, 'Ring the bell');
  const none = undefined;
  const told = ['The bank', 'The water', none, none, none, none, none, 'The boat'];
  const { session_data } = await play.read(who, session.id);
  expect(chaptersOf(session_data.narrative_history)).toEqual(told);
  const params = { session_id: session.id };
  const { body: map } = await play.call('mapSession', { ...who, params });
  expect(chaptersOf(map.turns)).toEqual(told);
  const { body: copy } = await play.call('exportSession', { ...who, params });
  expect(chaptersOf(copy.turns)).toEqual(told);
});

it('a session says how far it has come, also after undo, from an earlier part and in another language', async () => {
  const [who, session] = await begin();
  expect(session.chapter).toEqual({ number: 1, of: 3 });
  const { turn_id } = await choose(who, session, 'Swim');
  await choose(who, session, 'Turn back');
  expect(await listed(who)).toEqual([{ number: 2, of: 3 }]);
  const params = { session_id: session.id };
  await play.call('changeLanguage', { headers: who.headers, params, body: { language: 'hi' } });
  const { turn } = await choose(who, session, 'Ring the bell ॐ');
  expect(turn?.chapter).toEqual({ number: 3, of: 3, title: 'The boat ॐ' });
  expect((await play.read(who, session.id)).chapter).toEqual({ number: 3, of: 3 });
  await play.act(who, session.id, { action_type: 'undo' });
  expect((await play.read(who, session.id)).chapter).toEqual({ number: 2, of: 3 });
  const { body: again } = await play.call('branchSession', {
    headers: who.headers,
    params,
    body: { turn_id },
  });
  expect(again.chapter).toEqual({ number: 2, of: 3 });
  expect(chaptersOf(again.session_data.narrative_history)).toEqual(['The bank ॐ', 'The water ॐ']);
});

it('a story without chapters says nothing of them', async () => {
  const [who, session] = await begin({});
  expect(session).not.toHaveProperty('chapter');
  expect(session.session_data.narrative_history[0]).not.toHaveProperty('chapter');
  expect(await listed(who)).toEqual([undefined]);
});
