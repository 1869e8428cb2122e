/** The only source of time; tests replace it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The day of an instant in UTC: `2026-11-20` */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Whether a cached value is stale. Also true if the clock was set back, because the age is then unknown. */
export function isStale(ms: number, since: Date | null, now: Date): boolean {
  const age = since === null ? Infinity : now.getTime() - since.getTime();
  return age < 0 || age >= ms;
}
