import { useEffect, useState } from 'react';

/** A tab that nobody looks at holds no connection: a browser opens six to a server. */
const LEAVES_MS = 60_000;

/** Whether somebody looks at the page; a minute after they have turned away, nobody does. */
export function useIsLookedAt(): boolean {
  const [isLookedAt, setIsLookedAt] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function change(): void {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') timer = setTimeout(() => setIsLookedAt(false), LEAVES_MS);
      else setIsLookedAt(true);
    }
    document.addEventListener('visibilitychange', change);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', change);
    };
  }, []);
  return isLookedAt;
}
