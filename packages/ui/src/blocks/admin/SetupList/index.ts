export { SetupList, type SetupListProps } from './SetupList.tsx';
