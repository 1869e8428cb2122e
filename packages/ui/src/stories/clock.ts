import { type Clock, install } from '@sinonjs/fake-timers';

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const;

let clock: Clock | undefined;

/**
 * For a story's `beforeEach`: the timers of the page go by a clock that the story can put forward, so
 * that the product's own times are tried, on a machine of any speed. Without that it goes like any other.
 */
export function withClock() {
  clock = install({ toFake: [...TIMERS], shouldAdvanceTime: true });
  return () => {
    clock?.uninstall();
    clock = undefined;
  };
}

/** That much time passes at once, and the page shows what came of it. */
export async function pass(ms: number): Promise<void> {
  if (!clock) throw new Error('the story has no clock: set beforeEach to withClock');
  await clock.tickAsync(ms);
  await drawn();
}

/** The next picture but one: what was set before it is on the screen. */
function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
