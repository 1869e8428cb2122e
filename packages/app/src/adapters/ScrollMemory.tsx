import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { inVisit } from './kept.ts';
import { patiently } from './patiently.ts';

const KEY = 'kathaloka.scroll';
/** A page that is not as high as it was yet, or has no such place yet, gets this long to grow. */
const PATIENCE_MS = 1000;

/** A new page begins at its top, or at the place that its address names; going back finds the page where it was left. */
export function ScrollMemory() {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  // a link within the page makes an entry without a key of its own
  const entry = key + hash;

  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const place = type === NavigationType.Pop ? placesKept()[entry] : undefined;
    if (place) {
      settle();
      return patiently(() => scrollTo(place), PATIENCE_MS);
    }
    if (hash) return patiently(() => scrollToNamed(hash), PATIENCE_MS);
    window.scrollTo(0, 0);
    return undefined;
  }, [entry, hash, type]);

  useLayoutEffect(() => {
    // when this page is left, the next one has taken its place already: only what was noted before is true
    let place = window.scrollY;
    const note = () => {
      if (!isSettled()) whenIdle(settle);
      place = window.scrollY;
    };
    const keep = () => keepPlace(entry, place);
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [entry]);

  return null;
}

/**
 * What is far below is not drawn until somebody scrolls (`StoryRow`), and has the height that is usual for it.
 * From then on all of it is drawn: a place means the same later only where every height above it is the true one.
 */
function settle(): void {
  document.documentElement.dataset['settled'] = '';
}

function isSettled(): boolean {
  return 'settled' in document.documentElement.dataset;
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act);
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

function placesKept(): Record<string, number> {
  try {
    return Object(JSON.parse(inVisit.read(KEY) ?? '{}')) as Record<string, number>;
  } catch {
    return {};
  }
}

/** The last few pages are enough: nobody goes back further. */
function keepPlace(entry: string, place: number): void {
  const { [entry]: _before, ...others } = placesKept();
  const kept = Object.fromEntries([...Object.entries(others).slice(-30), [entry, place]]);
  inVisit.keep(KEY, JSON.stringify(kept));
}
