import { HOME_OVERLAY_MS } from '@kathaloka/contract/limits';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { Lamps } from '../../../ornaments/Lamps.tsx';
import { OverlayRoot, Words } from './LoadingOverlay.styles.ts';
import { homeWords } from '../../../words/home/en.ts';
import { useWords } from '../../../words/useWords.ts';

const WORD_MS = 600;

export interface LoadingOverlayProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called after `durationMs`, or on any tap or key. */
  onEnd: () => void;
  /**
   * How long the overlay is shown.
   * @default 3000
   */
  durationMs?: number | undefined;
  /**
   * How long each word is shown.
   * @default 600
   */
  wordMs?: number | undefined;
}

/**
 * The greeting of Home: a ribbon at the bottom of the window, with lamps that light up and changing words. It
 * blocks no control under it.
 *
 * @use Greets at the foot of the home page, for three seconds.
 * @avoid Not while there is nothing to show: `LoadingScreen`.
 * @heard Nothing: it is hidden, and what is loading says so itself.
 * @keys none
 * @example
 * <LoadingOverlay onEnd={() => setGreeting(false)} />
 */
export function LoadingOverlay({
  onEnd,
  durationMs = HOME_OVERLAY_MS,
  wordMs = WORD_MS,
  style,
  ...rest
}: LoadingOverlayProps) {
  const { overlayWords } = useWords(homeWords);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const timer = setTimeout(() => end(), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);

  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['keydown', 'pointerdown'] as const)
      document.addEventListener(type, () => end(), { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <OverlayRoot aria-hidden style={{ '--kl-word': `${wordMs}ms`, ...style }} {...rest}>
      <Lamps />
      <Words>
        {overlayWords.map((word, order) => (
          <p key={word} style={{ '--kl-order': order }}>
            {word}
          </p>
        ))}
      </Words>
    </OverlayRoot>
  );
}
