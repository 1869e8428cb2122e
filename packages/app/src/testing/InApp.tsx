import { LinkProvider } from '@kathaloka/ui';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { RouterLink } from '../adapters/RouterLink.tsx';
import { createStore } from '../store.ts';

interface InAppProps {
  children: ReactNode;
  /** The address that is open. */
  path?: string;
}

/** What surrounds a route in the app, with a store of its own. For stories and tests. */
export function InApp({ children, path = '/' }: InAppProps) {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <LinkProvider component={RouterLink}>{children}</LinkProvider>
      </MemoryRouter>
    </Provider>
  );
}
