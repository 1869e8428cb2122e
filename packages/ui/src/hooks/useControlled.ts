import { useState } from 'react';

export interface ControlledOptions<Value> {
  /** The value of a controlled component. */
  value: Value | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue: Value;
  /** Called with each new value. */
  onValueChange: ((value: Value) => void) | undefined;
}

/** A value that is controlled by the parent, or is local state if it is not. */
export function useControlled<Value>({
  value,
  defaultValue,
  onValueChange,
}: ControlledOptions<Value>): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value === undefined ? own : value,
    (next) => {
      setOwn(() => next);
      onValueChange?.(next);
    },
  ];
}
