import type { User } from '@kathaloka/contract/entities';
import { LinkProvider } from '@kathaloka/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PAGE_SCRIPTS } from '../routing/pageScripts.ts';
import { PageScriptsContext } from '../shell/pageScripts.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { client } from '../client.ts';
import { RefusalProvider } from '../session/RefusalProvider.tsx';
import { GREETED_KEY } from '../routes/home/useGreeting.ts';
import { createStore } from '../store.ts';
import { onlyOwnEvents } from './onlyOwnEvents.ts';

// before the store subscribes to storage events
onlyOwnEvents();

interface InAppProps {
  children: ReactNode;
  path?: string;
  /** The signed-in user; a guest by default. */
  signedInAs?: User | undefined;
  /** Whether the greeting has been shown before. */
  isGreeted?: boolean;
}

/** Renders a route within the app, with a store of its own, for stories and tests. */
export function InApp({ children, path = '/', signedInAs, isGreeted = true }: InAppProps) {
  const [store] = useState(() => {
    if (isGreeted) sessionStorage.setItem(GREETED_KEY, 'yes');
    else sessionStorage.removeItem(GREETED_KEY);
    const fresh = createStore();
    if (signedInAs) client.session.open(fresh.dispatch, A_SESSION, signedInAs);
    return fresh;
  });
  useEffect(() => () => client.session.end(store, 'signed-out'), [store]);

  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <PageScriptsContext value={PAGE_SCRIPTS}>
          <LinkProvider component={RouterLink}>
            <RefusalProvider>{children}</RefusalProvider>
          </LinkProvider>
        </PageScriptsContext>
      </MemoryRouter>
    </Provider>
  );
}

/** Opaque tokens: the client can neither parse nor refresh them. */
const A_SESSION = { access_token: 'a-token', refresh_token: 'another-token' };
