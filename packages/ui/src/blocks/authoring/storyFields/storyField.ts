import type { ReactNode } from 'react';

/** The part of a form's state that a field needs. */
interface FormOfField<V, N extends keyof V> {
  values: V;
  errors?: { readonly [K in N]?: ReactNode };
  onEdit: (changes: { [K in N]?: V[K] }) => void;
  onLeave?: (field: N) => void;
}

/** The props that connect a field with the form. */
export interface StoryFieldProps<N, T> {
  name: N;
  value: T;
  error?: ReactNode;
  onValueChange: (value: T) => void;
  onBlur?: (() => void) | undefined;
}

/** Returns the props that connect a field with the form of a story. */
export function storyField<V extends object, N extends keyof V & string>(
  { values, errors, onEdit, onLeave }: FormOfField<V, N>,
  name: N,
): StoryFieldProps<N, V[N]> {
  return {
    name,
    value: values[name],
    error: errors?.[name],
    onValueChange: (value) => onEdit({ [name]: value } as { [K in N]: V[K] }),
    onBlur: onLeave && (() => onLeave(name)),
  };
}
