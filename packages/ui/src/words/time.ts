import { onDemand } from '../onDemand.ts';

const STEPS = [
  { unit: 'minute', ms: 60_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'day', ms: 86_400_000 },
] as const;

const LAST_RELATIVE_DAY = 7;

/**
 * Formats a past time: `2 hours ago`, `yesterday`, and after a week the date. A language may replace its
 * stiff words for this minute.
 */
export function agoOf(language: string, thisMinute?: string): (then: string, now: string) => string {
  const relative = onDemand(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const date = onDemand(
    () => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  );
  return (then, now) => {
    // an invalid instant counts as now
    const passed = Math.max(0, Date.parse(now) - Date.parse(then) || 0);
    const { unit, ms } = STEPS.findLast((step) => passed >= step.ms) ?? STEPS[0];
    const count = Math.floor(passed / ms);
    if (unit === 'day' && count > LAST_RELATIVE_DAY) return date().format(new Date(then));
    if (count === 0 && thisMinute) return thisMinute;
    return relative().format(-count, unit);
  };
}

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;

/** Formats the time that is left: `5 hr 12 min`. A started minute counts. */
export function durationOf(language: string): (ms: number) => string {
  const unitOf = (unit: string) =>
    onDemand(() => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }));
  const hours = unitOf('hour');
  const minutes = unitOf('minute');
  return (ms) => {
    const total = Math.max(0, Math.ceil(ms / MINUTE_MS) || 0);
    const whole = Math.floor(total / MINUTES_PER_HOUR);
    const rest = minutes().format(total % MINUTES_PER_HOUR);
    return whole === 0 ? rest : `${hours().format(whole)} ${rest}`;
  };
}
