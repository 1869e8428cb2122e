import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { retryEachFrame } from '../browser/retryEachFrame.ts';

/** How long to wait for a page to load. */
const WAIT_MS = 10_000;

/**
 * Moves the focus to a page's heading after navigation within the app, for keyboards and screen readers, because
 * browsers do not announce client-side navigation.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // a link to a fragment leaves the focus on its target
    return hash ? undefined : retryEachFrame(headingFocus(), WAIT_MS);
  }, [pathname, hash]);

  return null;
}

/** Focuses the page, and then its heading once that is rendered, unless the user has moved the focus. */
function headingFocus(): () => boolean {
  const before = document.activeElement;
  let isOnPage = false;
  return () => {
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (!main) return false;
    const hasMoved = isOnPage ? focused !== main : focused !== before && focused !== document.body;
    if (hasMoved || (!isOnPage && main.contains(focused))) return true;
    isOnPage = true;
    const heading = main.querySelector('h1');
    const place = heading ?? main;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    return heading !== null;
  };
}
