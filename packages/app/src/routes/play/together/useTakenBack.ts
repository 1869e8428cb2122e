import type { GameSession } from '@kathaloka/contract/entities';
import { useToast, togetherWords, useWords } from '@kathaloka/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells a member that the owner has undone the turn that the member has just read. */
export function useTakenBack({ together, session_data }: GameSession): void {
  const { heard } = useWords(togetherWords);
  const showToast = useToast();
  const history = session_data.narrative_history;
  const newest = history.at(-1)?.id;
  const seen = useRef(newest);
  const tell = useEffectEvent(() => {
    const before = seen.current;
    seen.current = newest;
    if (!together || together.is_payer || before === undefined) return;
    // a retelling is not an undo
    const isThere = history.some(({ id, tellings }) => id === before || tellings.includes(before));
    if (history.length > 0 && !isThere) showToast(heard.takenBack(together.payer));
  });
  useEffect(() => {
    if (newest !== seen.current) tell();
  }, [newest]);
}
