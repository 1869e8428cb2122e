import type { GrowingText } from '@kathaloka/ui';
import { onTold } from './playCalls.ts';

/**
 * Seldom enough for a telephone: each time, the last lines are laid out anew. The server gathers words for a little
 * longer than this, so that they are shown as they come.
 */
const SHOW_EVERY_MS = 250;

/** What a running turn tells, a few times a second. */
export interface ArrivingText extends GrowingText {
  /** Listens no more. */
  readonly end: () => void;
}

/** Listens to a turn from now on. It is no state of the page, which would be rendered whole for every few words. */
export function arrivingText(key: string): ArrivingText {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = Number.NEGATIVE_INFINITY;
  let told = '';
  let shown = '';

  function show(): void {
    timer = undefined;
    shownAt = performance.now();
    shown = told;
    for (const listener of listeners) listener();
  }

  const stop = onTold(key, (text) => {
    told = text;
    // the first words at once, but not those of a turn that ends with them
    timer ??= setTimeout(show, Math.max(0, shownAt + SHOW_EVERY_MS - performance.now()));
  });
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      stop();
      clearTimeout(timer);
    },
  };
}
