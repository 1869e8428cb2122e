import { useState } from 'react';

/** The current value, or the last one from before it was frozen. */
export function useFrozen<T>(isFrozen: boolean, value: T): T {
  const [frozen, setFrozen] = useState(value);
  if (!isFrozen && frozen !== value) setFrozen(value);
  return isFrozen ? frozen : value;
}
