import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** The key of the column. */
  key: string;
  /** The heading; also the label of the column's cells when a row is shown as a card. */
  header: string;
  /**
   * Hides the heading; a card shows the cell in its corner, without a label. For one or two icons at most.
   */
  isHeaderHidden?: boolean;
  /** The content of a cell. A number is formatted in the language of the page. */
  cell: (row: Row) => ReactNode;
  /** The sort key if the table sorts its own rows. Without it the heading does not sort. */
  sortValue?: (row: Row) => string | number;
  /** Makes the cells row headers: sticky while the table scrolls sideways. One column at most. */
  isRowHeader?: boolean;
  /** Makes the cells row actions: sticky while the table scrolls sideways. The last column only. */
  isPinned?: boolean;
  /** Aligns numbers with the end of their column. */
  align?: 'start' | 'end';
  /** `shrink` is as narrow as its cells; `grow` takes the remaining space. */
  width?: 'shrink' | 'grow';
}

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;

export interface TableSort {
  /** The key of the sorted column. */
  key: string;
  direction: (typeof SORT_DIRECTIONS)[number];
}

/** The next sort order after a click on a heading: ascending, descending, then the rows' own order. */
export function nextSort(sort: TableSort | undefined, key: string): TableSort | undefined {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined;
}

/** Sorts the rows by the rules of a language. Equal rows stay in their order. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: TableSort | undefined,
  language: string,
): readonly Row[] {
  const valueOf = columns.find(({ key }) => key === sort?.key)?.sortValue;
  if (!sort || !valueOf) return rows;
  const { compare: compareTexts } = collatorOf(language);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => sign * compare(valueOf(first), valueOf(second), compareTexts));
}

const collators = new Map<string, Intl.Collator>();

function collatorOf(language: string): Intl.Collator {
  const known = collators.get(language);
  if (known) return known;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  collators.set(language, collator);
  return collator;
}

function compare(
  first: string | number,
  second: string | number,
  compareTexts: (first: string, second: string) => number,
): number {
  return typeof first === 'number' && typeof second === 'number'
    ? first - second
    : compareTexts(String(first), String(second));
}
