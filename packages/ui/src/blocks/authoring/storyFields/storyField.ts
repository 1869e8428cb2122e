import type { ReactNode } from 'react';

/** The part of a form's state that one of its fields needs. */
interface FormOfField<V, N extends keyof V> {
  values: V;
  errors?: { readonly [K in N]?: ReactNode };
  onEdit: (changes: { [K in N]?: V[K] }) => void;
  onLeave?: (field: N) => void;
}

/** What connects a field of a story with its form. */
export interface StoryFieldProps<N, T> {
  name: N;
  value: T;
  error?: ReactNode;
  onValueChange: (value: T) => void;
  onBlur?: (() => void) | undefined;
}

/** Connects a field with a form that holds the values of a story. */
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
