import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useTableWords } from '../../words/areas/useTableWords.ts';
import { type DataTableColumn, nextSort, type TableSort } from './columns.ts';
import { Head, HeadCell, SortButton } from './DataTable.styles.ts';
import { selectionState } from './selection.ts';
import { SelectBox } from './SelectBox.styles.ts';
import { TABLE_ROLES } from './tableRoles.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort | undefined) => void;
  /** The keys of all rows that are shown. */
  keys: readonly string[];
  selection: ReadonlySet<string> | undefined;
  onSelectAll: (isSelected: boolean) => void;
}

const SORT_ICONS = { ascending: <ArrowUp />, descending: <ArrowDown />, none: <ChevronsUpDown /> };

/** The headings: they stay in view, and those that sort are buttons. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSort,
  keys,
  selection,
  onSelectAll,
}: DataTableHeadProps<Row>) {
  const words = useTableWords();
  const state = selection && selectionState(keys, selection);

  return (
    <Head {...TABLE_ROLES.rows}>
      <tr {...TABLE_ROLES.row}>
        {state && (
          <HeadCell {...TABLE_ROLES.heading} data-width="shrink" data-select>
            <SelectBox
              type="checkbox"
              aria-label={words.selectAll}
              checked={state === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = state === 'some';
              }}
              onChange={(event) => onSelectAll(event.target.checked)}
            />
          </HeadCell>
        )}
        {columns.map(({ key, header, isHeaderHidden, sortValue, align, width, isRowHeader }) => {
          const direction = sort?.key === key ? sort.direction : 'none';
          return (
            <HeadCell
              key={key}
              {...TABLE_ROLES.heading}
              aria-sort={sortValue && direction}
              data-align={align}
              data-width={width}
              data-row-header={isRowHeader || undefined}
              data-plain={!sortValue || undefined}
            >
              {sortValue ? (
                <SortButton type="button" onClick={() => onSort(nextSort(sort, key))}>
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
