import { HOME_OVERLAY_MS } from '@kathaloka/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { Lamps } from '../../../ornaments/Lamps.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useHomeWords } from '../../../words/areas/useHomeWords.ts';
import { End, Message, Middle, OverlayRoot, Word } from './LoadingOverlay.styles.ts';

const WORD_MS = 600;

export interface LoadingOverlayProps {
  /** Its time is over, or somebody did not want to wait: a click or any key ends it. */
  onEnd: () => void;
  /** How long it stays. */
  durationMs?: number | undefined;
  /** How long each word stays. */
  wordMs?: number | undefined;
}

/** What one sees on the way in: lamps that are lit, and words that take turns. */
export function LoadingOverlay({
  onEnd,
  durationMs = HOME_OVERLAY_MS,
  wordMs = WORD_MS,
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
    <OverlayRoot data-fills-page>
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
