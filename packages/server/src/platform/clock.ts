/** The one source of time: tests give another. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Whether so much time has passed since, or the clock was set back: what was kept until a time that may never come is old. */
export function isPast(ms: number, since: Date | null, now: Date): boolean {
  const age = since === null ? Infinity : now.getTime() - since.getTime();
  return age < 0 || age >= ms;
}
