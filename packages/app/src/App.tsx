import { GlobalStyles, LinkProvider } from '@kathaloka/ui';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Store } from 'redux';
import { RouterLink } from './adapters/RouterLink.tsx';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  store: Store;
}

export function App({ store }: AppProps) {
  return (
    <Provider store={store}>
      <GlobalStyles />
      <BrowserRouter>
        <LinkProvider component={RouterLink}>
          <AppRoutes />
        </LinkProvider>
      </BrowserRouter>
    </Provider>
  );
}
