export { StructureTab, type StructureTabProps } from './StructureTab.tsx';
