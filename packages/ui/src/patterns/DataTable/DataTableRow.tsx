import type { KeyboardEvent, MouseEvent } from 'react';
import { useTableWords } from '../../words/areas/useTableWords.ts';
import type { DataTableColumn } from './columns.ts';
import type { RowAttributes } from './rowAttributes.ts';
import { Cell, CellLabel, Content, Row } from './DataTable.styles.ts';
import { SelectBox } from './SelectBox.styles.ts';
import { TABLE_ROLES } from './tableRoles.ts';

interface DataTableRowProps<RowData> {
  row: RowData;
  columns: readonly DataTableColumn<RowData>[];
  /** The row's name. */
  label: string;
  /** `undefined` where rows cannot be selected. */
  isSelected: boolean | undefined;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  attributes: RowAttributes | undefined;
}

/** One row: a line of cells, or a card in which each cell keeps the label of its column. */
export function DataTableRow<RowData>({
  row,
  columns,
  label,
  isSelected,
  onSelect,
  attributes,
}: DataTableRowProps<RowData>) {
  const words = useTableWords();

  return (
    <Row {...TABLE_ROLES.row} aria-selected={isSelected} {...attributes}>
      {isSelected !== undefined && (
        <Cell {...TABLE_ROLES.cell} data-select>
          <SelectBox
            type="checkbox"
            aria-label={words.selectRow(label)}
            checked={isSelected}
            onClick={(event: MouseEvent) => onSelect(!isSelected, event.shiftKey)}
            // The click above knows the Shift key; React asks for a change handler all the same.
            onChange={ignore}
            onKeyDown={moveBetweenRows}
          />
        </Cell>
      )}
      {columns.map(({ key, header, isHeaderHidden, cell, align, width, isRowHeader }) => (
        <Cell
          key={key}
          as={isRowHeader ? 'th' : 'td'}
          {...(isRowHeader ? TABLE_ROLES.rowHeading : TABLE_ROLES.cell)}
          data-align={align}
          data-width={width}
          data-row-header={isRowHeader || undefined}
          data-corner={(isHeaderHidden && !isRowHeader) || undefined}
        >
          {!isHeaderHidden && !isRowHeader && <CellLabel aria-hidden>{header}</CellLabel>}
          <Content>{cell(row)}</Content>
        </Cell>
      ))}
    </Row>
  );
}

function ignore() {}

const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const target = step && event.currentTarget.closest('tr')?.[step]?.querySelector('input');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
