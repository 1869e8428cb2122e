const STEPS = [
  { unit: 'minute', ms: 60_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'day', ms: 86_400_000 },
] as const;

const LAST_RELATIVE_DAY = 7;

/** How a language says when something was: `2 hours ago`, `yesterday`, and after a week the date. */
export function agoOf(language: string): (then: string, now: string) => string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (then, now) => {
    // an instant that cannot be read was no time ago
    const passed = Math.max(0, Date.parse(now) - Date.parse(then) || 0);
    const { unit, ms } = STEPS.findLast((step) => passed >= step.ms) ?? STEPS[0];
    const count = Math.floor(passed / ms);
    if (unit === 'day' && count > LAST_RELATIVE_DAY) return date.format(new Date(then));
    return relative.format(-count, unit);
  };
}
