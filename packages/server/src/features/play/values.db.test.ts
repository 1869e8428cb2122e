/** Values are filled into a text before it is told, read or stored. */
import type { GameSession, StoryStructure } from '@kathaloka/contract/entities';
import { expect, it } from 'vitest';
import { layerFor } from '../../testing/layerFor.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const SHOP: StoryStructure = {
  start_node: 'shop',
  nodes: {
    shop: {
      text: 'You have {oil} {count of oil: measure | measures}.',
      mode: 'verbatim',
      choices: [
        { text: 'Buy one, beside your {oil}', target: 'shop', effect: 'oil + 1' },
        { text: 'Go{if oil > 0:  in the light}', target: 'road' },
      ],
    },
    road: {
      text: 'It is {if oil > 1: bright | dark}. You burn {oil}.',
      mode: 'guided',
      choices: [{ text: 'On', target: 'end' }],
    },
    end: { text: 'The end, with {oil} and \\{oil}.', mode: 'verbatim', choices: [] },
  },
};
const story = {
  title: 'The Lamp',
  language: 'en' as const,
  story_structure: SHOP,
};
const written = {
  title: story.title,
  story_structure: JSON.stringify(SHOP),
  layers: JSON.stringify({ hi: layerFor(story) }),
};

const offered = ({ session_data }: GameSession) => session_data.choices.map(({ text }) => text);
const toldIn = ({ session_data }: GameSession) =>
  session_data.narrative_history.map(({ ai_response }) => ai_response);

it('Values are told by every narrator, stored as told, and taken back by undo', async () => {
  const who = await play.player();
  const scenes: string[] = [];
  play.tells({
    narrate: ({ scene }) => {
      scenes.push(scene.text);
      return [{ text: `Told: ${scene.text}` }];
    },
  });
  const session = await play.begin(who, written);
  const { id } = session;
  const choose = (selected_choice: string) => play.act(who, id, { selected_choice });
  expect(toldIn(session)).toEqual(['You have 0 measures.']);
  expect(offered(session)).toEqual(['Buy one, beside your 0', 'Go']);
  await choose('Buy one, beside your 0');
  expect(await play.tryTo(who, id, { selected_choice: 'Buy one, beside your {oil}' })).toMatchObject({
    body: { code: 'no_such_choice' },
  });
  await play.call('changeLanguage', { ...who, params: { session_id: id }, body: { language: 'hi' } });
  const hindi = await play.read(who, id);
  expect(offered(hindi)).toEqual(['Buy one, beside your 1 ॐ', 'Go in the light ॐ']);
  await choose('Buy one, beside your 1');
  await play.call('changeLanguage', { ...who, params: { session_id: id }, body: { language: 'en' } });
  await choose('Go in the light');
  expect(scenes).toEqual(['It is bright. You burn 2.']);
  await play.act(who, id, { action_type: 'retell' });
  expect(scenes).toEqual(['It is bright. You burn 2.', 'It is bright. You burn 2.']);
  await play.act(who, id, { selected_choice: 'On' });
  const ended = await play.read(who, id);
  expect(toldIn(ended)).toEqual([
    'You have 0 measures.',
    'You have 1 measure.',
    'You have 2 measures. ॐ',
    'Told: It is bright. You burn 2.',
    'The end, with 2 and {oil}.',
  ]);
  const { body: copy } = await play.call('exportSession', { ...who, params: { session_id: id } });
  expect(copy.turns.map(({ ai_response }) => ai_response)).toEqual(toldIn(ended));
  for (let times = 0; times < 3; times += 1) await play.act(who, id, { action_type: 'undo' });
  expect(offered(await play.read(who, id))[0]).toBe('Buy one, beside your 1');
});

it('The opening of a story tells them as the story begins', async () => {
  const id = await play.make.story(written);
  const { body } = await play.call('getOpening', { params: { id } });
  expect(body).toMatchObject({ text: 'You have 0 measures.', choices: ['Buy one, beside your 0', 'Go'] });
});
