import type { ReactNode } from 'react';
import type { DataTableColumn } from './columns.ts';
import { Cell, CellLabel, Content, Row } from './DataTable.styles.ts';
import type { RowAttributes } from './rowAttributes.ts';
import { TABLE_ROLES } from './tableRoles.ts';
import { numbersWords } from '../../words/numbers/en.ts';
import { useWords } from '../../words/useWords.ts';

interface DataTableRowProps<RowData> {
  row: RowData;
  columns: readonly DataTableColumn<RowData>[];
  attributes: RowAttributes | undefined;
}

/** A row of cells; on a phone a card, in which each cell has the label of its column. */
export function DataTableRow<RowData>({ row, columns, attributes }: DataTableRowProps<RowData>) {
  const { whole } = useWords(numbersWords);
  const written = (content: ReactNode) => (typeof content === 'number' ? whole(content) : content);

  return (
    <Row {...TABLE_ROLES.row} {...attributes}>
      {columns.map(({ key, header, isHeaderHidden, cell, align, width, isRowHeader, isPinned }) => (
        <Cell
          key={key}
          as={isRowHeader ? 'th' : 'td'}
          {...(isRowHeader ? TABLE_ROLES.rowHeading : TABLE_ROLES.cell)}
          data-align={align}
          data-width={width}
          data-row-header={isRowHeader || undefined}
          data-pinned={isPinned || undefined}
          data-corner={(isHeaderHidden && !isRowHeader) || undefined}
        >
          {!isHeaderHidden && !isRowHeader && <CellLabel aria-hidden>{header}</CellLabel>}
          <Content>{written(cell(row))}</Content>
        </Cell>
      ))}
    </Row>
  );
}
