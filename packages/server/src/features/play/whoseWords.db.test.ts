/** Whose words a tale is: the hands of a mixed turn, wherever the turn goes. */
import type { Turn, TurnPart } from '@kathaloka/contract/entities';
import { partsOf } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { chose, keepingDevice, uploading } from '../../testing/offlinePlay.ts';
import { FORT_STORY } from '../../testing/ledgerStory.ts';
import type { Person } from '../../testing/people.ts';
import { FERRY } from '../../testing/playing.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { readEpub } from '../books/testing/readEpub.ts';
import { allIn, textIn } from '../books/testing/readXml.ts';

const play = scriptedPlay();

const TYPED = 'I tell him of Quillfeather';
/** A turn of a model, with a scene of the author, what the player has said, and a sentence of the house. */
const MIXED = [
  { text: '  He *nods*. ' },
  { text: 'The bank is dark.\n\n', by: 'author' },
  { text: '“Of Quillfeather”, ', by: 'player' },
  { text: 'you have said.', by: 'house' },
] as const;
const HANDS = [
  ['model', 'He *nods*. '],
  ['author', 'The bank is dark.\n\n'],
  ['player', '“Of Quillfeather”, '],
  ['house', 'you have said.'],
];
const OPENING = [['author', FERRY.nodes['bank']!.text]];
const LAST = [['author', 'The ferryman says nothing.']];
const TALE = [OPENING, HANDS, LAST];

const inHands = (text: string, parts: readonly TurnPart[]) =>
  parts.map(({ by, from, to }) => [by, text.slice(from, to)]);
const handsOf = (turns: readonly Pick<Turn, 'ai_response' | 'model_used' | 'parts'>[]) =>
  turns.map((turn) => inHands(turn.ai_response ?? '', partsOf(turn)));

async function played() {
  const who = await play.player();
  const { id, story_id } = await play.begin(who, { language: 'en' });
  play.tells({ narrate: () => MIXED });
  const answer = await play.act(who, id, { action_type: 'custom_action', user_action: TYPED });
  const { turn_id } = await play.act(who, id, { selected_choice: 'Ring the bell' });
  return { who, id, story_id, turn_id, answer, params: { session_id: id } };
}

const log = async (who: Person, id: string) =>
  handsOf((await play.read(who, id)).session_data.narrative_history);

it('The answer and the log name the hand of each stretch, and the model that told', async () => {
  const { who, id, answer } = await played();
  expect(handsOf([answer.turn!])).toEqual([HANDS]);
  expect(answer.turn!.parts?.[0]).toEqual({ by: 'model', from: 0, to: 11, name: 'scripted' });
  expect(await log(who, id)).toEqual(TALE);
});

it('The exports of a session and of an account name them', async () => {
  const { who, params } = await played();
  const { body } = await play.call('exportSession', { ...who, params });
  expect(handsOf(body.turns)).toEqual(TALE);
  const { body: mine } = await play.call('downloadMyData', who);
  expect(handsOf(mine.game_sessions[0]!.turns)).toEqual(TALE);
});

it('A session from an earlier turn, and a retelling that is taken again, name them', async () => {
  const { who, id, params } = await played();
  const [, mixed] = (await play.read(who, id)).session_data.narrative_history;
  const { body: branch } = await play.call('branchSession', { ...who, params, body: { turn_id: mixed!.id } });
  expect(await log(who, branch.id)).toEqual([OPENING, HANDS]);
  play.tells({ narrate: () => [{ text: 'He shrugs.' }] });
  await play.act(who, branch.id, { action_type: 'retell' });
  expect(await log(who, branch.id)).toEqual([OPENING, [['model', 'He shrugs.']]]);
  await play.act(who, branch.id, { action_type: 'undo' });
  await play.act(who, branch.id, { action_type: 'redo' });
  expect(await log(who, branch.id)).toEqual([OPENING, [['model', 'He shrugs.']]]);
});

