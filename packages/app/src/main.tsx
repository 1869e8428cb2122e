import '@kathaloka/ui/fonts.css';
import { loadWords } from '@kathaloka/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { client } from './client.ts';
import { readPreferences } from './preferences/stored.ts';
import { createStore } from './store.ts';

const preferences = readPreferences();
// falls back to English if the language fails to load
const words = await loadWords(preferences.language).catch(() => ({}));
const store = createStore();
client.start(store);

const root = createRoot(document.getElementById('root')!);
// a transition, so that rendering does not block scrolling and clicks
startTransition(() =>
  root.render(
    <StrictMode>
      <App store={store} preferences={preferences} words={words} />
    </StrictMode>,
  ),
);
