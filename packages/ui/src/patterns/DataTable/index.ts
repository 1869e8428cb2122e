export type { DataTableColumn, TableSort } from './columns.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { RowAttributes } from './rowAttributes.ts';
