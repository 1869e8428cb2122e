import type { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';

/** A second click this soon is half of a double click, and meant for what lay there before. */
export const SETTLING_MS = 300;

type ChangeHandler = (willBeOpen: boolean, details: Dialog.Root.ChangeEventDetails) => void;

/** Closes what opened over the page, unless a press outside began before it had settled there. */
export function useDeliberateClose(isOpen: boolean, onClose: () => void): ChangeHandler {
  const isDeliberate = useRef(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const settledAt = performance.now() + SETTLING_MS;
    isDeliberate.current = false;
    function handlePress(event: PointerEvent) {
      isDeliberate.current = event.timeStamp >= settledAt;
    }
    window.addEventListener('pointerdown', handlePress, true);
    return () => window.removeEventListener('pointerdown', handlePress, true);
  }, [isOpen]);

  return (willBeOpen, details) => {
    if (willBeOpen) return;
    if (details.reason === 'outside-press' && !isDeliberate.current) details.cancel();
    else onClose();
  };
}
