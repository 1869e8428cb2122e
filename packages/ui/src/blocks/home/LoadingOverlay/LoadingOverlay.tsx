import { HOME_OVERLAY_MS } from '@kathaloka/contract/limits';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { Lamps } from '../../../ornaments/Lamps.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useHomeWords } from '../../../words/areas/useHomeWords.ts';
import { End, Message, Middle, OverlayRoot, Word } from './LoadingOverlay.styles.ts';

const WORD_MS = 600;

export interface LoadingOverlayProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called when the time is over, or on any click or key. */
  onEnd: () => void;
  /**
   * How long it is shown.
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
 * The greeting of Home: lamps that light up, and rotating words.
 *
 * @example
 * <LoadingOverlay onEnd={() => setLoading(false)} />
 */
export function LoadingOverlay({
  onEnd,
  durationMs = HOME_OVERLAY_MS,
  wordMs = WORD_MS,
  ...rest
}: LoadingOverlayProps) {
  const { overlayWords, overlayEnd, loading } = useHomeWords();
  const [turn, setTurn] = useState(0);
  const word = overlayWords[turn % overlayWords.length];
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const timer = setTimeout(() => end(), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);

  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), wordMs);
    return () => clearInterval(timer);
  }, [wordMs]);

  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['keydown', 'click'] as const)
      document.addEventListener(type, () => end(), { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <OverlayRoot data-fills-page {...rest}>
      <Middle>
        <Lamps />
        <Word key={turn} aria-hidden>
          {word}
        </Word>
        <Message>{loading}</Message>
      </Middle>
      <End>
        <Button variant="ghost">{overlayEnd}</Button>
      </End>
    </OverlayRoot>
  );
}
