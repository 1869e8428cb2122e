import { useEffect, useState } from 'react';

/** True for a limited time after something has appeared. */
export function useFresh(isNew: boolean, freshMs: number): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setIsOver(true), freshMs);
    return () => clearTimeout(timer);
  }, [isNew, freshMs]);

  return isNew && !isOver;
}