it('A book says them at each stretch, and counts their words at its end', async () => {
  const { who, params } = await played();
  const { bytes } = await play.call('downloadBook', { headers: who.headers, params, query: {} });
  const { documents } = readEpub(bytes);
  const told = allIn(
    documents.get('part-0001.xhtml')!,
    ({ attributes }) => attributes['data-by'] !== undefined,
  ).map((element) => [element.attributes['data-by'], textIn(element)]);
  expect(told).toEqual([
    ['author', 'The bank is dark.'],
    ['author', 'A bell hangs by the water.'],
    ['player', TYPED],
    ['model', 'He nods.'],
    ['author', 'The bank is dark.'],
    ['player', '“Of Quillfeather”,'],
    ['house', 'you have said.'],
    ['author', 'The ferryman says nothing.'],
  ]);
  expect(textIn(documents.get('about.xhtml')!)).toContain(
    'Whose words the tale holds: the author’s, 18; those of the model scripted, 2; the player’s, 2; Kathaloka’s own, 3.',
  );
});

it('A book names a model once, though the built-in narrator has told a turn in its place', async () => {
  const { who, id, params } = await played();
  play.tells({
    narrate: () => [{ text: 'Nothing stirs.' }, { teller: { narrator: 'built_in', steppedIn: 'refused' } }],
  });
  await play.act(who, id, { action_type: 'custom_action', user_action: 'hum' });
  const { bytes } = await play.call('downloadBook', { headers: who.headers, params, query: {} });
  const title = textIn(readEpub(bytes).documents.get('title.xhtml')!);
  expect(title).toMatch(/Tenali, scripted/);
  expect(title.match(/Tenali/g)).toHaveLength(1);
});

it.each([true, false])(
  'A shared turn and what begins from it name them, with typed words (%s) or with gaps in their place',
  async (shows_typed) => {
    const { who, id, turn_id } = await played();
    const params = { session_id: id, turn_id };
    const { body: link } = await play.call('shareTurn', { ...who, params, body: { shows_typed } });
    const { token } = link;
    const { body: tale } = await play.call('getSharedTurn', { params: { token } });
    const gapped = HANDS.map(([by, text]) => [by, text!.replace('Quillfeather', '…')]);
    const expected = shows_typed ? TALE : [OPENING, gapped, LAST];
    expect(tale.parts.map(({ text, parts = [] }) => inHands(text, parts))).toEqual(expected);
    const other = await play.player();
    const headers = { ...other.headers, 'idempotency-key': newId() };
    const { body: begun } = await play.call('playFromSharedTurn', { headers, params: { token } });
    expect(await log(other, begun.id)).toEqual(expected);
  },
);

it('What a guest has read is the author’s in the session that begins from it', async () => {
  const who = await play.player();
  const story_id = await play.make.story({ story_structure: JSON.stringify(FERRY) });
  const choices = [{ text: 'Ring the bell' }];
  const { body } = await play.call('createSession', { ...who, body: { story_id, choices } });
  expect(await log(who, body.id)).toEqual([OPENING, LAST]);
});

it('What an attempt tells is the author’s, before a scene that a model tells as well', async () => {
  const who = await play.player();
  const { id } = await play.begin(who, FORT_STORY);
  await play.act(who, id, { selected_choice: 'Force the door' });
  play.tells({ narrate: () => [{ text: 'You stand in the hall.' }] });
  await play.act(who, id, { selected_choice: 'Force the door' });
  expect((await log(who, id)).slice(1)).toEqual([
    [['author', 'It holds. Nerve: 1.']],
    [
      ['author', 'It gives. Nerve: 1.\n\n'],
      ['model', 'You stand in the hall.'],
    ],
  ]);
});

it('Moves of a device are the author’s, also in a session that goes on with a model', async () => {
  const who = await play.player();
  const story_id = await play.make.story({ story_structure: JSON.stringify(FERRY) });
  const device = await keepingDevice(play.call, who, story_id);
  device.moves.push(chose(0, { to: 'boat' }));
  const { body } = await uploading(play.call)(who, device);
  play.tells({ narrate: () => MIXED });
  await play.act(who, body.session_id!, { action_type: 'custom_action', user_action: TYPED });
  expect(await log(who, body.session_id!)).toEqual([OPENING, LAST, HANDS]);
});
