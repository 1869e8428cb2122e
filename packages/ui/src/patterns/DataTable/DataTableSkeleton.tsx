import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { DataTableColumn } from './columns.ts';
import { Cell, Row } from './DataTable.styles.ts';

const ROWS = 6;

interface DataTableSkeletonProps<RowData> {
  columns: readonly DataTableColumn<RowData>[];
}

/** Placeholders for loading rows. */
export function DataTableSkeleton<RowData>({ columns }: DataTableSkeletonProps<RowData>) {
  return Array.from({ length: ROWS }, (_, index) => (
    <Row key={index} aria-hidden>
      {columns.map(({ key, isRowHeader, width }) => (
        <Cell key={key} data-width={width}>
          <Skeleton shape={isRowHeader ? 'title' : 'line'} width={isRowHeader ? 80 : 60} />
        </Cell>
      ))}
    </Row>
  ));
}
