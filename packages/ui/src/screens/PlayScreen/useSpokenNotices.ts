import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { HeardNotice } from '../../blocks/play/EyesClosed/eyesClosedProps.ts';
import { ToastContext } from '../../patterns/Toast/toastQueue.ts';
import type { PlayedSession } from './playProps.ts';
import { connectionWords } from '../../words/connection/en.ts';
import { playWords } from '../../words/play/en.ts';
import { useWords } from '../../words/useWords.ts';

/** How long a turn may run before a notice. */
const LONG_MS = 4000;

/**
 * The notices that are read aloud besides the tale: a slow turn, an undone turn, a lost connection, and each
 * toast.
 */
export function useSpokenNotices(
  { isTakingTurn = false, delay, can_redo = false, entries }: PlayedSession,
  isOffline = false,
): readonly HeardNotice[] {
  const words = useWords(playWords);
  const { offline, offlineText, online } = useWords(connectionWords);
  const [wasRedone] = useState(can_redo);
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  const isTelling = entries.at(-1)?.isArriving ?? false;
  const isLong = useIsLong(isTakingTurn && !isTelling);
  const toast = useNewToast();
  const hasUndone = can_redo && !wasRedone && !isTakingTurn;
  const connection = isOffline
    ? { id: 'offline', text: `${offline} ${offlineText}` }
    : wasOffline && { id: 'online', text: online };
  const waiting = delay
    ? { id: delay, text: words[delay] }
    : isLong && { id: 'thinking', text: words.thinking };
  // unless a toast says so already
  const undone = hasUndone &&
    toast?.text !== words.undone && { id: `undone-${entries.at(-1)?.id}`, text: words.undone };
  return [connection, waiting, undone, toast].filter((notice) => notice !== undefined && notice !== false);
}

/** The latest toast, unless it was there from the start. */
function useNewToast(): HeardNotice | undefined {
  const queue = useContext(ToastContext);
  const toast = useSyncExternalStore(
    queue?.subscribe ?? never,
    queue?.latest ?? nothing,
    queue?.latest ?? nothing,
  );
  const [before] = useState(toast);
  return toast && toast !== before ? { id: toast.id, text: toast.title } : undefined;
}

const never = () => () => undefined;
const nothing = () => undefined;

/** Whether something has taken long enough for a notice. */
function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isGoingOn]);
  return isLong;
}
