import { useEffect, useState } from 'react';

/** Returns true for `noticeMs` after the connection is back. */
export function useReturn(isOffline: boolean, noticeMs: number): boolean {
  const [wasOffline, setWasOffline] = useState(isOffline);
  const [isBack, setIsBack] = useState(false);
  if (isOffline !== wasOffline) {
    setWasOffline(isOffline);
    setIsBack(!isOffline);
  }

  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setIsBack(false), noticeMs);
    return () => clearTimeout(timer);
  }, [isBack, noticeMs]);

  return isBack;
}
