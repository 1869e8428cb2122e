import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Whether the page had stopped to draw, so that nothing can be said about a story. */
    frozen?: boolean;
  }
}

/** A busy machine draws at least one frame in this time. */
const FRAME_WITHIN_MS = 5000;
const FROZEN = '__PAGE_IS_FROZEN';

/** Timers of the page itself: a story may have stopped its clock. */
const later = window.setTimeout.bind(window);

function drawsFrames(): Promise<boolean> {
  return new Promise((resolve) => {
    later(() => resolve(false), FRAME_WITHIN_MS);
    requestAnimationFrame(() => resolve(true));
  });
}

/**
 * Recognises a page that the browser has stopped to draw: whatever waits for a frame there runs into its time-out, so
 * the rest fails immediately, and the runner shows it in a new browser.
 */
export function recogniseFrozenPage(): void {
  beforeEach(({ task }) => {
    if (!Reflect.has(globalThis, FROZEN)) return;
    task.meta.frozen = true;
    throw new Error('The browser has stopped to draw this page.');
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || task.meta.frozen || (await drawsFrames())) return;
    task.meta.frozen = true;
    Reflect.set(globalThis, FROZEN, true);
  });
}
