export { ExpressionField, type ExpressionFieldProps } from './ExpressionField.tsx';
