import { expect, it } from 'vitest';
import { COPIED_TABLES } from '../bench/largeCopies.ts';
import { NOT_COPIED } from '../bench/notCopied.ts';
import { TABLES } from '../packages/server/src/platform/db/tables.ts';

it('The bench of a large installation copies each table, or says why it does not', () => {
  const listed = [...COPIED_TABLES, ...Object.values(NOT_COPIED).flat()];
  expect(listed.toSorted()).toEqual(Object.keys(TABLES).toSorted());
});
