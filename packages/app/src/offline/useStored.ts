import { useEffect, useEffectEvent, useState } from 'react';
import { onChange } from './changes.ts';
import { type StorageFailure, storageFailureOf } from './storageFailure.ts';

export interface Stored<T> {
  readonly data: T | undefined;
  /** Why the browser cannot read the data. */
  readonly failure?: StorageFailure | undefined;
}

/** Reads data of this device, and rereads it after every change in any tab. */
export function useStored<T>(read: () => Promise<T>, key: string): Stored<T> {
  const [stored, setStored] = useState<Stored<T> & { readonly key: string }>();
  const load = useEffectEvent(async (wanted: string, isShown: () => boolean) => {
    try {
      const data = await read();
      if (isShown()) setStored({ key: wanted, data });
    } catch (error) {
      if (isShown()) setStored({ key: wanted, data: undefined, failure: storageFailureOf(error) });
    }
  });
  useEffect(() => {
    let isShown = true;
    const loadNow = () => void load(key, () => isShown);
    loadNow();
    const stop = onChange(loadNow);
    return () => {
      isShown = false;
      stop();
    };
  }, [key]);
  return stored?.key === key ? stored : { data: undefined };
}
