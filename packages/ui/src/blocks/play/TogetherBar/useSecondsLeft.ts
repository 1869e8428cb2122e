import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Returns the seconds left until an instant; undefined without one. */
export function useSecondsLeft(ends_at: string | null | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (ends_at == null) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [ends_at]);
  if (ends_at == null) return undefined;
  return Math.max(0, Math.ceil((Date.parse(ends_at) - now) / SECOND_MS));
}
