import { useState } from 'react';
import type { PlayedSession } from './playProps.ts';

/**
 * Whether the last page of a tale is open. A finished session opens with it; at a new end the reader opens
 * it. Only the owner of the session has it: other players read the end in the tale.
 */
export function useEndingPage(
  { is_completed: hasEnded, isTakingTurn = false, isLoading = false }: PlayedSession,
  isOwn: boolean,
) {
  const is_completed = hasEnded && isOwn;
  const [isKnown, setIsKnown] = useState(!isLoading);
  const [isOpen, setIsOpen] = useState(is_completed);
  const [wasMoved, setWasMoved] = useState(false);
  if (!isKnown && !isLoading) {
    setIsKnown(true);
    setIsOpen(is_completed);
  }
  // a picture of the last scene, and an undone end, are shown in the tale
  if (isOpen && (!is_completed || isTakingTurn)) setIsOpen(false);
  function move(next: boolean): void {
    setIsOpen(next);
    setWasMoved(true);
  }
  return {
    isShown: isOpen && is_completed && !isTakingTurn,
    /** Whether the reader has opened or closed the page, so that the focus moves with it. */
    wasMoved,
    open: () => move(true),
    close: () => move(false),
  };
}

export type EndingPageState = ReturnType<typeof useEndingPage>;
