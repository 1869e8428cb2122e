import { expect, it } from 'vitest';
import { callApi } from '../../testing/callApi.ts';
import { factories } from '../../testing/factories.ts';
import { people, type Person } from '../../testing/people.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

const YEAR = new Date().getUTCFullYear();
const young = { accounts: 'by-year', rating: 'teen', proof: 'mail' } as const;

const { db } = await fileDatabase();
const call = callApi(await fileApp({ db, config: { young } }));
const make = factories(db);
const person = people(db);

const bookmark = async (id: string, { headers }: Person) =>
  (await call('bookmarkStory', { headers, params: { id }, body: { is_bookmarked: true } })).status;

it('A story that is rated for older readers is bookmarked by no youth account', async () => {
  const reader = await person({ birth_year: YEAR - 14 });
  const consent = { user_id: reader.id, proof: 'mail' as const, covers: 1, granted_at: new Date() };
  await db.insertInto('guardianships').values(consent).execute();
  const [teen, mature] = [
    await make.story({ content_rating: 'teen' }),
    await make.story({ content_rating: 'mature' }),
  ];
  expect(await bookmark(mature, reader)).toBe(404);
  expect(await bookmark(teen, reader)).toBe(200);
  expect(await bookmark(mature, await person({ birth_year: YEAR - 40 }))).toBe(200);
});
