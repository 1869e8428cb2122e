import { useEffect, useEffectEvent } from 'react';

interface FollowTurnOptions {
  /** The key of the turn that is running on the server. */
  readonly running_action: string | null;
  /** Whether no turn is running on this page. */
  readonly isFree: boolean;
  /** Whether this page already knows how the turn ended. */
  readonly hasEnded: (key: string) => boolean;
  readonly follow: (key: string) => Promise<void>;
}

/**
 * Follows a turn that this page did not start, or whose response was lost: one from another tab, or from before a
 * reload.
 */
export function useFollowTurn({ running_action, isFree, hasEnded, follow }: FollowTurnOptions): void {
  const start = useEffectEvent((key: string) => {
    if (!hasEnded(key)) void follow(key);
  });
  useEffect(() => {
    if (running_action !== null && isFree) start(running_action);
  }, [running_action, isFree]);
}
