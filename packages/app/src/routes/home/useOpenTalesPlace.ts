import { type RefCallback, useCallback, useLayoutEffect } from 'react';
import { localStore } from '../../browser/safeStorage.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';

/** The last height of the row of open sessions; `boot/theme.js` reads it before the first paint. */
export const PLACE_KEY = 'kathaloka.openTales';

interface OpenTales {
  readonly openTales?: readonly unknown[];
  readonly nextParts?: readonly unknown[];
}

/**
 * Stores the height of the row of open sessions. The row loads after the first paint, and the next page
 * reserves its space. Returns the ref of the place.
 */
export function useOpenTalesPlace({ openTales, nextParts = [] }: OpenTales): RefCallback<HTMLElement> {
  const isSignedIn = useSignedIn();
  const hasNone = openTales !== undefined && openTales.length + nextParts.length === 0;
  const isNotNeeded = isSignedIn === false || hasNone;

  useLayoutEffect(() => {
    if (isNotNeeded) reserve(null);
  }, [isNotNeeded]);

  return useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const observer = new ResizeObserver(() => {
      if (place.childElementCount > 0) reserve(place.offsetHeight);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
}

function reserve(height: number | null): void {
  const root = document.documentElement;
  localStore.write(PLACE_KEY, height === null ? null : String(height));
  if (height === null) delete root.dataset.openTales;
  else root.dataset.openTales = '';
  root.style.setProperty('--kl-open-tales', height === null ? null : `${height}px`);
}
