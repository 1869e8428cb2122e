import { gunzipSync } from 'node:zlib';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { authoring } from '../../../testing/authoring.ts';
import { countSceneChecks } from '../../../testing/sceneChecks.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const write = await authoring(app, database.db);
const meera = await write.person({ display_name: 'Meera' });

const file = (name: string, text: string) => ({ name, content: Buffer.from(text).toString('base64') });
const send = (files: readonly object[], repairs?: readonly string[]) =>
  write.call('importStory', {
    headers: meera.headers,
    body: { files, ...(repairs && { repairs }) },
  });

const WEIR = [
  ':: StoryTitle',
  'The Weir',
  ':: StoryData',
  '{"format":"SugarCube","start":"Bank"}',
  ':: Bank',
  'The bank.<<audio "rain" play>> <<if random(1, 2) is 1>>It rains.<</if>>',
  '[[Swim|Mill]]',
  ':: Mill',
  'A mill. $oil',
  ':: Notes',
  'The miller is her brother.',
].join('\n');

describe('A story from files of another program', () => {
  it('is answered with what it lost and what the checks refuse, first what changed it', async () => {
    const { status, body } = await send([file('weir.twee', WEIR)]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'sugarcube',
      fields: { title: 'The Weir' },
      scenes: 3,
      story_structure: {
        start_node: 'Bank',
        nodes: { Bank: { choices: [{ text: 'Swim', target: 'Mill' }] } },
      },
      refused: [{ kind: 'unreachable scene', node: 'Notes', repair: 'unreached' }],
    });
    const looks = body.notes.map(({ is_look }) => is_look);
    expect(looks).toContain(true);
    expect(looks).toEqual(looks.toSorted((one, other) => Number(one) - Number(other)));
    expect(body.notes.every(({ message }) => message.length > 10)).toBe(true);
  });

  it('can be repaired, created and read again as it came', async () => {
    const { body } = await send([file('weir.twee', WEIR)], ['unreached']);
    expect(body.refused).toEqual([]);
    const made = await write.call('createStory', {
      headers: meera.headers,
      body: write.aStory({ ...body.fields, story_structure: body.story_structure } as Partial<StoryCreate>),
    });
    expect(made.body).toMatchObject({ title: 'The Weir', story_structure: body.story_structure });
  });

  it('of several files is one story, and nothing of it is stored', async () => {
    const before = await write.call('listMyStories', { headers: meera.headers });
    const { body } = await send([
      file('startup.txt', '*scene_list\n  startup\n  mill\nA weir.\n*goto_scene mill\n'),
      file('mill.txt', 'A mill.\n*finish\n'),
    ]);
    expect(body).toMatchObject({ format: 'choicescript', scenes: 2 });
    const after = await write.call('listMyStories', { headers: meera.headers });
    expect(after.body).toEqual(before.body);
  });

  it.each([
    ['no story', [file('a.bin', '\0\0\0')], 'not_text'],
    ['nothing', [file('a.twee', '  ')], 'empty'],
    ['source of ink that does not compile', [file('a.ink', '-> nowhere')], 'unreadable'],
    [
      'stories of which none belongs to another',
      [file('a.json', '{}'), file('b.json', '{}')],
      'files_unrelated',
    ],
    ['brackets within brackets', [file('a.ink', `A line.\n${'{'.repeat(60)}x -> END`)], 'too_deep'],
    ['an archive that is none', [file('a.zip', 'PK\u0003\u0004 and no more')], 'archive_unreadable'],
  ])('is refused with the reason: %s', async (_, files, type) => {
    const { status, body } = await send(files);
    expect([status, body]).toMatchObject([
      422,
      { code: 'validation_failed', detail: [{ loc: ['body', 'files'], type }] },
    ]);
  });

  it.each([
    { title: '' },
    { tagline: ' ' },
    { story_description: '' },
    { story_prompt: '' },
    { category_id: 'tales' },
    { tag_ids: ['night'] },
    { cover_image_url: '' },
  ])('is read from our own format with the fields of an unfinished draft: %j', async (changes) => {
    const story = JSON.stringify({ kathaloka: 1, story: write.aStory(changes) });
    const { status, body } = await send([file('story.json', story)]);
    expect([status, body.fields]).toMatchObject([200, changes]);
  });

  it.each([
    ['no files', []],
    ['what is no base64', [{ name: 'a.twee', content: 'é' }]],
    ['a name that is too long', [{ name: 'a'.repeat(201), content: '' }]],
    ['too many files', Array.from({ length: 201 }, () => file('a.twee', 'x'))],
  ])('is not read from %s', async (_, files) => {
    expect((await send(files)).status).toBe(422);
  });

  it('runs nothing of what it reads', async () => {
    const evil =
      ':: Start\n<script>globalThis.pwned = 1</script><<script>>globalThis.pwned = 1<</script>>Hello [[On]]\n:: On\n<%= process.exit(1) %>Done';
    const { status, body } = await send([file('__proto__.twee', evil)]);
    expect(status).toBe(200);
    expect(JSON.stringify(body.story_structure)).not.toContain('pwned');
    expect(globalThis).not.toHaveProperty('pwned');
  });

  it('is answered as the thread that read it wrote the answer, compressed, and nothing is checked again', async () => {
    const checked = countSceneChecks();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/stories/import/',
      headers: { ...meera.headers, 'accept-encoding': 'gzip' },
      payload: { files: [file('weir.twee', WEIR)] },
    });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toMatchObject({ format: 'sugarcube' });
    expect(checked()).toBe(0);
  });

  it('is for people who have signed in', async () => {
    const { status } = await write.call('importStory', {
      body: { files: [file('weir.twee', WEIR)], repairs: [] },
    });
    expect(status).toBe(401);
  });
});
