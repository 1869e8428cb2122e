import { describe, expect, it } from 'vitest';
import { type DataTableColumn, nextSort, sorted } from './columns.ts';

interface Row {
  name: string;
  plays: number;
}

const columns: DataTableColumn<Row>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { key: 'plays', header: 'Plays', cell: ({ plays }) => plays, sortValue: ({ plays }) => plays },
  { key: 'actions', header: 'Actions', cell: () => null },
];
const rows = [
  { name: 'The Churning', plays: 900 },
  { name: 'amber', plays: 31 },
  { name: 'Scene 10', plays: 31 },
  { name: 'Scene 9', plays: 4 },
];

const names = (sortedRows: readonly Row[]) => sortedRows.map(({ name }) => name);

describe('sorting', () => {
  it('is case-insensitive, and compares numbers in texts as numbers', () => {
    expect(names(sorted(rows, columns, { key: 'name', direction: 'ascending' }, 'en'))).toEqual([
      'amber',
      'Scene 9',
      'Scene 10',
      'The Churning',
    ]);
  });

  it('uses the alphabet of the language: æ comes after z in Danish, and with a in English', () => {
    const letters = ['æble', 'zebra'].map((name) => ({ name, plays: 1 }));
    const byName = { key: 'name', direction: 'ascending' } as const;
    expect(names(sorted(letters, columns, byName, 'en'))).toEqual(['æble', 'zebra']);
    expect(names(sorted(letters, columns, byName, 'da'))).toEqual(['zebra', 'æble']);
  });

  it('is stable in both directions', () => {
    expect(names(sorted(rows, columns, { key: 'plays', direction: 'descending' }, 'en'))).toEqual([
      'The Churning',
      'amber',
      'Scene 10',
      'Scene 9',
    ]);
  });

  it('keeps the original order for a column without a sort value', () => {
    expect(sorted(rows, columns, undefined, 'en')).toBe(rows);
    expect(sorted(rows, columns, { key: 'actions', direction: 'ascending' }, 'en')).toBe(rows);
  });
});

it('A heading sorts ascending, then descending, then restores the original order', () => {
  const up = nextSort(undefined, 'name');
  expect(up).toEqual({ key: 'name', direction: 'ascending' });
  const down = nextSort(up, 'name');
  expect(down).toEqual({ key: 'name', direction: 'descending' });
  expect(nextSort(down, 'name')).toBeUndefined();
  expect(nextSort(down, 'plays')).toEqual({ key: 'plays', direction: 'ascending' });
});
