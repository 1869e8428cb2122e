import type { ClientState } from '@kathaloka/api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createContext, use } from 'react';

/** Loads the scripts of pages that links and buttons open, before the navigation. */
export interface PageScripts {
  readonly loadStory: () => Promise<unknown>;
  readonly loadPlay: () => Promise<{
    readonly prefetchSession: (
      dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>,
      session_id: string,
    ) => void;
  }>;
}

export const PageScriptsContext = createContext<PageScripts | null>(null);

/** The page scripts, which the routes provide. */
export function usePageScripts(): PageScripts {
  const scripts = use(PageScriptsContext);
  if (!scripts) throw new Error('usePageScripts needs a PageScriptsContext around it.');
  return scripts;
}
