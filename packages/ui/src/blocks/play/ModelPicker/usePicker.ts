import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The state of a picker: it closes some time after the pointer has left it, unless focus is in its list. */
export function usePicker(closeDelayMs: number) {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLFieldSetElement>(null);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFocusInside = () => listRef.current?.contains(document.activeElement) ?? false;

  useEffect(() => () => clearTimeout(timerRef.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    function handlePress(event: Event) {
      if (!rootRef.current?.contains(event.target as Node)) setIsOpen(false);
    }
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);

  function close() {
    if (isFocusInside()) triggerRef.current?.focus();
    setIsOpen(false);
  }

  /** Whoever opens it with a key is led to what is chosen. */
  function toggle(isByKeyboard: boolean) {
    clearTimeout(timerRef.current);
    flushSync(() => setIsOpen(!isOpen));
    const list = isByKeyboard ? listRef.current : null;
    (list?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? list?.querySelector('button'))?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const options = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const current = options.indexOf(document.activeElement as HTMLButtonElement);
    if (!step || current < 0) return;
    event.preventDefault();
    options[(current + step + options.length) % options.length]?.focus();
  }

  const rootProps = {
    ref: rootRef,
    onKeyDown: handleKeyDown,
    onPointerEnter: () => clearTimeout(timerRef.current),
    // A finger leaves as soon as it is lifted; that says nothing.
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timerRef.current);
      timerRef.current = setTimeout(() => !isFocusInside() && setIsOpen(false), closeDelayMs);
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !rootRef.current?.contains(event.relatedTarget)) setIsOpen(false);
    },
  };

  return { isOpen, close, toggle, rootProps, triggerRef, listRef };
}
