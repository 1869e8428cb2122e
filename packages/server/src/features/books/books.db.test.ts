/** A play as a book, through the API: what the book contains, which path it tells, and who may read it. */
import { expect, it } from 'vitest';
import { FORT_STORY } from '../../testing/ledgerStory.ts';
import type { Person } from '../../testing/people.ts';
import { FERRY } from '../../testing/playing.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { newId } from '../../platform/ids.ts';
import { logLines } from './testing/logLines.ts';
import { headingOf, readEpub } from './testing/readEpub.ts';
import { named, textIn } from './testing/readXml.ts';

const play = scriptedPlay();

const story = {
  title: 'The Ferry: a night',
  language: 'en' as const,
  story_structure: JSON.stringify({
    ...FERRY,
    chapters: [
      { title: 'The bank', node: 'bank' },
      { title: 'The cold water', node: 'river' },
    ],
  }),
};

async function played(): Promise<{ who: Person; params: { session_id: string }; turns: readonly string[] }> {
  const who = await play.player(1000);
  const { id } = await play.begin(who, story);
  play.tells({ narrate: () => [{ text: 'A bell.\n\nIt *rings* twice,\nand **stops**.' }] });
  await play.act(who, id, { action_type: 'custom_action', user_action: 'I ring <the> bell & नमस्ते' });
  await play.act(who, id, { action_type: 'show', selected_model: 'vishvakarma' });
  await play.act(who, id, { selected_choice: 'Swim' });
  await play.act(who, id, { action_type: 'undo' });
  await play.act(who, id, { selected_choice: 'Ring the bell' });
  await play.act(who, id, { selected_choice: 'Sit down' });
  const { body } = await play.call('mapSession', { ...who, params: { session_id: id } });
  return { who, params: { session_id: id }, turns: body.turns.map((turn) => turn.id) };
}

async function bookOf(who: Person, params: { session_id: string }, query: Record<string, string> = {}) {
  const answer = await play.call('downloadBook', { headers: who.headers, params, query });
  expect(answer.status).toBe(200);
  return answer;
}

it('a book tells what the log tells, in its order, with its chapters, and the same play makes the same bytes', async () => {
  const { who, params } = await played();
  const { bytes, headers } = await bookOf(who, params);
  expect(headers).toMatchObject({
    'content-type': 'application/epub+zip',
    'content-disposition': `attachment; filename="the-ferry-a-night.epub"; filename*=UTF-8''the-ferry-a-night.epub`,
  });
  const { body } = await play.call('exportSession', { ...who, params });
  const epub = readEpub(bytes);
  expect(epub.lines).toEqual(logLines(body));
  expect(epub.files[0]).toMatchObject({ name: 'mimetype', isStored: true });
  expect(String(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  expect([...epub.documents.keys()]).toEqual([
    'cover.xhtml',
    'title.xhtml',
    'nav.xhtml',
    'part-0001.xhtml',
    'ending.xhtml',
    'about.xhtml',
  ]);
  expect(headingOf(epub.documents.get('ending.xhtml')!)).toBe('Far bank');
  const [contents] = named(epub.documents.get('nav.xhtml')!, 'ol');
  expect(named(contents!, 'a').map(textIn)).toEqual(['The bank', 'Far bank', 'About this book']);
  expect((await bookOf(who, params)).bytes.equals(bytes)).toBe(true);
});

it('a book says how an attempt went, in its own words and with its numbers', async () => {
  const who = await play.player();
  const { id } = await play.begin(who, FORT_STORY);
  await play.act(who, id, { selected_choice: 'Force the door' });
  const { bytes } = await bookOf(who, { session_id: id });
  const text = textIn(readEpub(bytes).documents.get('part-0001.xhtml')!);
  expect(text).toMatch(/Force the door\s+It holds\. Nerve: 1\.\s+nerve: 1 needed, 0 there\./);
});

it('a book without own words has only what was told', async () => {
  const { who, params } = await played();
  const { bytes } = await bookOf(who, params, { own_words: 'false' });
  const { body } = await play.call('exportSession', { ...who, params });
  expect(readEpub(bytes).lines).toEqual(logLines(body, false));
});

it('a book may end with any turn of any way, also of one that was undone', async () => {
  const { who, params, turns } = await played();
  const { body } = await play.call('mapSession', { ...who, params });
  const undone = body.turns.find(({ is_current }) => !is_current)!;
  const epub = readEpub((await bookOf(who, params, { turn_id: undone.id })).bytes);
  expect(epub.lines.at(-3)).toBe('Swim');
  // only the chapters on that path
  const headings = [...epub.documents.values()].flatMap((each) => named(each, 'header'));
  expect(headings.map(headingOf)).toEqual(['The bank', 'The cold water']);
  expect(headingOf(epub.documents.get('ending.xhtml')!)).toBe('To be continued');
  const first = readEpub((await bookOf(who, params, { turn_id: turns[0]! })).bytes);
  expect(first.lines).toHaveLength(2);
});

it('a play of another person, or a turn of another session, is not found', async () => {
  const [one, other] = [await played(), await played()];
  const asked = { params: one.params, query: { turn_id: other.turns[0]! } };
  expect((await play.call('downloadBook', { ...one.who, ...asked })).status).toBe(404);
  expect(
    (await play.call('downloadBook', { ...one.who, ...asked, query: { turn_id: newId() } })).status,
  ).toBe(404);
  expect((await play.call('downloadBook', { ...other.who, params: one.params })).status).toBe(404);
  const body = { turn_id: other.turns[0]! };
  expect((await play.call('printBook', { headers: one.who.headers, params: one.params, body })).status).toBe(
    404,
  );
  expect(
    (await play.call('printBook', { headers: other.who.headers, params: one.params, body: {} })).status,
  ).toBe(404);
});

it('a HEAD request does not make a book', async () => {
  const { who, params } = await played();
  const url = `/api/v1/game/sessions/${params.session_id}/book`;
  const answer = await play.app.inject({ method: 'HEAD', url, headers: who.headers });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});
