import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

/** Keys pressed in one of these belong to it. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable], [role="slider"]';

export interface TypewriterOptions {
  /** How many characters there are; it may grow while a text arrives. */
  length: number;
  /** Time for one character. */
  msPerCharacter: number;
  /** False: everything is there at once. */
  isEnabled: boolean;
  /** False while more of the text is on its way. */
  isComplete: boolean;
  /** Where a click finishes the typing. */
  surfaceRef: RefObject<HTMLElement | null>;
  /** Called once, when the last character is there. */
  onFinish: (() => void) | undefined;
}

export interface TypewriterState {
  /** How many characters are shown. */
  shown: number;
  isTyping: boolean;
}

/** Counts characters up on a clock. A click on the surface, or Space or Enter outside of every control, ends it. */
export function useTypewriter({
  length,
  msPerCharacter,
  isEnabled,
  isComplete,
  surfaceRef,
  onFinish,
}: TypewriterOptions): TypewriterState {
  const prefersStillness = useReducedMotion();
  const [count, setCount] = useState(0);
  const [isSkipped, setIsSkipped] = useState(false);

  const isAtOnce = !isEnabled || prefersStillness || isSkipped;
  const shown = isAtOnce ? length : Math.min(count, length);
  const isTyping = shown < length;

  const finish = useEffectEvent(() => onFinish?.());
  useEffect(() => {
    if (!isTyping && isComplete) finish();
  }, [isTyping, isComplete]);

  useEffect(() => {
    if (!isTyping) return undefined;
    let last = performance.now();
    // A sleeping tab ticks rarely; whoever comes back finds the text where it would be.
    const timer = setInterval(() => {
      const steps = Math.floor((performance.now() - last) / msPerCharacter);
      last += steps * msPerCharacter;
      if (steps > 0) setCount((before) => before + steps);
    }, msPerCharacter);
    return () => clearInterval(timer);
  }, [isTyping, msPerCharacter]);

  useEffect(() => {
    if (!isTyping) return undefined;
    const surface = surfaceRef.current;
    const skip = () => setIsSkipped(true);
    function handleKey(event: KeyboardEvent) {
      const isInControl = event.target instanceof Element && event.target.closest(CONTROLS);
      if (isInControl || (event.key !== ' ' && event.key !== 'Enter')) return;
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
