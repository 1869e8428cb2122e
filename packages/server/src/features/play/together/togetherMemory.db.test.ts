/** What members state in a game that is its owner's. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createBuiltIn } from '../../../narrator/createBuiltIn.ts';
import { invite } from '../../../testing/links.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db, narrator: createBuiltIn() });
const play = playing(app, database.db);

async function begin() {
  const [owner, member] = [await play.player(50), await play.player(0)];
  const { id } = await play.begin(owner, { initial_xp: 1000 });
  await invite(app, owner, id, [member]);
  const params = { session_id: id };
  await play.call('changeTogether', { ...owner, params, body: { words_allowed: true } });
  return { owner, member, id };
}

async function type(who: Person, id: string, user_action: string): Promise<string> {
  const answer = await play.act(who, id, { action_type: 'custom_action', user_action });
  return 'narrative' in answer ? answer.narrative : '';
}

const storedOf = async (id: string) => {
  const { rows } = await sql<{ value: string }>`
    select value from session_facts where session_id = ${id} order by depth
  `.execute(database.db);
  return rows.map(({ value }) => value);
};

it('The name of a member does not replace the name of the owner', async () => {
  const { owner, member, id } = await begin();
  await type(owner, id, 'My name is Asha.');
  await type(member, id, 'My name is Bhima.');
  const answer = await type(owner, id, 'What did I say my name is?');
  expect(answer).toContain('“My name is Asha');
  expect(await storedOf(id)).toEqual(['My name is Asha.']);
});

it('No word of a member stays after they leave, also where the owner has their turn told another way', async () => {
  const { owner, member, id } = await begin();
  await type(owner, id, 'I hum.');
  await type(member, id, 'My sister is called Bhima.');
  await play.act(owner, id, { action_type: 'retell' });
  await play.call('leaveTogether', { ...member, params: { session_id: id } });
  await play.act(owner, id, { action_type: 'retell' });
  expect(await storedOf(id)).toEqual([]);
});
