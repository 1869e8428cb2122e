import { type ReactNode, useState } from 'react';

interface WithStateProps<V> {
  /** The initial value of the story. */
  initial: V;
  /** Called with each new value. */
  onChange?: ((value: V) => void) | undefined;
  children: (value: V, change: (value: V) => void) => ReactNode;
}

/** Stores the value of a controlled component, as a form would. */
export function WithState<V>({ initial, onChange, children }: WithStateProps<V>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
