import { togetherWords, useWords } from '@kathaloka/ui';
import { useEffect, useEffectEvent } from 'react';
import type { ClosedTogether } from './togetherPlay.ts';

/** Reports the words to show once a reader no longer plays. Renders nothing. */
export function TellClosed({ onClosed }: { onClosed: (closed: ClosedTogether) => void }) {
  const { closed } = useWords(togetherWords);
  const tell = useEffectEvent(() => onClosed(closed));
  useEffect(() => tell(), []);
  return null;
}
