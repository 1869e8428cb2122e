import type { StoryStructure } from '@kathaloka/contract/entities';
import { expect, it } from 'vitest';
import { authoring } from '../../testing/authoring.ts';
import type { Person } from '../../testing/people.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const MEETING: StoryStructure = {
  start_node: 'door',
  meets: [' yama ', 'two words'],
  nodes: {
    door: { text: 'Yama comes home.', mode: 'verbatim', choices: [{ text: 'Bow', target: 'end' }] },
    end: { text: 'He bows back.', mode: 'verbatim', choices: [] },
  },
};
const GREETING: StoryStructure = {
  start_node: 'lift',
  nodes: {
    lift: {
      text: 'A man gets in.{if met yama:  He nods.}',
      mode: 'verbatim',
      choices: [
        { text: 'Nod back', target: 'end', condition: 'met yama' },
        { text: 'Go down', target: 'end' },
      ],
    },
    end: {
      text: 'Down.',
      mode: 'verbatim',
      variants: [{ condition: 'not met yama', text: 'Down with a stranger.' }],
      choices: [],
    },
  },
};

/** Two stories of an author; readers of one of them meet Yama. */
async function shelf() {
  const write = await authoring(play.app, play.db);
  const author = await write.person();
  const told = async (title: string, story_structure: StoryStructure) =>
    (await write.published(author, { title, story_structure })).id;
  const meeting = await told('At the Door', MEETING);
  return { write, author, told, meeting, greeting: await told('In the Lift', GREETING) };
}

const begin = async (who: Person, story_id: string, choices: string[] = []) =>
  (
    await play.call('createSession', {
      ...who,
      body: { story_id, choices: choices.map((text) => ({ text })) },
    })
  ).body;

async function toldTo(who: Person, story_id: string): Promise<string | null> {
  const { session_data } = await begin(who, story_id);
  return session_data.narrative_history.at(-1)!.ai_response;
}

it('A story greets only readers who have met the person in another story of its author', async () => {
  const { author, told, meeting, greeting } = await shelf();
  const who = await play.player();
  expect(await toldTo(who, greeting)).toBe('A man gets in.');
  const open = await begin(who, meeting);
  expect(await toldTo(who, greeting), 'who has not come to an ending has met nobody').toBe('A man gets in.');
  await play.act(who, open.id, { selected_choice: 'Bow' });
  const session = await begin(who, greeting);
  expect(session.session_data.narrative_history.at(-1)?.ai_response).toBe('A man gets in. He nods.');
  expect(session.session_data.choices.map(({ text }) => text)).toEqual(['Nod back', 'Go down']);
  expect(await toldTo(await play.player(), greeting), 'another reader').toBe('A man gets in.');
  const { told: elsewhere } = await shelf();
  expect(await toldTo(who, await elsewhere('By Somebody Else', GREETING))).toBe('A man gets in.');
  const both = await told('Both at Once', { ...GREETING, meets: ['yama'] });
  const stranger = await play.player();
  const own = await begin(stranger, both, ['Go down']);
  expect(own.is_completed).toBe(true);
  expect(await toldTo(stranger, both), 'its own readers are met in it, not before').toBe('A man gets in.');
  const { body } = await play.call('listMySeries', { ...author });
  expect(body.meetings).toMatchObject([
    { story_id: both, meets: ['yama'] },
    { story_id: meeting, title: 'At the Door', language: 'en', meets: [' yama ', 'two words'] },
  ]);
});

it('After the session is deleted, its meetings no longer count; sessions that have begun do not change', async () => {
  const { meeting, greeting } = await shelf();
  const who = await play.player();
  const met = await begin(who, meeting, ['Bow']);
  const session = await begin(who, greeting);
  await play.call('deleteSession', { ...who, params: { session_id: met.id } });
  expect(await toldTo(who, greeting)).toBe('A man gets in.');
  await play.act(who, session.id, { selected_choice: 'Nod back' });
  expect((await play.call('getSession', { ...who, params: { session_id: session.id } })).body).toMatchObject({
    is_completed: true,
  });
});

it('A guest counts as having met nobody, also when they go on with an account that has', async () => {
  const { meeting, greeting } = await shelf();
  const who = await play.player();
  await begin(who, meeting, ['Bow']);
  const { session_data } = await begin(who, greeting, ['Go down']);
  expect(session_data.narrative_history.at(-1)?.ai_response).toBe('Down.');
});

it('What is written and not published yet is said to its author alone', async () => {
  const { write, author, meeting, greeting } = await shelf();
  const who = await play.player();
  await begin(who, meeting, ['Bow']);
  const { version } = await write.source(author, meeting);
  const { meets: _, ...nobody } = MEETING;
  await write.edit(author, meeting, { version, story_structure: nobody });
  expect((await play.call('listMySeries', { ...author })).body.meetings).toEqual([]);
  expect(await toldTo(who, greeting)).toBe('A man gets in. He nods.');
  await write.publish(author, meeting);
  expect(await toldTo(who, greeting)).toBe('A man gets in.');
});
