import { useEffect, useState } from 'react';
import { isTurnRunning, onTurnEnd } from '../browser/runningTurn.ts';
import { activateWorker, onNewerWorker, registerWorker } from './workerClient.ts';

export interface AppUpdate {
  readonly reload: () => void;
}

/** How often an open page checks for a newer version. */
const CHECK_MS = 3_600_000;

/** After this time the page reloads even if the newer version has not taken over; it then does so on the next visit. */
const ACTIVATION_MS = 5000;

/** A newer version of the app; undefined if there is none, or while a turn is being told. */
export function useAppUpdate(): AppUpdate | undefined {
  const [updated, setUpdated] = useState<ServiceWorkerRegistration>();
  const [isBusy, setIsBusy] = useState(isTurnRunning);
  useEffect(() => onTurnEnd(() => setIsBusy(isTurnRunning())), []);
  useEffect(() => {
    let isShown = true;
    let stop = () => {};
    const follow = async () => {
      const registration = await registerWorker();
      if (!registration || !isShown) return;
      const unfollow = onNewerWorker(registration, () => setUpdated(registration));
      const timer = setInterval(() => void registration.update().catch(() => undefined), CHECK_MS);
      stop = () => {
        unfollow();
        clearInterval(timer);
      };
    };
    void follow();
    return () => {
      isShown = false;
      stop();
    };
  }, []);
  if (!updated || isBusy) return undefined;
  return {
    reload() {
      // a still newer version may have replaced the one that was found
      const { waiting } = updated;
      // another tab has already activated that version
      if (!waiting) return location.reload();
      // only this page reloads: other tabs continue with their version
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      activateWorker(waiting);
      // activation waits for requests of the old worker, which may hang with the network
      setTimeout(() => location.reload(), ACTIVATION_MS);
    },
  };
}
