import '@kathaloka/ui/fonts.css';
import { ANSWERS_ID, type PageAnswers } from '@kathaloka/contract/rendering';
import { type Theme } from '@kathaloka/contract/themeOptions';
import { type LanguageWords, loadWords } from '@kathaloka/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { client } from './client.ts';
import { readPreferences, rememberLanguage } from './preferences/stored.ts';
import { loadPageAt } from './routing/AppRoutes.tsx';
import { refetchAsMember, fillStore } from './rendering/fillStore.ts';
import { createStore } from './store.ts';

const place = document.getElementById('root')!;
const preferences = readPreferences();
const { language } = preferences;
/** The language in which the server has rendered the page; undefined if it has not. */
const { rendered } = document.documentElement.dataset;
const isRendered = rendered === language;
// the cookie of the chosen language is lost: render this page again, and store the cookie for the next one
if (rendered && !isRendered) rememberLanguage();
const store = createStore();
const answers = isRendered ? embeddedAnswers() : {};
fillStore(store.dispatch, answers);
const serverState = guestState();
client.start(store);
if (store.getState().session.isSignedIn) refetchAsMember(store.dispatch, answers);

// no top-level await: the bundler would then write a file for each lazily loaded part
void begin();

async function begin(): Promise<void> {
  // loads the page's scripts first, because otherwise React would show its fallback. The page retries a failed load.
  const firstPage = isRendered && loadPageAt(location.pathname).catch(() => undefined);
  const words = await loadWords(language).catch(() => null);
  await firstPage;
  // a transition, so that rendering does not block scrolling and clicks
  startTransition(() => showApp(words));
}

/** Falls back to English if the language fails to load. */
function showApp(words: LanguageWords | null): void {
  if (isRendered && words) {
    const renderedTheme = document.documentElement.dataset.renderedTheme as Theme | undefined;
    const rendering = { serverState, answers, renderedTheme };
    const app = <App store={store} {...rendering} preferences={preferences} words={words} />;
    hydrateRoot(place, <StrictMode>{app}</StrictMode>);
  } else {
    const app = <App store={store} preferences={preferences} words={words ?? {}} />;
    createRoot(place).render(<StrictMode>{app}</StrictMode>);
  }
}

/** The state from which the server has rendered the page: that of a guest. */
function guestState(): ReturnType<typeof store.getState> {
  return { ...store.getState(), session: client.session.nobody };
}

function embeddedAnswers(): PageAnswers {
  return JSON.parse(document.getElementById(ANSWERS_ID)?.textContent ?? '{}') as PageAnswers;
}
