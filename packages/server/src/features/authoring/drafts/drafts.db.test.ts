import { DRAFT_LIFETIME_DAYS, DRAFTS_PER_PERSON } from '@kathaloka/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { authoring } from '../../../testing/authoring.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import type { Person } from '../../../testing/people.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { sweepDrafts } from './sweepDrafts.ts';

let meera: Person;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const write = await authoring(app, database.db);
beforeEach(async () => {
  meera = await write.person();
});

const read = async ({ headers }: Person, place = 'new') =>
  (await write.call('getDraft', { headers, params: { place } })).body.draft;
const save = ({ headers }: Person, content: object, version: number, place = 'new') =>
  write.call('saveDraft', { headers, params: { place }, body: { content, version } });

describe('A draft', () => {
  it('is what a person has typed so far, one for each page, and nobody else’s', async () => {
    expect(await read(meera)).toBeNull();
    const { status, body } = await save(meera, { title: 'The fer' }, 0);
    expect(status).toBe(200);
    expect(await read(meera)).toEqual({ content: { title: 'The fer' }, ...body });
    const story = await write.write(meera);
    expect(await read(meera, story.id)).toBeNull();
    await save(meera, { title: 'Another' }, 0, story.id.toUpperCase());
    expect((await read(meera, story.id))?.content).toEqual({ title: 'Another' });
    expect(await read(await write.person())).toBeNull();
  });

  it('may be unfinished and of any form: it comes back to the letter, its keys in their order', async () => {
    const content = {
      zebra: 1,
      a: { '2': 'x', b: null, '': [[], {}] },
      text: 'a\u0000b \ud800 <b>',
      nodes: { constructor: { text: 'A scene of this name is a finding, not a fault.' } },
    };
    await save(meera, content, 0);
    expect(JSON.stringify((await read(meera))?.content)).toBe(JSON.stringify(content));
  });

  it('of a stale tab is not stored: the tab hears which version there is', async () => {
    const { body: first } = await save(meera, { title: 'one' }, 0);
    const { body: second } = await save(meera, { title: 'two' }, first.version);
    expect(second.version).not.toBe(first.version);
    for (const version of [0, first.version]) {
      const { status, body } = await save(meera, { title: 'stale' }, version);
      expect([status, body]).toMatchObject([409, { code: 'stale_draft', version: second.version }]);
    }
    expect((await read(meera))?.content).toEqual({ title: 'two' });
  });

  it('of a tab that was asleep does not come back after the story was saved, nor overwrite the next one', async () => {
    const { body: old } = await save(meera, { title: 'old' }, 0);
    await write.call('deleteDraft', { headers: meera.headers, params: { place: 'new' } });
    expect((await save(meera, { title: 'old' }, old.version)).body).toMatchObject({
      code: 'stale_draft',
      version: 0,
    });
    await save(meera, { title: 'next' }, 0);
    expect((await save(meera, { title: 'old' }, old.version)).status).toBe(409);
    expect((await read(meera))?.content).toEqual({ title: 'next' });
  });

  it('of ten concurrent tabs is stored once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => save(meera, { title: `${tab}` }, 0)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('belongs to a story that its writer may edit: their own, or any for an administrator', async () => {
    const { id } = await write.write(meera);
    expect((await save(await write.person(), {}, 0, id)).status).toBe(404);
    expect((await save(meera, {}, 0, newId())).status).toBe(404);
    expect((await save(await write.person({ role: 'admin' }), {}, 0, id)).status).toBe(200);
    expect((await save(meera, {}, 0, 'elsewhere')).status).toBe(404);
  });

  it('is at most as large as a story, and one of so many', async () => {
    const large = await save(meera, { text: 'x'.repeat(1024 * 1024) }, 0);
    expect([large.status, large.body]).toMatchObject([413, { code: 'body_too_large' }]);
    const stories = await Promise.all(
      Array.from({ length: DRAFTS_PER_PERSON }, () => write.make.story({ author_id: meera.id })),
    );
    for (const id of stories) expect((await save(meera, {}, 0, id)).status).toBe(200);
    expect((await save(meera, {}, 0)).body).toMatchObject({ code: 'limit_reached', resource: 'draft' });
  });

  it('is deleted after three months without a change', async () => {
    await save(meera, { title: 'old' }, 0);
    const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await sweepDrafts(testDeps({ db: database.db, clock: inDays(DRAFT_LIFETIME_DAYS - 1) }));
    expect(await read(meera)).not.toBeNull();
    await sweepDrafts(testDeps({ db: database.db, clock: inDays(DRAFT_LIFETIME_DAYS + 1) }));
    expect(await read(meera)).toBeNull();
  });
});
