import '@kathaloka/ui/fonts.css';
import './first.css';
import { loadWords } from '@kathaloka/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { client } from './client.ts';
import { readPreferences } from './preferences/stored.ts';
import { createStore } from './store.ts';

const preferences = readPreferences();
// a language that does not arrive leaves the page in English
const words = await loadWords(preferences.language).catch(() => ({}));
const store = createStore();
client.start(store);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App store={store} preferences={preferences} words={words} />
  </StrictMode>,
);
