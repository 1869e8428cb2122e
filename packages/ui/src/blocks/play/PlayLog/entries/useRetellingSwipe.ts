import { RETELLING_SWIPE_PX } from '@kathaloka/contract/limits';
import { type RefObject, type TouchEvent, useRef } from 'react';
import { directionAt } from '../../../../hooks/directionAt.ts';
import { type SwipeProps, useSwipe } from '../../../../hooks/useSwipe.ts';
import type { Retellings } from './RetellingSwitch.tsx';

interface RetellingSwipeOptions {
  /** In which ways the turn was told; undefined where another cannot be chosen now. */
  retellings: Retellings | undefined;
  /** The log: a finger that scrolls it does not swipe. */
  surfaceRef: RefObject<HTMLElement | null>;
  /** Called with the number of the telling to show. */
  onChoose: (number: number) => void;
}

/** A swipe over a turn turns to its next retelling or back, in the direction in which it is read. */
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

/** A finger that selects words moves across them as well. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}
