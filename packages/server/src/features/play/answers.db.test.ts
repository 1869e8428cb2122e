/** A story asks for a name: every narrator uses it from then on, and other readers never see it. */
import type { GameSession, StoryStructure } from '@kathaloka/contract/entities';
import { CHOICE_TEXT_MAX } from '@kathaloka/contract/limits';
import { expect, it } from 'vitest';
import { layerFor } from '../../testing/layerFor.ts';
import type { Person } from '../../testing/people.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const GATE: StoryStructure = {
  start_node: 'gate',
  nodes: {
    gate: {
      text: 'Who is there?',
      mode: 'verbatim',
      choices: [{ text: 'Say your name', target: 'hall', ask: 'name' }],
    },
    hall: {
      text: 'Welcome, {name | traveller}.',
      mode: 'guided',
      choices: [{ text: 'Go on as {name | nobody}', target: 'end' }],
    },
    end: { text: 'It is late.\n\nHere {name | somebody} sleeps.', mode: 'verbatim', choices: [] },
  },
};
const story = { title: 'The Gate', language: 'en' as const, story_structure: GATE };
const written = {
  title: story.title,
  story_structure: JSON.stringify(GATE),
  layers: JSON.stringify({ hi: layerFor(story) }),
};

const offered = ({ session_data }: GameSession) => session_data.choices.map(({ text }) => text);
const toldIn = ({ session_data }: GameSession) =>
  session_data.narrative_history.map(({ ai_response }) => ai_response);

async function begin(): Promise<[Person, string]> {
  const who = await play.player();
  const { id } = await play.begin(who, written);
  return [who, id];
}

it('An answer is told after it was given, in another telling, after undo and redo, and in another language', async () => {
  const [who, id] = await begin();
  const scenes: string[] = [];
  play.tells({
    narrate: ({ scene }) => {
      scenes.push(scene.text);
      return [{ text: `Told: ${scene.text}` }];
    },
  });
  expect((await play.read(who, id)).session_data.choices).toEqual([
    { text: 'Say your name', is_detour: false, asks: true },
  ]);
  await play.act(who, id, { selected_choice: { text: 'Say your name', answer: '*Meera* {oil}' } });
  await play.act(who, id, { action_type: 'retell' });
  expect(scenes).toEqual(['Welcome, Meera oil.', 'Welcome, Meera oil.']);
  await play.act(who, id, { action_type: 'undo' });
  expect(offered(await play.read(who, id))).toEqual(['Say your name']);
  await play.act(who, id, { action_type: 'redo' });
  expect(offered(await play.read(who, id))).toEqual(['Go on as Meera oil']);
  await play.call('changeLanguage', { ...who, params: { session_id: id }, body: { language: 'hi' } });
  expect(offered(await play.read(who, id))).toEqual(['Go on as Meera oil ॐ']);
  const { session_data } = await play.read(who, id);
  expect(session_data.narrative_history.at(-1)?.selected_choice).toEqual({
    text: 'Say your name',
    answer: 'Meera oil',
  });
});

it('Without an answer the author’s words are told, and Continue stays', async () => {
  const [who, id] = await begin();
  play.tells();
  await play.act(who, id, {});
  expect(offered(await play.read(who, id))).toEqual(['Say your name']);
  await play.act(who, id, { selected_choice: { text: 'Say your name', answer: '***' } });
  const session = await play.read(who, id);
  expect(offered(session)).toEqual(['Go on as nobody']);
  expect(session.session_data.narrative_history.at(-1)?.selected_choice).toEqual({ text: 'Say your name' });
  const long = { text: 'Say your name', answer: 'x'.repeat(CHOICE_TEXT_MAX + 1) };
  expect(await play.tryTo(who, id, { selected_choice: long })).toMatchObject({ status: 422 });
});

it('What is shared of an ending is without the answer', async () => {
  const [who, id] = await begin();
  play.tells();
  await play.act(who, id, { selected_choice: { text: 'Say your name', answer: 'Meera' } });
  await play.act(who, id, { selected_choice: 'Go on as Meera' });
  const { body } = await play.call('getEnding', { ...who, params: { session_id: id } });
  expect(body).toMatchObject({ last_line: 'Here Meera sleeps.', shared_line: 'Here somebody sleeps.' });
  expect(toldIn(await play.read(who, id)).at(-1)).toContain('Here Meera sleeps.');
});

it('A guest’s answers become those of their session', async () => {
  const story_id = await play.make.story(written);
  const { body: opening } = await play.call('getOpening', { params: { id: story_id } });
  expect(opening).toMatchObject({
    text: 'Who is there?',
    choices: ['Say your name'],
    asking: ['Say your name'],
  });
  const who = await play.player();
  const choices = [{ text: 'Say your name', answer: 'Meera' }, { text: 'Go on as Meera' }];
  const { body } = await play.call('createSession', { ...who, body: { story_id, choices } });
  expect(toldIn(body)).toEqual(['Who is there?', 'Welcome, Meera.', 'It is late.\n\nHere Meera sleeps.']);
});

it('A free text that means a choice which asks is answered with that choice', async () => {
  const [who, id] = await begin();
  play.tells({ interpret: () => ({ edge: 0, isSure: true }) });
  await play.act(who, id, { action_type: 'custom_action', user_action: 'I tell them who I am' });
  const { session_data } = await play.read(who, id);
  expect(session_data.narrative_history.at(-1)?.perhaps_meant).toBe('Say your name');
  expect(session_data.choices.map(({ text }) => text)).toContain('Say your name');
});
