import { useEffect, useState } from 'react';

/** True while something is new, for a time: then it is new no more. */
export function useFresh(isNew: boolean, freshMs: number): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setIsOver(true), freshMs);
    return () => clearTimeout(timer);
  }, [isNew, freshMs]);

  return isNew && !isOver;
}
