import { useRef, useState } from 'react';
import { useAutoAdvance } from '../../../hooks/useAutoAdvance.ts';
import { usePageDirection } from '../../../hooks/usePageDirection.ts';
import { useSwipe } from '../../../hooks/useSwipe.ts';

interface BannerOptions {
  count: number;
  intervalMs: number;
  lockMs: number;
  swipePx: number;
}

/** Which slide is shown. Between two changes lies a lock, whoever asks for them. */
export function useBanner({ count, intervalMs, lockMs, swipePx }: BannerOptions) {
  const [shown, setShown] = useState(0);
  const changedAt = useRef(-Infinity);
  const direction = usePageDirection();
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
    onSwipe: (way) => {
      const forward = direction === 'rtl' ? 'right' : 'left';
      if (way === 'left' || way === 'right') showSlide(way === forward ? index + 1 : index - 1);
    },
  });

  return { index, showSlide, advance, swipe };
}
