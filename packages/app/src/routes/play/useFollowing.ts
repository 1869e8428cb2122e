import { useEffect, useEffectEvent, useRef } from 'react';

/** Follows a turn that was begun elsewhere: in another tab, or here before a reload. Each one once. */
export function useFollowing(
  running_action: string | null,
  isFree: boolean,
  follow: (key: string) => Promise<void>,
): void {
  const followed = useRef(new Set<string>());
  const start = useEffectEvent(async (key: string) => {
    await follow(key);
    followed.current.add(key);
  });
  useEffect(() => {
    if (running_action !== null && isFree && !followed.current.has(running_action))
      void start(running_action);
  }, [running_action, isFree]);
}
