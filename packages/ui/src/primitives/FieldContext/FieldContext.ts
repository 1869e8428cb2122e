import { createContext, useContext } from 'react';

/** The ids and state that a field passes to its control. */
export interface FieldParts {
  /** The id that the field's label points to. */
  controlId: string;
  /** The id of the label itself, for a control of several parts. */
  labelId: string;
  /** The ids of the hint and the error. */
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

/**
 * The context of a field: set by `FormField`, undefined for a control that stands alone.
 *
 * @example
 * <FieldContext
 *   value={{
 *     controlId: 'name',
 *     labelId: 'name-label',
 *     describedBy: undefined,
 *     isInvalid: false,
 *     isRequired: true,
 *   }}
 * >
 *   <TextField />
 * </FieldContext>
 */
export const FieldContext = createContext<FieldParts | undefined>(undefined);

interface OwnProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
  required?: boolean | undefined;
}

/**
 * The attributes that connect a control with its field, merged with its own.
 *
 * @example
 * <input {...useFieldControl()} />
 */
export function useFieldControl(own: OwnProps = {}) {
  const field = useContext(FieldContext);
  const describedBy = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': Boolean(own['aria-invalid']) || field?.isInvalid || undefined,
    'aria-required': own.required || field?.isRequired || undefined,
  };
}

/**
 * Like `useFieldControl`, for a group of controls: the label names the group, but does not focus it.
 *
 * @example
 * <div role="radiogroup" {...useFieldGroup('Theme')} />
 */
export function useFieldGroup(label: string | undefined) {
  const field = useContext(FieldContext);
  return {
    'aria-label': label,
    'aria-labelledby': label ? undefined : field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
    'aria-required': field?.isRequired || undefined,
  };
}
