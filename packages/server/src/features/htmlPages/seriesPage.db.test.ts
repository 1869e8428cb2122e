import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { TEST_COVERS } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { fileApp, fileAppFolder, fileDatabase } from '../../testing/testFile.ts';

/** A build for servers that says which parts of a series it was given, and how often it has rendered. */
const RENDERER = `
let rendered = 0;
export async function renderPage({ url, language, answers: { series } }) {
  rendered++;
  if (series.title === 'Broken') throw new Error('no such screen');
  const told = [url, language, rendered, ...series.parts.map(({ title }) => title)].join(' ');
  return { html: '<main>' + told + '</main>', styles: { names: 'a', rules: '.css-a{color:red}' } };
}
`;

const database = await fileDatabase();
const make = factories(database.db);
const folder = fileAppFolder(RENDERER);
const app = await fileApp({ db: database.db, folders: { app: folder, covers: TEST_COVERS } });

const open = (slug: string, language = 'en') =>
  app.inject({ url: `/series/${slug}`, headers: { accept: 'text/html', 'accept-language': language } });

async function aSeries(slug: string, title: string, parts: readonly string[]): Promise<void> {
  const row = { id: randomUUID(), slug, title, description: 'Three **lamps**.', language: 'en' as const };
  await database.db.insertInto('series').values(row).execute();
  await database.db
    .insertInto('series_parts')
    .values(parts.map((story_id, at) => ({ series_id: row.id, story_id, position: at + 1 })))
    .execute();
}

it('a series is rendered for guests with the parts that they may see, once for what is shown', async () => {
  const seen = await make.story({ title: 'Seen' });
  const hidden = await make.story({ title: 'Kanakalata', status: 'draft', published_at: null });
  await aSeries('lamps', 'Lamps', [seen, hidden]);
  const { statusCode, body } = await open('lamps');
  expect(statusCode).toBe(200);
  expect(body).toContain('<main>/series/lamps en 1 Seen</main>');
  expect(body).not.toContain('Kanakalata');
  expect(body).toContain('<title>Lamps · Kathaloka</title>');
  expect(body).toContain('<meta name="description" content="Three lamps." />');
  expect((await open('lamps', 'hi')).body).toContain('<main>/series/lamps hi 2 Seen</main>');
  await database.db.updateTable('stories').set({ title: 'Seen again' }).where('id', '=', seen).execute();
  expect((await open('lamps')).body).toContain('en 3 Seen again</main>');
});

it('a series of hidden parts is as one that was never made', async () => {
  await aSeries('none', 'Kanakalata', [await make.story({ status: 'draft', published_at: null })]);
  const answers = await Promise.all(['none', 'no-such-series', '%00'].map((slug) => open(slug)));
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(404);
    expect(body).toBe(answers[0]!.body);
    expect(body).not.toContain('Kanakalata');
  }
});

it('a series that cannot be rendered is left to the app', async () => {
  await aSeries('broken', 'Broken', [await make.story({})]);
  const { statusCode, body } = await open('broken');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Broken · Kathaloka</title>');
  expect(body).toContain('<div id="root"></div>');
});

it('another spelling of its address redirects to it', async () => {
  await aSeries('spelled', 'Spelled', [await make.story()]);
  for (const other of ['SPELLED', 'spelled/', '%73pelled']) {
    const { statusCode, headers } = await open(`${other}?from=x`);
    expect({ other, statusCode, location: headers.location }).toEqual({
      other,
      statusCode: 301,
      location: '/series/spelled?from=x',
    });
  }
});
