import type { PageAnswers } from '@kathaloka/contract/rendering';
import { createContext, useContext } from 'react';

/** What the page has brought along, which is what the server has rendered it from: a guest's answers. */
export const PageAnswersContext = createContext<PageAnswers>({});

export const usePageAnswers = (): PageAnswers => useContext(PageAnswersContext);
