import { useRef, useState } from 'react';
import { useAutoAdvance } from '../../../hooks/useAutoAdvance.ts';
import { directionAt } from '../../../hooks/directionAt.ts';
import { useSwipe } from '../../../hooks/useSwipe.ts';

interface BannerOptions {
  count: number;
  intervalMs: number;
  lockMs: number;
  swipePx: number;
}

/** The current slide, and the ways to change it; input is ignored for a short time after a transition. */
export function useBanner({ count, intervalMs, lockMs, swipePx }: BannerOptions) {
  const [shown, setShown] = useState(0);
  const changedAt = useRef(-Infinity);
  const index = Math.min(shown, count - 1);

  function showSlide(next: number) {
    const now = performance.now();
    if (next === index || now - changedAt.current < lockMs) return;
    changedAt.current = now;
    setShown((next + count) % count);
  }

  const advance = useAutoAdvance({
    intervalMs,
    isEnabled: count > 1,
    onAdvance: () => showSlide(index + 1),
  });
  const swipe = useSwipe({
    thresholdPx: swipePx,
    onSwipe: (way, element) => {
      const forward = directionAt(element) === 'rtl' ? 'right' : 'left';
      if (way === 'left' || way === 'right') showSlide(way === forward ? index + 1 : index - 1);
    },
  });

  return { index, showSlide, advance, swipe };
}
