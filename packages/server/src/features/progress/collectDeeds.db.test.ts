import { expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { people } from '../../testing/people.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { collectDeeds } from './collectDeeds.ts';
import { findPerson } from './peopleRepository.ts';
import { insertPaidTask } from './repository.ts';
import { waitingForLocks } from '../../testing/waitingForLocks.ts';

const database = await fileDatabase();

const waiting = () => waitingForLocks(database.db);

it('stars that are paid while another process counts a person for the first time are not lost', async () => {
  const { db } = database;
  const { id: user_id } = await people(db)();
  const now = new Date();
  const task = { user_id, number: 1, task_id: 'lamp_at_dusk', scope: 'ever', stars: 3, coins: 3 };
  let other: Promise<void> | undefined;
  await inTransaction(db, async (transaction) => {
    await collectDeeds(transaction, { user_id }, now);
    other = inTransaction(db, (second) => collectDeeds(second, { user_id }, now));
    await expect.poll(waiting).toBe(1);
    await insertPaidTask(transaction, { ...task, finished_at: now });
  });
  await other;
  expect(await findPerson(db, user_id)).toMatchObject({ stars: 3 });
});
