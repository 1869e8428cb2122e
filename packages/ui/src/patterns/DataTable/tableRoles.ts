/** Said out loud, because some browsers forget what a table is once its rows are drawn as cards. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader', scope: 'col' },
  rowHeading: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
