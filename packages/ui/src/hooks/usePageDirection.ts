import { useSyncExternalStore } from 'react';
import type { Direction } from '../theme/direction.ts';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

function readDirection(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

/** The direction in which the page reads, for what counts in pixels or keys and cannot ask CSS. */
export function usePageDirection(): Direction {
  return useSyncExternalStore(subscribe, readDirection, () => 'ltr');
}
