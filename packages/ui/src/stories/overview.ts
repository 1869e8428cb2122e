const FIRST_DAY = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;
const WEEKEND = [0, 6];

/** Days up to 20 November 2026 with turns that rise, and are more at weekends. */
export function daysOfTurns(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(FIRST_DAY - (count - 1 - index) * DAY_MS);
    const built_in = 320 + index * 12 + (WEEKEND.includes(date.getUTCDay()) ? 280 : 0) + ((index * 37) % 60);
    return { day: date.toISOString().slice(0, 10), built_in, provider: Math.round(built_in / 3) };
  });
}
