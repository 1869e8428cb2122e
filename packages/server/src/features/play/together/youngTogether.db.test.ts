/** People who may be minors cannot play with others, and others cannot play with them. */
import type { GameSession } from '@kathaloka/contract/entities';
import { GUARDIAN_AGE } from '@kathaloka/contract/limits';
import { mayBeMinor, yearNow } from '@kathaloka/contract/rules';
import { beforeEach, expect, it } from 'vitest';
import { invite } from '../../../testing/links.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

let payer: Person;
let meera: Person;
let session: GameSession;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);
beforeEach(async () => {
  [payer, meera] = [await play.player(9), await play.player(0)];
  session = await play.begin(payer);
  await invite(app, payer, session.id, [meera]);
});

const reads = async () =>
  (await play.call('getSession', { ...meera, params: { session_id: session.id } })).status;

it.each([GUARDIAN_AGE - 1, GUARDIAN_AGE, GUARDIAN_AGE + 1])(
  'a session is read by a member where neither they nor its owner may be a minor: born %i years ago',
  async (years) => {
    const year = yearNow(new Date());
    const isMinor = mayBeMinor(year - years, year);
    const bornIn = (birth_year: number | null, { id }: Person) =>
      database.db.updateTable('users').set({ birth_year }).where('id', '=', id).execute();
    await bornIn(year - years, payer);
    expect(await reads()).toBe(isMinor ? 404 : 200);
    await bornIn(null, payer);
    await bornIn(year - years, meera);
    expect(await reads()).toBe(isMinor ? 403 : 200);
  },
);
