import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react';
import { composed } from '../../../element/composed.ts';

interface UnfoldingOptions {
  /** The text in the field. */
  text: string;
  /** Whether a turn is running. */
  loading: boolean;
  /** Whether there is no field to fold. */
  isChoicesOnly: boolean;
}

type PanelHandlers = Pick<ComponentProps<'div'>, 'onFocus' | 'onBlur'>;

/**
 * Whether the panel is folded, as on a phone until its field or “Commands” is touched, or it contains text. It folds
 * again when it loses focus, or when its text has been sent.
 */
export function useUnfolding(
  { text, loading, isChoicesOnly }: UnfoldingOptions,
  { onFocus, onBlur }: PanelHandlers,
) {
  const [isTouched, setIsTouched] = useState(false);
  const [isInField, setIsInField] = useState(false);
  const { afterPress, cancel } = useAfterPress();
  if (isTouched && loading && !isInField) setIsTouched(false);

  const isFolded = !isChoicesOnly && !isTouched && (loading || text.trim() === '');
  return {
    isFolded,
    unfold: () => setIsTouched(true),
    panelProps: {
      'data-folded': isFolded || undefined,
      onFocus: composed(onFocus, cancel),
      onBlur: composed(onBlur, ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
        // folding before the click would move the pressed control away from the finger
        if (!currentTarget.contains(relatedTarget)) afterPress(() => setIsTouched(false));
      }),
    },
    fieldProps: {
      onFocus: () => {
        setIsTouched(true);
        setIsInField(true);
      },
      onBlur: () => setIsInField(false),
    },
  };
}

const ENDS = ['pointerup', 'pointercancel'];

/** Runs a callback after the current press, if any, has become a click. */
function useAfterPress() {
  const isPressed = useRef(false);
  const waiting = useRef<AbortController>(undefined);
  const cancel = () => waiting.current?.abort();

  useEffect(() => {
    const note = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
    };
    const names = ['pointerdown', ...ENDS];
    for (const name of names) document.addEventListener(name, note, true);
    return () => {
      waiting.current?.abort();
      for (const name of names) document.removeEventListener(name, note, true);
    };
  }, []);

  function afterPress(act: () => void) {
    cancel();
    const { signal } = (waiting.current = new AbortController());
    // the click, and after a touch all mouse events, fires in the same task as the end of the press
    const later = () => setTimeout(() => signal.aborted || act());
    if (isPressed.current)
      for (const name of ENDS) document.addEventListener(name, later, { once: true, signal });
    else later();
  }

  return { afterPress, cancel };
}
