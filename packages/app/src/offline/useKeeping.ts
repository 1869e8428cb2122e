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

/** A stored story is fetched again when its page is opened and this much time has passed: its author may have changed it. */
const FRESH_MS = 3_600_000;

interface Keeping {
  readonly reader: Owner;
  readonly story_id: string;
  readonly stored: StoredStory | undefined;
}

/** Stores a story on this device; what is stored follows the story. */
export function useKeeping({ reader, story_id, stored }: Keeping) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const isOnline = useOnline();
  const [isKeeping, setIsKeeping] = useState(false);
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
    // they may have signed out meanwhile, in this tab or in another one
    const { reader: readerNow, isKnown } = dispatch(readersNow);
    if (isKnown) await forgetOthers(readerNow);
    return failed;
  }

  async function keep(): Promise<void> {
    // a second click before the next render
    if (isLocked.current) return;
    isLocked.current = true;
    setIsKeeping(true);
    setFailure(undefined);
    setFailure(await fetchAndStore(reader));
    setIsKeeping(false);
    isLocked.current = false;
  }

  const refresh = useEffectEvent((found: StoredStory) => {
    // a device whose clock was wrong may have stored it in a year to come
    const isOld = Math.abs(Date.now() - Date.parse(found.stored_at)) > FRESH_MS;
    // what fails is as it was
    if (isOld && isOnline && found.owner === reader) void fetchAndStore(reader);
  });
  useEffect(() => {
    if (stored) refresh(stored);
  }, [stored]);

  return { keep: () => void keep(), isKeeping, failure };
}

/** A server that answers, and only not now, is no lost connection, and its refusal no other than for now. */
function failureOf(error: unknown): KeepFailure {
  if (!isRefusal(error)) return 'network';
  return error.status === 429 || error.status >= 500 ? 'later' : 'refused';
}
