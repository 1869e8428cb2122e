import { type ComponentProps, useRef, useState } from 'react';
import { useIsOverflowing } from '../../hooks/useIsOverflowing.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { type DataTableColumn, sorted, type TableSort } from './columns.ts';
import { Box, Message, Table } from './DataTable.styles.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import type { RowAttributes } from './rowAttributes.ts';
import { TABLE_ROLES } from './tableRoles.ts';
import { tableWords } from '../../words/table/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the table. */
  label: string;
  /** The columns in order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows in their order. `undefined` while they are loading. */
  rows: readonly Row[] | undefined;
  /** The key of a row. */
  rowKey: (row: Row) => string;
  /** The empty state. */
  empty: string;
  /** The sort order shown, if the parent sorts; `undefined` for the rows' own order. */
  sort?: TableSort | undefined;
  /** Called when a heading is clicked; the parent then sorts. Without it the table sorts its own rows. */
  onSortChange?: ((sort: TableSort | undefined) => void) | undefined;
  /**
   * Whether the rows are one page of several. Sorting one page would be misleading, so without `onSortChange` no heading sorts.
   * @default false
   */
  isPaged?: boolean | undefined;
  /** Attributes of a row, for example for dragging it. */
  rowAttributes?: (row: Row) => RowAttributes;
  /** The error message. */
  error?: string | undefined;
  /** Retries. Without it no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

/**
 * A table. Headings of columns with a `sortValue` sort. On a phone each row is a card.
 *
 * @use Compares many things of a kind by columns; on a phone each row is a card.
 * @avoid Not for stories that are chosen by their covers: `StoryRow`.
 * @heard A table with row and column headings, also as cards; how it is sorted.
 * @keys tab, press
 * @example
 * <DataTable
 *   label="People"
 *   columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
 *   rows={[{ id: '1', name: 'Asha' }]}
 *   rowKey={({ id }) => id}
 *   empty="Nobody has registered."
 * />
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  empty,
  sort,
  onSortChange,
  isPaged = false,
  rowAttributes,
  error,
  onRetry,
  ref,
  ...rest
}: DataTableProps<Row>) {
  const words = useWords(tableWords);
  const boxRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(boxRef, ref);
  const isTooWide = useIsOverflowing(boxRef);
  const isTooLong = useIsOverflowing(boxRef, 'block');
  const [ownSort, setOwnSort] = useState<TableSort>();
  const isSortedElsewhere = onSortChange !== undefined;

  if (error !== undefined) {
    return <ErrorState layout="row" error={error} onRetry={onRetry} ref={ref} {...rest} />;
  }

  const shown =
    rows && (isSortedElsewhere || isPaged ? rows : sorted(rows, columns, ownSort, words.ownLanguage));
  return (
    // The scrollable box is focusable, so that arrow keys can scroll it. It is no landmark: a panel around it may be.
    <Box
      {...((isTooWide || isTooLong) && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      {...rest}
      ref={mergedRef}
    >
      <Table {...TABLE_ROLES.table} aria-label={label} aria-busy={!rows || undefined}>
        <DataTableHead
          columns={columns}
          sort={isSortedElsewhere ? sort : ownSort}
          onSortChange={isSortedElsewhere ? onSortChange : isPaged ? undefined : setOwnSort}
        />
        <tbody {...TABLE_ROLES.rows}>
          {shown?.map((row) => (
            <DataTableRow key={rowKey(row)} row={row} columns={columns} attributes={rowAttributes?.(row)} />
          ))}
          {!shown && <DataTableSkeleton columns={columns} />}
        </tbody>
      </Table>
      {!shown && <VisuallyHidden as="p">{words.loading}</VisuallyHidden>}
      {shown?.length === 0 && <Message>{empty}</Message>}
    </Box>
  );
}
