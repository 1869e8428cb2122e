import type { PageAnswers } from '@kathaloka/contract/rendering';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session/useSession.ts';

/** What the page has brought along, which is what the server has rendered it from: a guest's answers. */
export const PageAnswersContext = createContext<PageAnswers>({});

export const usePageAnswers = (): PageAnswers => useContext(PageAnswersContext);

/** Of what a server has rendered for everybody: a member, who may see more, is not shown it. */
export const OF_GUESTS = { 'data-whose': 'guests' } as const;

/** The first entry of a visit, for which the page was rendered. */
const FIRST = 'default';

/** Whether the server has found nothing at this address that a guest may see, and this reader is one, as far as is known. */
export function useIsMissing(): boolean {
  const { isMissing = false } = usePageAnswers();
  const { key } = useLocation();
  const { isSignedIn } = useSession();
  return isMissing && key === FIRST && !isSignedIn;
}
