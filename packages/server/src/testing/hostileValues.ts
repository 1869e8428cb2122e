const SOME_ID = '0b0b0b0b-0000-4000-8000-000000000000';

/** Values that columns, parsers and regular expressions may fail on. */
export const HOSTILE: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1.5,
  1e9,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  'NaN',
  '1e3',
  true,
  [],
  {},
  [[]],
  'a\0b',
  '\ud800',
  '\uffff',
  "'; --",
  '%_\\',
  '\u202e\u200b',
  'constructor',
  '../../etc/passwd',
  '('.repeat(4000),
  'ﷺ'.repeat(2000),
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  // cursors with impossible dates
  `2026-02-30T00:00:00.000000Z_${SOME_ID}`,
  `2026-99-99T00:00:00.000000Z_${SOME_ID}`,
  `0000-01-01T00:00:00.000000Z_${SOME_ID}`,
];

/** Every value within a body, by its path. */
export function placesIn(value: unknown, place: readonly string[] = []): string[][] {
  const isNested = typeof value === 'object' && value !== null;
  const inside = isNested
    ? Object.entries(value).flatMap(([key, part]) => placesIn(part, [...place, key]))
    : [];
  return [[...place], ...inside];
}

/** The body with another value at this place. */
export function withValue(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}
