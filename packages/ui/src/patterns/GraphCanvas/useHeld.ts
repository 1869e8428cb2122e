import { useState } from 'react';

/** The newest value, or while it is held, the last one before. */
export function useHeld<T>(isHeld: boolean, value: T): T {
  const [shown, setShown] = useState(value);
  if (!isHeld && shown !== value) setShown(value);
  return isHeld ? shown : value;
}
