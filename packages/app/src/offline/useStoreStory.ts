import { type ClientState, isRefusal } from '@kathaloka/api';
import type { OfflineStory } from '@kathaloka/contract/entities';
import type { KeepFailure } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useOnline } from '../browser/useOnline.ts';
import { forgetOthers } from './accountData.ts';
import { keepStory } from './calls.ts';
import type { Owner, StoredStory } from './database.ts';
import { readersNow } from './readers.ts';
import { NotStored, storeStory } from './storedStories.ts';

/** A stored story older than this is refetched when its page is opened, because its author may have changed it. */
const FRESH_MS = 3_600_000;

interface StoreStoryOptions {
  readonly reader: Owner;
  readonly story_id: string;
  readonly stored: StoredStory | undefined;
}

/** Stores a story on this device, and refreshes it when it is stale. */
export function useStoreStory({ reader, story_id, stored }: StoreStoryOptions) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const isOnline = useOnline();
  const [isStoring, setIsStoring] = useState(false);
  const [failure, setFailure] = useState<KeepFailure>();
  const isLocked = useRef(false);

  async function fetchAndStore(owner: Owner): Promise<KeepFailure | undefined> {
    const { data, error } = await dispatch(
      keepStory.initiate({ params: { id: story_id } }, { track: false }),
    );
    if (!data) return failureOf(error);
    const failed = await storeStory(owner, data satisfies OfflineStory).then(
      () => undefined,
      (reason: unknown) => (reason instanceof NotStored ? reason.reason : 'storage_refused'),
    );
    // the reader may have signed out meanwhile, in any tab
    const { reader: readerNow, isKnown } = dispatch(readersNow);
    if (isKnown) await forgetOthers(readerNow);
    return failed;
  }

  async function keep(): Promise<void> {
    // ignores a second click before the next render
    if (isLocked.current) return;
    isLocked.current = true;
    setIsStoring(true);
    setFailure(undefined);
    setFailure(await fetchAndStore(reader));
    setIsStoring(false);
    isLocked.current = false;
  }

  const refresh = useEffectEvent((found: StoredStory) => {
    // clock skew: the stored time may be in the future
    const isOld = Math.abs(Date.now() - Date.parse(found.stored_at)) > FRESH_MS;
    // a failed refresh leaves the stored story as it is
    if (isOld && isOnline && found.owner === reader) void fetchAndStore(reader);
  });
  useEffect(() => {
    if (stored) refresh(stored);
  }, [stored]);

  return { keep: () => void keep(), isStoring, failure };
}

/** Why a story could not be stored: a lost connection, or a temporary or final refusal. */
function failureOf(error: unknown): KeepFailure {
  if (!isRefusal(error)) return 'network';
  return error.status === 429 || error.status >= 500 ? 'later' : 'refused';
}
