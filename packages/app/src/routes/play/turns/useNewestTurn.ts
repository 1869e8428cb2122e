import type { GameSession } from '@kathaloka/contract/entities';
import { useEffect, useEffectEvent } from 'react';
import { localStore } from '../../../browser/safeStorage.ts';

const KEY = 'kathaloka.newest-part';

/** Tells other tabs of the session which turn is the newest, and refetches if theirs is newer. */
export function useNewestTurn(session: GameSession | undefined, refetch: () => PromiseLike<unknown>): void {
  const newest = session && `${session.id} ${session.session_data.narrative_history.at(-1)?.id}`;
  useEffect(() => {
    if (newest !== undefined) localStore.write(KEY, newest);
  }, [newest]);

  const follow = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== KEY || session === undefined || newValue === newest) return;
    if (newValue?.startsWith(session.id)) void refetch();
  });
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => follow(event);
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, []);
}
