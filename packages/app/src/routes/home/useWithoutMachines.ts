import { useState } from 'react';
import { localStore } from '../../browser/safeStorage.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';

const KEY = 'kathaloka.withoutMachines';

/** Whether this reader leaves out what was made with a model. Stored on this device; the server renders all stories. */
export function useWithoutMachines() {
  const [isChosen, setChosen] = useState(() => localStore.read(KEY) !== null);
  const isHydrated = useIsHydrated();

  function handleChange(value: boolean): void {
    localStore.write(KEY, value ? 'true' : null);
    setChosen(value);
  }

  return { withoutMachines: isHydrated && isChosen, onWithoutMachinesChange: handleChange };
}
