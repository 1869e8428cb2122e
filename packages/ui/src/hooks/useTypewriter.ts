import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

/** Key presses in these elements belong to them. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable], [role="slider"]';

export interface TypewriterOptions {
  /** The number of characters; it may grow while a text is streaming. */
  length: number;
  /** Time for one character. */
  msPerCharacter: number;
  /** False to show everything immediately. */
  isEnabled: boolean;
  /** False while the text is still streaming. */
  isComplete: boolean;
  /** A click on this element finishes the typing. */
  surfaceRef: RefObject<HTMLElement | null>;
  /** Called once, after the last character. */
  onFinish: (() => void) | undefined;
}

export interface TypewriterState {
  /** How many characters are shown. */
  shown: number;
  isTyping: boolean;
}

/**
 * Whether a key belongs to the control that is pressed. Enter in an empty field does not, nor does a key on
 * the button that requested the text: a second press would pay again.
 */
function isOfControl({ target, key }: KeyboardEvent, teller: Element | null): boolean {
  const control = target instanceof Element && target.closest(CONTROLS);
  if (!control || (control === teller && control instanceof HTMLButtonElement)) return false;
  return !(
    control instanceof HTMLInputElement &&
    key === 'Enter' &&
    (control.value === '' || control.readOnly)
  );
}

/**
 * Reveals characters on a timer. A click on the surface, or Space or Enter outside any control, finishes it.
 *
 * @example
 * const shown = useTypewriter({
 *   length: text.length,
 *   msPerCharacter: 30,
 *   isEnabled: true,
 *   isComplete: true,
 *   surfaceRef,
 *   onFinish: showChoices,
 * });
 */
export function useTypewriter({
  length,
  msPerCharacter,
  isEnabled,
  isComplete,
  surfaceRef,
  onFinish,
}: TypewriterOptions): TypewriterState {
  const prefersReducedMotion = useReducedMotion();
  const [count, setCount] = useState(0);
  const [isSkipped, setIsSkipped] = useState(false);

  const isImmediate = !isEnabled || prefersReducedMotion || isSkipped;
  const shown = isImmediate ? length : Math.min(count, length);
  const isTyping = shown < length;

  const finish = useEffectEvent(() => onFinish?.());
  useEffect(() => {
    if (!isTyping && isComplete) finish();
  }, [isTyping, isComplete]);

  // a late timer must not count characters that have not arrived: they would appear untyped
  const advance = useEffectEvent((steps: number) => setCount((before) => Math.min(before + steps, length)));
  useEffect(() => {
    if (!isTyping) return undefined;
    let last = performance.now();
    // Timers are throttled in background tabs, so the count follows the clock.
    const timer = setInterval(() => {
      const steps = Math.floor((performance.now() - last) / msPerCharacter);
      last += steps * msPerCharacter;
      if (steps > 0) advance(steps);
    }, msPerCharacter);
    return () => clearInterval(timer);
  }, [isTyping, msPerCharacter]);

  useEffect(() => {
    if (!isTyping) return undefined;
    const surface = surfaceRef.current;
    const skip = () => setIsSkipped(true);
    const teller = document.activeElement;
    function handleKey(event: KeyboardEvent) {
      if ((event.key !== ' ' && event.key !== 'Enter') || isOfControl(event, teller)) return;
      event.preventDefault();
      skip();
    }
    surface?.addEventListener('click', skip);
    document.addEventListener('keydown', handleKey);
    return () => {
      surface?.removeEventListener('click', skip);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isTyping, surfaceRef]);

  return { shown, isTyping };
}
