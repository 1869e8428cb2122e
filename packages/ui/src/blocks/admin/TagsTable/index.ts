export { TagsTable, type TagsTableProps } from './TagsTable.tsx';
