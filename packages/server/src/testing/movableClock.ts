import type { Clock } from '../platform/clock.ts';

export interface MovableClock {
  readonly clock: Clock;
  now(): Date;
  /** Advances the clock. */
  pass(ms: number): void;
  set(instant: Date): void;
}

/** A clock that stands still until a test advances it. */
export function movableClock(start = '2026-11-20T09:00:00Z'): MovableClock {
  let instant = new Date(start);
  return {
    clock: () => instant,
    now: () => instant,
    pass: (ms) => void (instant = new Date(instant.getTime() + ms)),
    set: (to) => void (instant = to),
  };
}
