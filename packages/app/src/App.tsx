import { lazyPart, type LanguageWords, LinkProvider } from '@kathaloka/ui';
import type { Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import './browser/backListener.ts';
import { whenIdle } from './browser/whenIdle.ts';
import { PageFocus } from './shell/PageFocus.tsx';
import { RouterLink } from './shell/RouterLink.tsx';
import { ScrollMemory } from './shell/ScrollMemory.tsx';
import { PreferencesProvider } from './preferences/PreferencesProvider.tsx';
import type { Preferences } from './preferences/stored.ts';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { RefusalProvider } from './session/RefusalProvider.tsx';
import { SessionLost } from './session/SessionLost.tsx';

/** Nothing of a first visit: the service worker, what it says, and what is uploaded. */
const OfflineHost = lazyPart(() =>
  whenIdle(() => import('./offline/OfflineHost.tsx').then((part) => part.OfflineHost)),
);

interface AppProps {
  store: Store;
  preferences: Preferences;
  /** The words of the preferred language. */
  words: LanguageWords;
}

/** Its tokens and themes, those of `GlobalStyles`, are written into the page by the build: see `vite.config.ts`. */
export function App({ store, preferences, words }: AppProps) {
  return (
    <Provider store={store}>
      <PreferencesProvider initial={preferences} words={words}>
        <BrowserRouter>
          <LinkProvider component={RouterLink}>
            <RefusalProvider>
              <SessionLost />
              <ScrollMemory />
              <PageFocus />
              <AppRoutes />
              <OfflineHost />
            </RefusalProvider>
          </LinkProvider>
        </BrowserRouter>
      </PreferencesProvider>
    </Provider>
  );
}
