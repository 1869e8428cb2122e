import { togetherWords, useWords } from '@kathaloka/ui';
import { useEffect, useEffectEvent } from 'react';
import type { ClosedTogether } from './togetherPlay.ts';

/** Has the words for a reader who plays in a session no more, and shows nothing itself. */
export function TellClosed({ onClosed }: { onClosed: (closed: ClosedTogether) => void }) {
  const { closed } = useWords(togetherWords);
  const tell = useEffectEvent(() => onClosed(closed));
  useEffect(() => tell(), []);
  return null;
}
