import type { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';

/** A click within this time after opening may be the second of a double click on the page below. */
export const SETTLING_MS = 300;

type ChangeHandler = (willBeOpen: boolean, details: Dialog.Root.ChangeEventDetails) => void;

/** Closes an overlay on a press outside, unless that press began before the overlay had settled. */
export function useDeliberateClose(open: boolean, onOpenChange: (open: boolean) => void): ChangeHandler {
  const isDeliberate = useRef(false);

  useEffect(() => {
    if (!open) return undefined;
    const settledAt = performance.now() + SETTLING_MS;
    isDeliberate.current = false;
    function handlePress(event: PointerEvent) {
      isDeliberate.current = event.timeStamp >= settledAt;
    }
    window.addEventListener('pointerdown', handlePress, true);
    return () => window.removeEventListener('pointerdown', handlePress, true);
  }, [open]);

  return (willBeOpen, details) => {
    if (willBeOpen) return;
    if (details.reason === 'outside-press' && !isDeliberate.current) details.cancel();
    else onOpenChange(false);
  };
}
