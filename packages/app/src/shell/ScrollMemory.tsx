import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sessionStore } from '../browser/safeStorage.ts';
import { retryEachFrame } from '../browser/retryEachFrame.ts';

const KEY = 'kathaloka.scroll';
/** How long to wait until a page is tall enough, or the target of a fragment has loaded. */
const WAIT_MS = 10_000;
const SETTLE_WITHIN_MS = 1000;
/** Events of a user at work; after one of them the page is not scrolled automatically. */
const ACTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls a new page to its top or fragment, and restores the position on Back. */
export function ScrollMemory() {
  const location = useLocation();
  const { hash, pathname } = location;
  const type = useNavigationType();
  // a link within the page adds a history entry without a key of its own
  const entry = useMemo(() => entryName(location.key) + location.hash, [location]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const isSamePage = type === NavigationType.Replace && before === pathname;
    if (isSamePage && !hash) return undefined;
    const place = type === NavigationType.Pop ? storedPlaces()[entry] : undefined;
    if (place) {
      settle();
      return retryUntilReaderActs(() => scrollTo(place));
    }
    if (hash) return retryUntilReaderActs(() => scrollToNamed(hash));
    // a document opens at its top; scrolling there would force a layout of the unfinished page
    if (before) window.scrollTo(0, 0);
    return undefined;
  }, [entry, hash, pathname, type]);

  useLayoutEffect(() => {
    // on unmount the next page is already rendered, so only the recorded position is valid
    let place = 0;
    // a server-rendered page may already be scrolled; reading the position in a frame forces no extra layout
    requestAnimationFrame(() => {
      if (window.scrollY > 0) note();
    });
    const note = () => {
      if (!isSettled()) whenIdle(settle);
      place = window.scrollY;
    };
    const store = () => storePlace(entry, place);
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', store);
      store();
    };
  }, [entry]);

  return null;
}

/** Names a history entry. The router calls the first one of every document `default`, but their states differ. */
function entryName(key: string): string {
  if (key !== 'default') return key;
  const state = history.state as { readonly document?: number } | null;
  const document = state?.document ?? performance.timeOrigin;
  history.replaceState({ ...state, document }, '');
  return `${document}`;
}

/**
 * Renders the whole page. Until it is scrolled, rows far below the fold have an estimated height (`StoryRow`), and a
 * scroll position can be restored only if every height above it is exact.
 */
function settle(): void {
  document.documentElement.dataset['settled'] = '';
}

function isSettled(): boolean {
  return 'settled' in document.documentElement.dataset;
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: SETTLE_WITHIN_MS });
  else setTimeout(act);
}

function retryUntilReaderActs(attempt: () => boolean): () => void {
  const cancel = retryEachFrame(attempt, WAIT_MS);
  const acts = new AbortController();
  const stop = () => {
    cancel();
    acts.abort();
  };
  for (const act of ACTS) addEventListener(act, stop, { passive: true, signal: acts.signal });
  return stop;
}

function scrollTo(place: number): boolean {
  window.scrollTo(0, place);
  return Math.abs(window.scrollY - place) <= 1;
}

function scrollToNamed(hash: string): boolean {
  const named = document.getElementById(hash.slice(1));
  named?.scrollIntoView();
  return named !== null;
}

function storedPlaces(): Record<string, number> {
  try {
    return Object(JSON.parse(sessionStore.read(KEY) ?? '{}')) as Record<string, number>;
  } catch {
    return {};
  }
}

/** Stores a scroll position; only the last few pages are remembered. */
function storePlace(entry: string, place: number): void {
  const { [entry]: _before, ...others } = storedPlaces();
  const places = Object.fromEntries([...Object.entries(others).slice(-30), [entry, place]]);
  sessionStore.write(KEY, JSON.stringify(places));
}
