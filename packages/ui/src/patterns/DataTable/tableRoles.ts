/** Explicit roles, because some browsers drop table semantics when rows are displayed as cards. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader', scope: 'col' },
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
