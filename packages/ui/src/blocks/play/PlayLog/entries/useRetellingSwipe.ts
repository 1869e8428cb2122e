import { RETELLING_SWIPE_PX } from '@kathaloka/contract/limits';
import { type RefObject, type TouchEvent, useRef } from 'react';
import { directionAt } from '../../../../hooks/directionAt.ts';
import { type SwipeProps, useSwipe } from '../../../../hooks/useSwipe.ts';
import type { Retellings } from './RetellingSwitch.tsx';

interface RetellingSwipeOptions {
  /** The retellings of the turn; undefined if no other can be chosen now. */
  retellings: Retellings | undefined;
  /** The scrolling log, since a gesture that scrolls is not a swipe. */
  surfaceRef: RefObject<HTMLElement | null>;
  /** Called with the number of the retelling to show. */
  onChoose: (number: number) => void;
}

/** Handles swipes over a turn, to its next or previous retelling in reading direction. */
export function useRetellingSwipe({
  retellings,
  surfaceRef,
  onChoose,
}: RetellingSwipeOptions): Partial<SwipeProps> {
  const startedAt = useRef(0);
  const place = () => surfaceRef.current?.scrollTop ?? 0;
  const swipe = useSwipe({
    thresholdPx: RETELLING_SWIPE_PX,
    onSwipe(way, element) {
      if (!retellings || (way !== 'left' && way !== 'right')) return;
      if (place() !== startedAt.current || isSelecting()) return;
      const forward = directionAt(element) === 'rtl' ? 'right' : 'left';
      const number = retellings.number + (way === forward ? 1 : -1);
      if (number >= 1 && number <= retellings.count) onChoose(number);
    },
  });
  if (!retellings) return {};
  return {
    ...swipe,
    onTouchStart(event: TouchEvent) {
      startedAt.current = place();
      swipe.onTouchStart(event);
    },
  };
}

/** Whether text is selected, since selecting also moves across the text. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}
