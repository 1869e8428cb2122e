import { type ReactNode, useState } from 'react';

interface HeldProps<V> {
  /** The value that the story begins with. */
  initial: V;
  /** Called with each new value. */
  onChange?: ((value: V) => void) | undefined;
  children: (value: V, change: (value: V) => void) => ReactNode;
}

/** Keeps the value of a control, as a form would: without it nothing that is typed would stay. */
export function Held<V>({ initial, onChange, children }: HeldProps<V>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
