import { useEffect, useRef } from 'react';

/** Says which scene is edited, from the first one on. */
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
