import { useState } from 'react';

/** The time at which the page was opened, for relative times. */
export function useNow(): string {
  const [now] = useState(() => new Date().toISOString());
  return now;
}
