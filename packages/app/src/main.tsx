import '@kathaloka/ui/fonts.css';
import { loadWords } from '@kathaloka/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { client } from './client.ts';
import { readPreferences } from './preferences/stored.ts';
import { firstAnswers } from './reader/firstAnswers.ts';
import { loadPageAt } from './routing/AppRoutes.tsx';
import { createStore } from './store.ts';

const preferences = readPreferences();
const store = createStore();
client.start(store);

// the first view stays until the page can replace it whole; what fails to load is loaded again by the page, which says so
const { pathname } = location;
const firstPage =
  document.querySelector(':root:not([data-way-in]) .first') &&
  Promise.allSettled([loadPageAt(pathname), firstAnswers(store, pathname)]);
// falls back to English if the language fails to load
const words = await loadWords(preferences.language).catch(() => ({}));
await firstPage;

const root = createRoot(document.getElementById('root')!);
// a transition, so that rendering does not block scrolling and clicks
startTransition(() =>
  root.render(
    <StrictMode>
      <App store={store} preferences={preferences} words={words} />
    </StrictMode>,
  ),
);
