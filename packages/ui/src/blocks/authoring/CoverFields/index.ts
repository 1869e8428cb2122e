export { CoverFields, type CoverFieldsProps } from './CoverFields.tsx';
