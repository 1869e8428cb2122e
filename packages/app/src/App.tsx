import { GlobalStyles, type LanguageWords, LinkProvider } from '@kathaloka/ui';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Store } from 'redux';
import { PageFocus } from './adapters/PageFocus.tsx';
import { RouterLink } from './adapters/RouterLink.tsx';
import { ScrollMemory } from './adapters/ScrollMemory.tsx';
import { PreferencesProvider } from './preferences/PreferencesProvider.tsx';
import type { Preferences } from './preferences/stored.ts';
import { AppRoutes } from './routes.tsx';
import { LoginRequiredProvider } from './session/LoginRequiredProvider.tsx';
import { SessionLost } from './session/SessionLost.tsx';

interface AppProps {
  store: Store;
  preferences: Preferences;
  /** The words of the preferred language. */
  words: LanguageWords;
}

export function App({ store, preferences, words }: AppProps) {
  return (
    <Provider store={store}>
      <GlobalStyles />
      <PreferencesProvider initial={preferences} words={words}>
        <BrowserRouter>
          <LinkProvider component={RouterLink}>
            <LoginRequiredProvider>
              <SessionLost />
              <ScrollMemory />
              <PageFocus />
              <AppRoutes />
            </LoginRequiredProvider>
          </LinkProvider>
        </BrowserRouter>
      </PreferencesProvider>
    </Provider>
  );
}
