import { expect, it } from 'vitest';
import { invite } from '../../../testing/links.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);

it('A player who joins after another one has left gets a new last seat', async () => {
  const [payer, meera, kabir, late] = [
    await play.player(9),
    await play.player(0),
    await play.player(0),
    await play.player(0),
  ];
  const session = await play.begin(payer);
  await invite(app, payer, session.id, [meera, kabir]);
  await play.call('removePlayer', { ...payer, params: { session_id: session.id, player_id: meera.id } });
  await invite(app, payer, session.id, [late]);
  const rows = await database.db
    .selectFrom('together_players')
    .where('session_id', '=', session.id)
    .orderBy('seat')
    .select(['player_id', 'seat'])
    .execute();
  expect(rows.map(({ player_id }) => player_id)).toEqual([payer.id, kabir.id, late.id]);
  expect(new Set(rows.map(({ seat }) => seat)).size).toBe(3);
});
