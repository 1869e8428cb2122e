/** Updates of running turns, by key. Not in the store, which would copy the text with every word. */
export interface TurnFeed<T> {
  /** Calls the listener on each update. Returns a function that unsubscribes it. */
  readonly subscribe: (key: string, listener: (value: T) => void) => () => void;
  readonly emit: (key: string, value: T) => void;
}

export function createTurnFeed<T>(): TurnFeed<T> {
  const listeners = new Map<string, Set<(value: T) => void>>();
  return {
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(key);
      };
    },
    emit(key, value) {
      for (const listener of listeners.get(key) ?? []) listener(value);
    },
  };
}
