import { afterAll, expect, it } from 'vitest';
import { adminServer } from '../../../testing/adminServer.ts';
import { authoring } from '../../../testing/authoring.ts';
import { createZip } from '../../books/epub/zip.ts';

const server = await adminServer();
const write = await authoring(server.app, server.db);
const meera = await write.person();
afterAll(() => server.close());

const headers = () => ({ headers: server.admin.headers });
const base64 = (text: string) => Buffer.from(text).toString('base64');
const send = (text: string) =>
  server.call('importShelf', { ...headers(), body: { name: 'shelf.json', content: base64(text) } });
/** A zip archive with one file. */
async function zipOf(name: string, text: string): Promise<Buffer> {
  const zip = createZip(new Date(0));
  return Buffer.concat([await zip.add(name, text), zip.end()]);
}
const outcomes = async (text: string) =>
  (await send(text)).body.stories.map(({ name, outcome }) => [name, outcome]);
async function exported(ids: readonly string[]): Promise<string> {
  return (await server.call('exportShelf', { ...headers(), body: { ids } })).body.text;
}
const withTitles = (text: string, of: (title: string) => string) =>
  text.replaceAll(/"title": "([^"]*)"/g, (_, title: string) => `"title": ${JSON.stringify(of(title))}`);

it('comes back as it went out, byte by byte: in its order, with its category and its tags by their names', async () => {
  const tags = [await server.make.tag('Weirs'), await server.make.tag('Lanterns')];
  const tag_ids = tags.map(({ id }) => id).toReversed();
  const first = await write.write(meera, { title: 'The First', tag_ids });
  const second = await write.published(meera, { title: 'The Second' });
  await write.edit(meera, second.id, { title: 'The Second', story_prompt: 'Not published yet.' });
  const text = await exported([second.id, first.id]);
  const { body } = await send(text);
  expect(body.stories.map(({ outcome, id }) => [outcome, id])).toEqual([
    ['already_here', second.id],
    ['already_here', first.id],
  ]);
  await server.db.deleteFrom('stories').where('id', 'in', [first.id, second.id]).execute();
  const { body: taken } = await send(text);
  expect(taken.stories.map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
  expect(await exported(taken.stories.map(({ id }) => id!))).toBe(text);
  const source = await write.source(server.admin, taken.stories[1]!.id!);
  expect(source).toMatchObject({ status: 'draft', category: { id: write.category.id } });
  expect(source.tags.map(({ display_name }) => display_name)).toEqual(['Lanterns', 'Weirs']);
  const [entry] = await server.audit(taken.stories[0]!.id!);
  expect(entry).toMatchObject({ action: 'exportShelf' });
});

it('imports no story twice, not even from two concurrent files', async () => {
  const { id } = await write.write(meera, { title: 'Twice' });
  const text = withTitles(await exported([id]), () => 'Twice, elsewhere');
  const answers = await Promise.all([outcomes(text), outcomes(text), outcomes(text)]);
  const made = answers.flat().filter(([, outcome]) => outcome === 'taken');
  expect([answers.flat().length, made.length]).toEqual([3, 1]);
  // another text of the same title is another story
  expect(await outcomes(text.replace('The bank is', 'This bank is'))).toEqual([
    ['Twice, elsewhere', 'taken'],
  ]);
});

it('says of each story why it is refused, and takes in the others', async () => {
  const { id } = await write.write(meera, { title: 'Whole' });
  const shelf = JSON.parse(withTitles(await exported([id]), () => 'Whole, elsewhere')) as {
    stories: { category: string | null; tags: string[]; story: Record<string, unknown> }[];
  };
  const [whole] = shelf.stories;
  const nowhere = { ...whole!.story, title: 'Nowhere' };
  const dangling = JSON.parse(JSON.stringify(nowhere).replace('"target":"far bank"', '"target":"moon"'));
  const stories = [
    { ...whole, tags: ['Unheard of', 'WEIRS', 'lanterns'] },
    { ...whole, story: dangling as object },
    { ...whole, story: { ...whole!.story, title: 'Bare', tagline: '' } },
    { ...whole, category: 'no-such', story: { ...whole!.story, title: 'Homeless' } },
    { ...whole, story: 7 },
  ];
  const { body } = await send(JSON.stringify({ kathaloka: 1, stories }));
  const told = body.stories.map(({ outcome, left_out, reasons }) => [outcome, left_out, reasons.length > 0]);
  expect(told).toEqual([
    ['taken', ['Unheard of'], false],
    ['refused', [], true],
    ['refused', [], true],
    ['refused', [], true],
    ['refused', [], true],
  ]);
  expect(body.stories[2]!.reasons).toEqual(['tagline: Tagline is required']);
  const rows = await server.db
    .selectFrom('stories')
    .select('title')
    .where('title', 'in', ['Nowhere', 'Bare', 'Homeless'])
    .execute();
  expect(rows).toEqual([]);
});

it('refuses a file that is not an archive', async () => {
  const { status, body } = await send('PK\u0003\u0004 and no more');
  expect([status, body]).toMatchObject([422, { detail: [{ type: 'archive_unreadable' }] }]);
});

it('says of a file that is no story that it is refused', async () => {
  expect((await send('Not a story')).body.stories).toMatchObject([{ outcome: 'refused' }]);
});

it('cannot export a story that does not exist', async () => {
  const ids = ['0b0b0b0b-0000-4000-8000-000000000000'];
  expect((await server.call('exportShelf', { ...headers(), body: { ids } })).status).toBe(404);
});

it('that takes more memory than a file may have is refused, keeps nobody waiting, and the next one is read', async () => {
  const many = await zipOf('shelf.json', `{"kathaloka": 1, "stories": [${'{},'.repeat(7_900_000)}{}]}`);
  let isRefused = false;
  const refused = server
    .call('importShelf', {
      ...headers(),
      body: { name: 'shelf.zip', content: many.toString('base64') },
    })
    .finally(() => {
      isRefused = true;
    });
  const { status } = await write.call('listMyStories', { headers: meera.headers });
  expect([status, isRefused]).toEqual([200, false]);
  expect(await refused).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'content'], type: 'too_much_memory', params: { max: 320 } }] },
  });
  const next = await zipOf('weir.ink', '-> END');
  const { body } = await server.call('importShelf', {
    ...headers(),
    body: { name: 'weir.zip', content: next.toString('base64') },
  });
  expect(body.stories).toHaveLength(1);
});
