/** A map with another value under each name. */
export const mapped = <T, U>(
  map: Readonly<Record<string, T>>,
  change: (value: T, name: string) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value, name)]));
