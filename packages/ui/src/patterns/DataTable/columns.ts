import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** Names the column among the others. */
  key: string;
  /** Its heading, in words; also the label of its cells where a row is drawn as a card. */
  header: string;
  /** The heading is heard and not seen; a card has the cell in its corner, without a label. One or two icons at most. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** What the column is sorted by. Without it the column cannot be sorted. */
  sortValue?: (row: Row) => string | number;
  /** Its cells name their rows: it stays in view while the table scrolls sideways. One column at most. */
  isRowHeader?: boolean;
  /** Figures stand at the end of their column. */
  align?: 'start' | 'end';
  /** `shrink` takes no more room than its cells need; `grow` takes what is left. */
  width?: 'shrink' | 'grow';
}

export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;

export interface TableSort {
  /** The key of the column. */
  key: string;
  direction: (typeof SORT_DIRECTIONS)[number];
}

/** What a press on a heading leads to: up, down, and back to the order in which the rows came. */
export function nextSort(sort: TableSort | undefined, key: string): TableSort | undefined {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined;
}

/** The rows in the order that is asked for. Equal rows keep their places. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const valueOf = columns.find(({ key }) => key === sort?.key)?.sortValue;
  if (!sort || !valueOf) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => sign * compare(valueOf(first), valueOf(second)));
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(first: string | number, second: string | number): number {
  return typeof first === 'number' && typeof second === 'number'
    ? first - second
    : collator.compare(String(first), String(second));
}
