export { FieldContext, type FieldParts, useFieldControl, useFieldGroup } from './FieldContext.ts';
