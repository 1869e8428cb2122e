/** A cache of limited size in memory: the entry that was used last is dropped last. */
export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

export function createLruCache<V>(max: number): LruCache<V> {
  const entries = new Map<string, V>();

  /** A Map keeps its keys in the order in which they were added. */
  function add(key: string, value: V): void {
    entries.delete(key);
    entries.set(key, value);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) add(key, value);
      return value;
    },
    set(key, value) {
      add(key, value);
      const oldest = entries.keys().next();
      if (entries.size > max && !oldest.done) entries.delete(oldest.value);
    },
    delete: (key) => void entries.delete(key),
  };
}
