import type { ClientState } from '@kathaloka/api';
import type { PageAnswers } from '@kathaloka/contract/rendering';
import type { Theme } from '@kathaloka/contract/themeOptions';
import { type LanguageWords, LinkProvider } from '@kathaloka/ui';
import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { PreferencesProvider } from './preferences/PreferencesProvider.tsx';
import type { Preferences } from './preferences/stored.ts';
import { PageAnswersContext } from './rendering/pageAnswers.ts';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { PAGE_SCRIPTS } from './routing/pageScripts.ts';
import { RefusalProvider } from './session/RefusalProvider.tsx';
import { PageScriptsContext } from './shell/pageScripts.ts';
import { RouterLink } from './shell/RouterLink.tsx';

export interface AppTreeProps {
  store: Store;
  /** The state from which the server has rendered the page; undefined if it has not. */
  serverState?: ClientState | undefined;
  /** The answers embedded in the page. */
  answers?: PageAnswers | undefined;
  preferences: Preferences;
  /** The theme with which the server has rendered the page, if it was known. */
  renderedTheme?: Theme | undefined;
  words: LanguageWords;
  /** Wraps the app in a router, for a browser or for a server. */
  inRouter: (children: ReactNode) => ReactNode;
  /** Rendered before and after the page, in a browser only; empty while the page is hydrated. */
  before?: ReactNode;
  after?: ReactNode;
}

const NONE: PageAnswers = {};

/** The whole app, as a server renders it and a browser hydrates it. */
export function AppTree({
  store,
  serverState,
  answers = NONE,
  preferences,
  renderedTheme,
  words,
  inRouter,
  before,
  after,
}: AppTreeProps) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <PreferencesProvider initial={preferences} renderedTheme={renderedTheme} words={words}>
        {inRouter(
          <PageScriptsContext value={PAGE_SCRIPTS}>
            <LinkProvider component={RouterLink}>
              <RefusalProvider>
                <PageAnswersContext value={answers}>
                  {before}
                  <AppRoutes />
                  {after}
                </PageAnswersContext>
              </RefusalProvider>
            </LinkProvider>
          </PageScriptsContext>,
        )}
      </PreferencesProvider>
    </Provider>
  );
}
