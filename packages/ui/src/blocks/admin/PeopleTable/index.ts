export { PeopleTable, type PeopleTableProps } from './PeopleTable.tsx';
