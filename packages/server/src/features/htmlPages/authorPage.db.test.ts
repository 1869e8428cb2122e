import { expect, it } from 'vitest';
import { TEST_COVERS } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { fileApp, fileAppFolder, fileDatabase } from '../../testing/testFile.ts';

/** A build for servers that says which author it was given, and how often it has rendered. */
const RENDERER = `
let rendered = 0;
export async function renderPage({ url, language, answers: { author } }) {
  rendered++;
  const told = author ? [url, language, rendered, ...author.stories.map(({ title }) => title)].join(' ') : '';
  return { html: '<main>' + told + '</main>', styles: { names: 'a', rules: '.css-a{color:red}' } };
}
`;

const database = await fileDatabase();
const make = factories(database.db);
const person = people(database.db);
const folder = fileAppFolder(RENDERER);
const app = await fileApp({ db: database.db, folders: { app: folder, covers: TEST_COVERS } });

const open = (username: string, language = 'en') =>
  app.inject({ url: `/author/${username}`, headers: { accept: 'text/html', 'accept-language': language } });

it('an author is rendered for guests with their published stories, once for what is shown', async () => {
  const about = 'I write of ferries,\nand of <b>rivers</b>.';
  const { id: author_id } = await person({ username: 'meera', display_name: 'Meera', about });
  const seen = await make.story({ title: 'Seen', author_id });
  await make.story({ title: 'Kanakalata', author_id, status: 'draft', published_at: null });
  const { statusCode, body } = await open('meera');
  expect(statusCode).toBe(200);
  expect(body).toContain('<main>/author/meera en 1 Seen</main>');
  expect(body).not.toContain('Kanakalata');
  expect(body).toContain('<title>Meera · Kathaloka</title>');
  expect(body).toContain(
    '<meta name="description" content="I write of ferries, and of &lt;b&gt;rivers&lt;/b&gt;." />',
  );
  expect((await open('meera')).body).toContain('en 1 Seen</main>');
  expect((await open('meera', 'hi')).body).toContain('<main>/author/meera hi 2 Seen</main>');
  await database.db.updateTable('stories').set({ title: 'Seen again' }).where('id', '=', seen).execute();
  expect((await open('meera')).body).toContain('en 3 Seen again</main>');
  await database.db.updateTable('users').set({ about: null }).where('id', '=', author_id).execute();
  expect((await open('meera')).body).toContain('content="Stories by Meera in Kathaloka');
});

it('authors without a page, and names that nobody has, have the same page', async () => {
  const blocked = { blocked_at: new Date(), blocked_reason: 'Spam', username: 'kanakalata' };
  const { id: author_id } = await person(blocked);
  await make.story({ author_id });
  await person({ username: 'unwritten' });
  const names = ['kanakalata', 'unwritten', 'nobody', 'not-a-name', '%00'];
  const answers = await Promise.all(names.map((name) => open(name)));
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(404);
    expect(body).toBe(answers[0]!.body);
    expect(body).not.toContain('kanakalata');
  }
});

it('another spelling of its address redirects to the author’s own', async () => {
  const { id: author_id } = await person({ username: 'Dev_M' });
  await make.story({ author_id });
  for (const other of ['dev_m', 'DEV_M/', '%44ev_M']) {
    const { statusCode, headers } = await open(`${other}?from=x`);
    expect({ other, statusCode, location: headers.location }).toEqual({
      other,
      statusCode: 301,
      location: '/author/Dev_M?from=x',
    });
  }
});
