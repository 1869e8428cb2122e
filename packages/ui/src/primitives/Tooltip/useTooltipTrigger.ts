import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The time that a pointer has to cross the gap between the trigger and the tooltip. */
const CLOSE_DELAY_MS = 120;

/** The duration of a long press. */
export const HOLD_MS = 500;

interface TooltipTriggerOptions {
  delayMs: number;
  opensBy: 'press' | 'hold';
}

/** Opens on hover after a delay, on focus and press immediately, and closes when the pointer and the focus are gone. */
export function useTooltipTrigger({ delayMs, opensBy }: TooltipTriggerOptions) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: boolean, afterMs = 0) {
    clearTimeout(timer.current);
    if (next) setWasOpen(true);
    if (afterMs === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), afterMs);
  }

  const leave = () => change(false, CLOSE_DELAY_MS);
  const longPress = useLongPress({ onLongPress: () => change(true) });
  return {
    open,
    /** Whether the tooltip has ever been opened. */
    wasOpen,
    setOpen: (next: boolean) => change(next),
    triggerProps: {
      // touch has no hover: it opens on press
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && change(true, delayMs),
      onBlur: () => change(false),
      ...(opensBy === 'press'
        ? { onPointerLeave: leave, onFocus: () => change(true), onClick: () => change(true) }
        : {
            ...longPress,
            onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && leave(),
            // focus by a press does not open it
            onFocus: ({ currentTarget }: FocusEvent) =>
              currentTarget.matches(':focus-visible') && change(true),
            onClick: () => change(false),
          }),
    },
    popupProps: { onPointerEnter: () => change(true), onPointerLeave: leave },
  };
}

/** A long press opens the tooltip, and suppresses the click. */
function useLongPress({ onLongPress }: { onLongPress: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLongPress = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isLongPress.current = false;
      if (pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        isLongPress.current = true;
        onLongPress();
      }, HOLD_MS);
    },
    onPointerUp: end,
    onPointerCancel: end,
    // suppresses the browser's context menu on a long press
    onContextMenu: (event: MouseEvent) => isLongPress.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!isLongPress.current) return;
      isLongPress.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
