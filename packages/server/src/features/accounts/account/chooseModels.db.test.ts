import { MyData } from '@kathaloka/contract/entities';
import { beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../../testing/callApi.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { people, type Person } from '../../../testing/people.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const PASSWORD = 'Sarayu 1! river';

let person: Person;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const call = callApi(app);
const makePerson = people(database.db);
const password_hash = await cheapPasswords().hash(PASSWORD);
beforeEach(async () => {
  person = await makePerson({ password_hash });
});

const choose = (body: object, { headers } = person) => call('chooseModels', { body, headers });
const remembered = async ({ headers } = person) => (await call('getMe', { headers })).body.chosen_models;

describe('the models that an account plays with', () => {
  it('are none at first', async () => {
    expect(await remembered()).toEqual({ text: null, image: null });
  });

  it('are remembered, each kind on its own', async () => {
    const { status, body } = await choose({ text: 'vyasa' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: person.username, chosen_models: { text: 'vyasa', image: null } });
    await choose({ image: 'ajanta' });
    expect(await remembered()).toEqual({ text: 'vyasa', image: 'ajanta' });
    await choose({});
    expect(await remembered()).toEqual({ text: 'vyasa', image: 'ajanta' });
  });

  it('are still chosen at the next sign-in', async () => {
    await choose({ text: 'birbal', image: 'ravivarma' });
    const body = { email_or_username: person.username, password: PASSWORD };
    const { user } = (await call('login', { body })).body;
    expect(user.chosen_models).toEqual({ text: 'birbal', image: 'ravivarma' });
  });

  it('are the person’s own', async () => {
    await choose({ text: 'vyasa' });
    expect(await remembered(await makePerson())).toEqual({ text: null, image: null });
  });

  it('are the last ones chosen; concurrent choices of both kinds are both stored', async () => {
    await choose({ text: 'vyasa' });
    await choose({ text: 'birbal' });
    expect(await remembered()).toMatchObject({ text: 'birbal' });
    await Promise.all([choose({ text: 'tenali' }), choose({ image: 'chitrakar' })]);
    expect(await remembered()).toEqual({ text: 'tenali', image: 'chitrakar' });
  });

  it.each([{ text: 'ajanta' }, { image: 'vyasa' }, { text: 'gpt' }, { text: null }])(
    'are models of their kind: %o is refused',
    async (body) => {
      expect(await choose(body)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
      expect(await remembered()).toEqual({ text: null, image: null });
    },
  );

  it('stay even if a model is no longer offered', async () => {
    const other = await makePerson({ text_model: 'valmiki' });
    expect(await remembered(other)).toEqual({ text: 'valmiki', image: null });
  });

  it('are in the export of the person’s data', async () => {
    await choose({ text: 'vyasa' });
    const { body } = await call('downloadMyData', { headers: person.headers });
    expect(MyData.parse(body).user.chosen_models).toEqual({ text: 'vyasa', image: null });
  });
});
