export interface CountedKeys {
  readonly of: (key: string) => number;
  /** Counts one more of the key, until the returned function is called. */
  readonly add: (key: string) => () => void;
}

/** How many there are of each key now. */
export function createCountedKeys(): CountedKeys {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add(key) {
      counts.set(key, of(key) + 1);
      return () => {
        if (of(key) > 1) counts.set(key, of(key) - 1);
        else counts.delete(key);
      };
    },
  };
}
