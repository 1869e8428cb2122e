import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { type DataTableColumn, nextSort, type TableSort } from './columns.ts';
import { Head, HeadCell, SortButton } from './DataTable.styles.ts';
import { TABLE_ROLES } from './tableRoles.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: TableSort | undefined;
  /** Called with the new order; without it no heading sorts. */
  onSortChange: ((sort: TableSort | undefined) => void) | undefined;
}

const SORT_ICONS = { ascending: <ArrowUp />, descending: <ArrowDown />, none: <ChevronsUpDown /> };

/** The headings, which stay in view; sortable ones are buttons. */
export function DataTableHead<Row>({ columns, sort, onSortChange }: DataTableHeadProps<Row>) {
  return (
    <Head {...TABLE_ROLES.rows}>
      <tr {...TABLE_ROLES.row}>
        {columns.map(({ key, header, isHeaderHidden, sortValue, align, width, isRowHeader, isPinned }) => {
          const isSortable = onSortChange !== undefined && sortValue !== undefined;
          const direction = sort?.key === key ? sort.direction : 'none';
          return (
            <HeadCell
              key={key}
              {...TABLE_ROLES.heading}
              aria-sort={isSortable ? direction : undefined}
              data-align={align}
              data-width={width}
              data-row-header={isRowHeader || undefined}
              data-pinned={isPinned || undefined}
              data-plain={!isSortable || undefined}
            >
              {isSortable ? (
                <SortButton type="button" onClick={() => onSortChange(nextSort(sort, key))}>
                  {header}
                  {SORT_ICONS[direction]}
                </SortButton>
              ) : (
                (isHeaderHidden && <VisuallyHidden>{header}</VisuallyHidden>) || header
              )}
            </HeadCell>
          );
        })}
      </tr>
    </Head>
  );
}
