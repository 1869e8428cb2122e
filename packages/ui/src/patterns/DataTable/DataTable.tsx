import { useRef, useState } from 'react';
import { useIsOverflowing } from '../../hooks/useIsOverflowing.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useTableWords } from '../../words/areas/useTableWords.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { type DataTableColumn, sorted, type TableSort } from './columns.ts';
import { Box, Message, Table } from './DataTable.styles.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { rangeOf, withSelected } from './selection.ts';
import { TABLE_ROLES } from './tableRoles.ts';
import type { RowAttributes } from './rowAttributes.ts';

export interface DataTableProps<Row> {
  /** What the table holds, for those who hear it. */
  label: string;
  /** The columns in their order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows in their order. `undefined` while they are on their way. */
  rows: readonly Row[] | undefined;
  /** What tells one row from all others. */
  rowKey: (row: Row) => string;
  /** A row's name, for the checkbox that selects it. */
  rowLabel?: (row: Row) => string;
  /** What stands where there are no rows. */
  empty: string;
  /** The keys of the rows that are selected. Without it rows cannot be selected. */
  selection?: ReadonlySet<string> | undefined;
  /** Called with all keys that are selected now. */
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Attributes of a row, such as those that let it be dragged. */
  rowAttributes?: (row: Row) => RowAttributes;
  /** What failed, in words for the person. */
  error?: string | undefined;
  /** Asks again. Without it no button is shown. */
  onRetry?: (() => void) | undefined;
}

/**
 * Rows of one kind. Headings with a `sortValue` sort what is shown. On a phone each row is a card.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowLabel = rowKey,
  empty,
  selection,
  onSelectionChange,
  rowAttributes,
  error,
  onRetry,
}: DataTableProps<Row>) {
  const words = useTableWords();
  const boxRef = useRef<HTMLDivElement>(null);
  const isScrollable = useIsOverflowing(boxRef);
  const [sort, setSort] = useState<TableSort>();
  const [anchor, setAnchor] = useState<string>();

  const shown = rows && sorted(rows, columns, sort);
  const keys = shown?.map(rowKey) ?? [];

  function select(changed: readonly string[], isSelected: boolean) {
    onSelectionChange?.(withSelected(selection ?? new Set(), changed, isSelected));
  }

  function handleSelect(key: string, isSelected: boolean, isRange: boolean) {
    const range = isRange && anchor !== undefined ? rangeOf(keys, anchor, key) : [key];
    setAnchor(key);
    select(range, isSelected);
  }

  if (error !== undefined) return <ErrorState layout="row" message={error} onRetry={onRetry} />;

  return (
    // Who has no pointer scrolls the box with the arrow keys.
    <Box ref={boxRef} {...(isScrollable && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
      <Table {...TABLE_ROLES.table} aria-label={label} aria-busy={!rows || undefined}>
        <DataTableHead
          columns={columns}
          sort={sort}
          onSort={setSort}
          keys={keys}
          selection={selection}
          onSelectAll={(isSelected) => select(keys, isSelected)}
        />
        <tbody {...TABLE_ROLES.rows}>
          {shown?.map((row) => (
            <DataTableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              label={rowLabel(row)}
              isSelected={selection?.has(rowKey(row))}
              onSelect={(isSelected, isRange) => handleSelect(rowKey(row), isSelected, isRange)}
              attributes={rowAttributes?.(row)}
            />
          ))}
          {!shown && <DataTableSkeleton columns={columns} isSelectable={selection !== undefined} />}
        </tbody>
      </Table>
      {!shown && <VisuallyHidden as="p">{words.loading}</VisuallyHidden>}
      {shown?.length === 0 && <Message>{empty}</Message>}
    </Box>
  );
}
