import { useEffect, useState } from 'react';

/** How long a hidden tab stays connected. Browsers open only six connections to a server. */
const LEAVES_MS = 60_000;

/** Whether the tab is visible; stays true for a minute after the tab is hidden. */
export function useIsTabVisible(): boolean {
  const [isTabVisible, setIsTabVisible] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function change(): void {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') timer = setTimeout(() => setIsTabVisible(false), LEAVES_MS);
      else setIsTabVisible(true);
    }
    document.addEventListener('visibilitychange', change);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', change);
    };
  }, []);
  return isTabVisible;
}
