import type { PageAnswers } from '@kathaloka/contract/rendering';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';

/** The answers embedded in the page, from which the server has rendered it for guests. */
export const PageAnswersContext = createContext<PageAnswers>({});

export const usePageAnswers = (): PageAnswers => useContext(PageAnswersContext);

/** Marks elements that the server has rendered for guests: CSS hides them from members, who may see more. */
export const OF_GUESTS = { 'data-whose': 'guests' } as const;

/** The key of the first history entry of a document, which is the page that the server has rendered. */
const FIRST = 'default';

/** Whether the server has found nothing for guests at this address, and the reader is a guest. */
export function useIsMissing(): boolean {
  const { isMissing = false } = usePageAnswers();
  const { key } = useLocation();
  const { isSignedIn } = useSession();
  return isMissing && key === FIRST && !isSignedIn;
}
