import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestApp, testDeps } from '../../testing/buildTestApp.ts';
import { playing } from '../../testing/playing.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { callsOf } from './modelCalls.ts';

const database = await fileDatabase();
const play = playing(await buildTestApp({ db: database.db }), database.db);
const deps = testDeps({ db: database.db });

it('A call is a newcomer’s if a newcomer acts, and if a newcomer pays for somebody else', async () => {
  const [known, newcomer] = [await play.player(), await play.player()];
  await sql`update users set created_at = now() - interval '2 days' where id = ${known.id}`.execute(
    database.db,
  );
  const isNew = (asker: string, payer?: string) => callsOf(deps, asker, payer).isNewcomer();
  expect(await isNew(known.id)).toBe(false);
  expect(await isNew(known.id, known.id)).toBe(false);
  expect(await isNew(newcomer.id)).toBe(true);
  expect(await isNew(newcomer.id, known.id)).toBe(true);
  expect(await isNew(known.id, newcomer.id)).toBe(true);
});
