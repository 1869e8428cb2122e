export type { DataTableColumn, TableSort } from './columns.ts';
export { DataTable, type DataTableProps, type RowAttributes } from './DataTable.tsx';
