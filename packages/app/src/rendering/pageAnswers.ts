import type { PageAnswers } from '@kathaloka/contract/rendering';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session/useSession.ts';

/** The answers embedded in the page, from which the server has rendered it, as for a guest. */
export const PageAnswersContext = createContext<PageAnswers>({});

export const usePageAnswers = (): PageAnswers => useContext(PageAnswersContext);

/** Marks what the server has rendered for guests: CSS hides it from members, who may see more. */
export const OF_GUESTS = { 'data-whose': 'guests' } as const;

/** The key of the first history entry of a visit, for which the page was rendered. */
const FIRST = 'default';

/** Whether the server has found nothing for guests at this address, and nobody is signed in. */
export function useIsMissing(): boolean {
  const { isMissing = false } = usePageAnswers();
  const { key } = useLocation();
  const { isSignedIn } = useSession();
  return isMissing && key === FIRST && !isSignedIn;
}
