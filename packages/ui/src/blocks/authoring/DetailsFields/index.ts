export { DetailsFields, type DetailsFieldsProps } from './DetailsFields.tsx';
