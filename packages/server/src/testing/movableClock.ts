import type { Clock } from '../platform/clock.ts';

export interface MovableClock {
  readonly clock: Clock;
  now(): Date;
  /** Lets so much time pass. */
  pass(ms: number): void;
  set(instant: Date): void;
}

/** Time that stands still until a test says otherwise. */
export function movableClock(start = '2026-11-20T09:00:00Z'): MovableClock {
  let instant = new Date(start);
  return {
    clock: () => instant,
    now: () => instant,
    pass: (ms) => void (instant = new Date(instant.getTime() + ms)),
    set: (to) => void (instant = to),
  };
}
