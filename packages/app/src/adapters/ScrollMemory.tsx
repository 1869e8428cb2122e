import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'kathaloka.scroll';
/** A page that is not as high as it was yet gets this long to grow. */
const PATIENCE_MS = 1000;

/** A new page begins at its top; going back finds the page where it was left. */
export function ScrollMemory() {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const place = type === NavigationType.Pop ? placesKept()[key] : undefined;
    if (place !== undefined) return scrollWhenHighEnough(place);
    if (!hash) window.scrollTo(0, 0);
    return undefined;
  }, [key, hash, type]);

  useEffect(() => {
    const keep = () => keepPlace(key, window.scrollY);
    addEventListener('scrollend', keep);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scrollend', keep);
      removeEventListener('pagehide', keep);
    };
  }, [key]);

  return null;
}

function scrollWhenHighEnough(place: number): () => void {
  const began = performance.now();
  let frame = 0;
  function attempt(): void {
    window.scrollTo(0, place);
    const isThere = Math.abs(window.scrollY - place) <= 1;
    if (!isThere && performance.now() - began < PATIENCE_MS) frame = requestAnimationFrame(attempt);
  }
  attempt();
  return () => cancelAnimationFrame(frame);
}

function placesKept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The last few pages are enough: nobody goes back further. */
function keepPlace(key: string, place: number): void {
  const { [key]: _before, ...others } = placesKept();
  const kept = Object.fromEntries([...Object.entries(others).slice(-30), [key, place]]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage a page is found at its top
  }
}
