import type { StoryStructure } from '@kathaloka/contract/entities';
import type { PageAnswers } from '@kathaloka/contract/rendering';
import { expect, it } from 'vitest';
import { TEST_COVERS } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { fileApp, fileAppFolder, fileDatabase } from '../../testing/testFile.ts';

/** A build for servers that says which story it was given, and how often it has rendered. */
const RENDERER = `
let rendered = 0;
export async function renderPage({ url, language, answers: { story, isMissing } }) {
  rendered++;
  if (isMissing) return { html: '<main>none</main>', styles: { names: 'a', rules: '' } };
  if (story.title === 'Broken') throw new Error('no such screen');
  return { html: '<main>' + [url, language, rendered, story.title].join(' ') + '</main>', styles: { names: 'a', rules: '' } };
}
`;

const database = await fileDatabase();
const make = factories(database.db);
const folders = { app: fileAppFolder(RENDERER), covers: TEST_COVERS };
const app = await fileApp({ db: database.db, folders });

const DOOR: StoryStructure = {
  start_node: 'door',
  nodes: {
    door: {
      text: 'A door stands open.',
      choices: [
        { text: 'Go in', target: 'hall' },
        { text: 'Unlock it', target: 'hall', condition: 'has key' },
      ],
    },
    hall: { text: 'Nobody is in the hall.', choices: [] },
  },
};
const written = { title: 'The Door', story_structure: JSON.stringify(DOOR) };

const open = (id: string, language = 'en') =>
  app.inject({ url: `/game/${id}`, headers: { accept: 'text/html', 'accept-language': language } });

/** The answers embedded in a page. */
function answersIn(body: string): PageAnswers {
  const [, data = ''] = /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(body) ?? [];
  return JSON.parse(data) as PageAnswers;
}

it('a story is rendered for guests from what its calls answer them, once for what is shown in each language', async () => {
  const id = await make.story(written);
  const { statusCode, body } = await open(id);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<main>/game/${id} en 1 The Door</main>`);
  const answered = async (call: string) =>
    (await app.inject({ url: `/api/v1/stories/${call}` })).json<unknown>();
  expect(answersIn(body)).toEqual({ story: await answered(id), opening: await answered(`${id}/opening`) });
  expect(body).not.toContain('Nobody is in the hall');
  expect((await open(id)).body).toBe(body);
  expect((await open(id, 'hi')).body).toContain(`<main>/game/${id} hi 2 The Door</main>`);
  await database.db.updateTable('stories').set({ title: 'The Gate' }).where('id', '=', id).execute();
  expect((await open(id)).body).toContain('en 3 The Gate</main>');
});

it('the first scene of a premium story is not brought along', async () => {
  const { body } = await open(await make.story({ ...written, is_premium: true }));
  expect(answersIn(body).opening).toMatchObject({ text: '', choices: [] });
  expect(body).not.toContain('A door stands open');
});

it('a story whose scenes cannot be read is rendered without its opening', async () => {
  const { statusCode, body } = await open(
    await make.story({ ...written, story_structure: JSON.stringify({ nodes: 3 }) }),
  );
  expect(statusCode).toBe(200);
  expect(answersIn(body)).toMatchObject({ story: { title: 'The Door' } });
  expect(answersIn(body).opening).toBeUndefined();
});

it('a hidden story is never in a page', async () => {
  const id = await make.story({ ...written, title: 'Kanakalata', status: 'draft', published_at: null });
  const { statusCode, body } = await open(id);
  expect(statusCode).toBe(404);
  expect(body).not.toMatch(/Kanakalata|A door stands open/);
  expect(body).toContain('<main>none</main>');
  for (const other of ['wrong', '%00']) expect((await open(other)).body).toBe(body);
});

it('a story that cannot be rendered is left to the app', async () => {
  const { statusCode, body } = await open(await make.story({ ...written, title: 'Broken' }));
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Broken · Kathaloka</title>');
  expect(body).toContain('<div id="root"></div>');
});

it('another spelling of its address redirects to it', async () => {
  const id = await make.story(written);
  for (const other of [id.toUpperCase(), `${id}/`]) {
    const { statusCode, headers } = await open(`${other}?from=x`);
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 301,
      location: `/game/${id}?from=x`,
    });
  }
});
