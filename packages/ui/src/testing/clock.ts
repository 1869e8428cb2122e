import { type Clock, install } from '@sinonjs/fake-timers';
import { spyOn } from 'storybook/test';

/** Shorter waits belong to the test tools and the browser, and run in real time. */
const SHORT_MS = 100;

let clock: Clock | undefined;

type Timer = (handler: () => void, ms?: number, ...rest: unknown[]) => unknown;

/**
 * For a story's `beforeEach`: freezes time until the story advances it, so that the product's own times can be
 * tested on a machine of any speed. A screen's story with a fake clock is `no-visual`: screenshots install another
 * clock, and a page can have only one.
 */
export function withClock() {
  const real = timers();
  // continues from the real time, because React remembers when it last showed a Suspense fallback
  const elapsed = performance.now();
  const began = Date.now();
  const installed = install({
    now: began,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldClearNativeTimers: true,
  });
  clock = installed;
  const still = timers();
  const now = spyOn(performance, 'now').mockImplementation(() => elapsed + installed.now - began);
  Object.assign(window, {
    setTimeout: byLength(real.setTimeout, still.setTimeout),
    setInterval: byLength(real.setInterval, still.setInterval),
  });
  return () => {
    now.mockRestore();
    installed.uninstall();
    clock = undefined;
  };
}

function timers(): Record<'setTimeout' | 'setInterval', Timer> {
  return { setTimeout, setInterval };
}

function byLength(short: Timer, long: Timer): Timer {
  return (handler, ms = 0, ...rest) => (ms < SHORT_MS ? short : long)(handler, ms, ...rest);
}

/** Advances the clock, and waits until the page has rendered the result. */
export async function pass(ms: number): Promise<void> {
  if (!clock) throw new Error('the story has no clock: set beforeEach to withClock');
  await clock.tickAsync(ms);
  await drawn();
}

/** Waits for two frames, so that earlier changes are on the screen, and scroll handlers have run. */
export function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
