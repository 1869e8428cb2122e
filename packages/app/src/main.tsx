import '@kathaloka/ui/fonts.css';
import { loadWords } from '@kathaloka/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readPreferences } from './preferences/stored.ts';
import { createStore } from './store.ts';

const preferences = readPreferences();
const words = await loadWords(preferences.language);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App store={createStore()} preferences={preferences} words={words} />
  </StrictMode>,
);
