import { useState } from 'react';

/** When the page was opened, for what was so many hours ago. */
export function useNow(): string {
  const [now] = useState(() => new Date().toISOString());
  return now;
}
