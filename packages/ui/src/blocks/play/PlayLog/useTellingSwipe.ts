import { TELLING_SWIPE_PX } from '@kathaloka/contract/limits';
import { type RefObject, type TouchEvent, useRef } from 'react';
import { directionAt } from '../../../hooks/directionAt.ts';
import { type SwipeProps, useSwipe } from '../../../hooks/useSwipe.ts';
import type { Tellings } from './TellingSwitch.tsx';

interface TellingSwipeOptions {
  /** In which ways the part was told; undefined where another cannot be chosen now. */
  tellings: Tellings | undefined;
  /** The log: a finger that scrolls it does not swipe. */
  surfaceRef: RefObject<HTMLElement | null>;
  /** Called with the number of the telling to show. */
  onChoose: (number: number) => void;
}

/** A swipe over a part turns to its next telling or back, in the direction in which it is read. */
export function useTellingSwipe({
  tellings,
  surfaceRef,
  onChoose,
}: TellingSwipeOptions): Partial<SwipeProps> {
  const startedAt = useRef(0);
  const place = () => surfaceRef.current?.scrollTop ?? 0;
  const swipe = useSwipe({
    thresholdPx: TELLING_SWIPE_PX,
    onSwipe(way, element) {
      if (!tellings || (way !== 'left' && way !== 'right')) return;
      if (place() !== startedAt.current || isSelecting()) return;
      const forward = directionAt(element) === 'rtl' ? 'right' : 'left';
      const number = tellings.number + (way === forward ? 1 : -1);
      if (number >= 1 && number <= tellings.count) onChoose(number);
    },
  });
  if (!tellings) return {};
  return {
    ...swipe,
    onTouchStart(event: TouchEvent) {
      startedAt.current = place();
      swipe.onTouchStart(event);
    },
  };
}

/** A finger that selects words moves across them as well. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}
