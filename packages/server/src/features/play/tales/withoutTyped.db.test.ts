import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { copyTale } from './copyTale.ts';
import { withoutTyped } from './withoutTyped.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);

/** How often other callbacks run meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const others = { turns: 0, areDone: false };
  const working = work().finally(() => {
    others.areDone = true;
  });
  for (; !others.areDone; others.turns += 1) await setImmediate();
  await working;
  return others.turns;
}

it('A long tale is cleaned of typed words in pieces, between which others have their turn', async () => {
  const who = await play.player();
  const { id } = await play.begin(who);
  const { turn_id } = await play.act(who, id, { selected_choice: 'Swim' });
  const read = (await copyTale(database.db, { session_id: id, user_id: who.id, turn_id }))!;
  const long = 'A long word of the river and a boat. '.repeat(270);
  const turns = Array.from({ length: 60 }, () => ({ ...read.tale.turns.at(-1)!, ai_response: long }));
  const clean = (count: number) =>
    withoutTyped(database.db, { ...read, tale: { ...read.tale, turns: turns.slice(0, count) } });
  await clean(1);
  const few = await turnsDuring(() => clean(1));
  expect(await turnsDuring(() => clean(60))).toBeGreaterThan(few + 50);
});
