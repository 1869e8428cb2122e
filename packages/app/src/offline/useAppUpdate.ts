import { useEffect, useState } from 'react';
import { isTurnRunning, onTurnEnd } from '../browser/runningTurn.ts';
import { activateWorker, onNewerWorker, registerWorker } from './worker.ts';

export interface AppUpdate {
  readonly reload: () => void;
}

/** Newer versions are looked for so often, in a page that stays open. */
const CHECK_MS = 3_600_000;

/** A newer version takes over in this time, or with the next visit. */
const ACTIVATION_MS = 5000;

/** A newer version of the app that waits; undefined while there is none, and while a turn runs. */
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
      // a still newer one may have taken its place
      const { waiting } = updated;
      // another tab has asked for it before
      if (!waiting) return location.reload();
      // by this page alone: others go on with what they have
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      activateWorker(waiting);
      // it waits for what the one before is still answering, which may hang with the network
      setTimeout(() => location.reload(), ACTIVATION_MS);
    },
  };
}
