import { expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { factories } from '../../testing/factories.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { untilIndexed } from '../../testing/untilIndexed.ts';
import { authoringData } from './personalData.ts';

const { db } = await fileDatabase();
const make = factories(db);

const known = async (): Promise<string[]> => {
  const rows = await db.selectFrom('search_words').select('word').execute();
  return rows.map(({ word }) => word);
};

it('The words of stories that are deleted with their author go in the same transaction, except those of others', async () => {
  const author_id = await make.author('Qurratulain Hyder');
  await make.story({ title: 'Chandni begum', author_id });
  await make.story({ title: 'Begum of the river' });
  await untilIndexed(db);
  expect(await known()).toEqual(expect.arrayContaining(['qurratulain', 'hyder', 'chandni', 'begum']));
  await inTransaction(db, (transaction) =>
    authoringData.forget!(transaction, { user_id: author_id, deletes_stories: true }),
  );
  const left = await known();
  for (const word of ['qurratulain', 'hyder', 'chandni']) expect(left).not.toContain(word);
  expect(left).toEqual(expect.arrayContaining(['begum', 'river']));
});
