const MAX_KEPT = 1000;

/** A cache of what was learnt about servers. It is not stored: a new process learns again. */
export function remembered<T>() {
  const known = new Map<string, T>();
  return {
    get: (key: string): T | undefined => known.get(key),
    set(key: string, value: T): void {
      known.set(key, value);
      const oldest = known.keys().next();
      if (known.size > MAX_KEPT && !oldest.done) known.delete(oldest.value);
    },
  };
}
