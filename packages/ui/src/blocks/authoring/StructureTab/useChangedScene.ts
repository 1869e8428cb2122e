import { useEffect, useRef } from 'react';

/** Calls `onSceneChange` with the edited scene, at the start and on every change. */
export function useChangedScene(
  name: string | undefined,
  onSceneChange: ((name: string | null) => void) | undefined,
): void {
  const latest = useRef(onSceneChange);
  useEffect(() => {
    latest.current = onSceneChange;
  });
  useEffect(() => latest.current?.(name ?? null), [name]);
}
