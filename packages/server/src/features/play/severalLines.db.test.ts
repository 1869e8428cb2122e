/** Choices and answers may have several lines, and a choice is never confused with another one's answer. */
import { randomUUID } from 'node:crypto';
import type { GameSession, SelectedChoice, StoryStructure } from '@kathaloka/contract/entities';
import { expect, it } from 'vitest';
import { chose, keepingDevice, uploading } from '../../testing/offlinePlay.ts';
import { people, type Person } from '../../testing/people.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { readEpub } from '../books/testing/readEpub.ts';

const play = scriptedPlay();

const DOOR: StoryStructure = {
  start_node: 'door',
  nodes: {
    door: {
      text: 'A door.',
      mode: 'verbatim',
      choices: [
        { text: 'Say', target: 'yard', ask: 'other' },
        { text: 'Say\nnothing', target: 'hall' },
        { text: 'Say\nit', target: 'hall', ask: 'name' },
      ],
    },
    hall: {
      text: 'Come in, {name | traveller}.',
      mode: 'verbatim',
      choices: [{ text: 'Sit', target: 'yard' }],
    },
    yard: { text: 'The yard, {other | friend}.', mode: 'verbatim', choices: [] },
  },
};
const written = { story_structure: JSON.stringify(DOOR) };
const NOTHING = { text: 'Say\nnothing' };
const ANSWERED = { text: 'Say\nit', answer: 'Zorblax\r\nthe\u2028Great' };
const TOLD = { text: 'Say\nit', answer: 'Zorblax the Great' };

const chosenIn = ({ session_data }: Pick<GameSession, 'session_data'>) =>
  session_data.narrative_history.map(({ selected_choice }) => selected_choice);

async function after(choice: SelectedChoice) {
  const who = await play.player();
  const { id } = await play.begin(who, written);
  const answer = await play.act(who, id, { selected_choice: choice });
  return { who, id, answer, params: { session_id: id } };
}

async function shared(who: Person, session_id: string, turn_id: string, shows_typed = false) {
  const params = { session_id, turn_id };
  const { body } = await play.call('shareTurn', { ...who, params, body: { shows_typed } });
  const { body: tale } = await play.call('getSharedTurn', { params: { token: body.token } });
  const { body: session } = await play.call('playFromSharedTurn', {
    headers: { ...(await play.player()).headers, 'idempotency-key': randomUUID() },
    params: { token: body.token },
  });
  return { part: tale.parts.at(-1), copied: chosenIn(session).at(-1) };
}

it('is told, answered, undone and brought back, branched and exported as it was offered', async () => {
  const { who, id, answer, params } = await after(ANSWERED);
  expect(answer.turn).toMatchObject({ selected_choice: TOLD, ai_response: 'Come in, Zorblax the Great.' });
  await play.act(who, id, { action_type: 'undo' });
  await play.act(who, id, { action_type: 'redo' });
  expect(chosenIn(await play.read(who, id))).toEqual([null, TOLD]);
  const { body: branch } = await play.call('branchSession', {
    ...who,
    params,
    body: { turn_id: answer.turn_id },
  });
  expect(chosenIn(branch)).toEqual([null, TOLD]);
  const { body } = await play.call('exportSession', { ...who, params });
  expect(body.turns.at(-1)!.selected_choice).toEqual(TOLD);
});

/** Whose words the text of the hall is. */
const AUTHORS = [{ by: 'author', from: 0, to: 19 }];

it('is shared without typed words, and unchanged if nothing was typed', async () => {
  const plain = await after(NOTHING);
  expect(await shared(plain.who, plain.id, plain.answer.turn_id)).toEqual({
    part: { chosen: 'Say\nnothing', is_typed: false, text: 'Come in, traveller.', parts: AUTHORS },
    copied: NOTHING,
  });
  const answered = await after(ANSWERED);
  expect(await shared(answered.who, answered.id, answered.answer.turn_id)).toEqual({
    part: { chosen: 'Say\nit', is_typed: true, text: 'Come in, traveller.', parts: AUTHORS },
    copied: { text: 'Say\nit' },
  });
  expect((await shared(answered.who, answered.id, answered.answer.turn_id, true)).part?.chosen).toBe(
    'Say\nit: Zorblax the Great',
  );
});

it('is shared as it was offered: nothing of another way to write it is stored', async () => {
  const { who, id, answer } = await after({ text: '☎ SAY, nothing ☎' });
  expect(answer.turn?.selected_choice).toEqual(NOTHING);
  expect((await shared(who, id, answer.turn_id)).part).toMatchObject({ chosen: 'Say\nnothing' });
});

it('stands in a book with its answer, and without it where own words are left out', async () => {
  const { who, params } = await after(ANSWERED);
  const linesOf = async (query: Record<string, string>) => {
    const { bytes } = await play.call('downloadBook', { headers: who.headers, params, query });
    return readEpub(bytes).lines;
  };
  expect(await linesOf({})).toContain('Say it: Zorblax the Great');
  expect((await linesOf({ own_words: 'false' })).join(' ')).not.toContain('Say it');
});

it('begins a session after a guest’s choices, and can be uploaded from a device', async () => {
  const who = await play.player();
  const story_id = await play.make.story(written);
  const body = { story_id, choices: [ANSWERED, { text: 'Sit' }] };
  const { body: begun } = await play.call('createSession', { ...who, body });
  expect(begun.session_data.narrative_history[1]).toMatchObject({
    ai_response: 'Come in, Zorblax the Great.',
  });
  for (const [at, told] of [[1, NOTHING] as const, [2, TOLD] as const]) {
    const device = await keepingDevice(play.call, who, story_id);
    device.moves.push(chose(at, at === 2 ? { answer: ANSWERED.answer } : {}));
    const { body: uploaded } = await uploading(play.call)(who, device);
    expect(chosenIn(await play.read(who, uploaded.session_id!))).toEqual([null, told]);
  }
});

it('can be taken by the young, who cannot add a word to it in any form', async () => {
  const who = await people(play.db)({
    birth_year: new Date().getFullYear() - 14,
    username: 'child',
    email: 'child@example.org',
  });
  const consent = { user_id: who.id, proof: 'mail' as const, covers: 1, granted_at: new Date() };
  await play.db.insertInto('guardianships').values(consent).execute();
  const { id } = await play.begin(who, { ...written, content_rating: 'family' });
  const codeOf = async (selected_choice: SelectedChoice) =>
    ((await play.tryTo(who, id, { selected_choice })).body as { code?: string }).code;
  for (const answer of ['Zorblax', '', ' ', '\n', 'a\r\nb\u2028c'])
    expect(await codeOf({ text: 'Say\nit', answer })).toBe('choices_only');
  for (const text of ['Say\nZorblax', 'Say\nit\nZorblax', 'Say\r\nit', 'Say\u2028it', 'SAY\nIT', 'Zorblax'])
    expect(await codeOf({ text })).toBe('no_such_choice');
  expect(await codeOf({ text: 'Say\nit' })).toBeUndefined();
  expect(chosenIn(await play.read(who, id))).toEqual([null, { text: 'Say\nit' }]);
});
