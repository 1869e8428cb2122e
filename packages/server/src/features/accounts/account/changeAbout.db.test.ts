import { ABOUT_MAX } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../../testing/callApi.ts';
import { people } from '../../../testing/people.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const database = await fileDatabase();
const call = callApi(await fileApp({ db: database.db }));
const makePerson = people(database.db);
const YOUNG = new Date().getUTCFullYear() - 14;

describe('PUT /auth/me/about', () => {
  it('stores what a person says of themselves, and removes it', async () => {
    const person = await makePerson();
    const change = (about: string) => call('changeAbout', { ...person, body: { about } });
    expect((await change('  I write of ferries. ')).body.about).toBe('I write of ferries.');
    const { user } = (await call('downloadMyData', person)).body;
    expect(user.about).toBe('I write of ferries.');
    expect((await change('x'.repeat(ABOUT_MAX + 1))).status).toBe(422);
    expect((await change('  ')).body.about).toBeNull();
    expect((await call('getMe', person)).body.about).toBeNull();
  });

  it('is refused to the young', async () => {
    const person = await makePerson({ birth_year: YOUNG });
    expect(await call('changeAbout', { ...person, body: { about: 'I am 14.' } })).toMatchObject({
      status: 403,
    });
  });
});
