import { type PointerEvent, useEffect, useRef } from 'react';

interface PointerCloseOptions {
  delayMs: number;
  onClose: () => void;
}

/** Closes an element some time after the pointer has left it, unless it is used by keyboard. */
export function usePointerClose({ delayMs, onClose }: PointerCloseOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasKeys = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    /** Stores whether the element was last used by keyboard. */
    noteKeys: (isByKey: boolean) => {
      clearTimeout(timer.current);
      hasKeys.current = isByKey;
    },
    rootProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      // A finger leaves whenever it is lifted, so touch is ignored.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => !hasKeys.current && onClose(), delayMs);
      },
    },
  };
}
