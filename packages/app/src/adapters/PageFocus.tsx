import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { patiently } from './patiently.ts';

/** A page that is on its way longer than this is not waited for. */
const PATIENCE_MS = 10_000;

/**
 * A page that is opened from within begins at its heading, for the keyboard and for those who hear it: no browser says
 * that the page is another one by now.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // whoever asked for a place on the page goes on from there
    return hash ? undefined : patiently(headingFocus(), PATIENCE_MS);
  }, [pathname, hash]);

  return null;
}

/** Focus goes to the page at once, and to its heading when that is there. Whoever has moved on by then is left alone. */
function headingFocus(): () => boolean {
  let isOnPage = false;
  return () => {
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (!main) return false;
    if (isOnPage ? focused !== main : main.contains(focused)) return true;
    isOnPage = true;
    const heading = main.querySelector('h1');
    const place = heading ?? main;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    return heading !== null;
  };
}
