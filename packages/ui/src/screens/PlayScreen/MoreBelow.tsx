import { ArrowDown } from 'lucide-react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { playWords } from '../../words/play/en.ts';
import { useWords } from '../../words/useWords.ts';
import { MoreBelowRoot } from './BelowLog.styles.ts';

/** Key presses in these elements belong to them. */
const OTHERS =
  'a[href], button, input, select, textarea, summary, [contenteditable], [role="log"], [role="dialog"], [role="menu"]';

interface MoreBelowProps {
  /** Called to show the next page of the log. */
  onNext: () => void;
}

/** In the place of the choices while the end of the passage is below the view. Space does the same. */
export function MoreBelow({ onNext }: MoreBelowProps) {
  const { moreBelow } = useWords(playWords);
  const next = useEffectEvent(onNext);
  // the key works from the frame in which the button is seen
  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key !== ' ' && event.key !== 'PageDown') return;
      if (event.target instanceof Element && event.target.closest(OTHERS)) return;
      event.preventDefault();
      next();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <MoreBelowRoot type="button" data-more-below onClick={onNext}>
      {moreBelow}
      <ArrowDown />
    </MoreBelowRoot>
  );
}
