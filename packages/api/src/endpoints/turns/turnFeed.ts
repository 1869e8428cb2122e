type Listener = (text: string) => void;

/** What running turns have told so far, by their keys. It is no part of the store, which would copy it with every word. */
export interface TurnFeed {
  /** Calls the listener with all that the turn has told, whenever it grows. Returns a function that stops it. */
  readonly subscribe: (key: string, listener: Listener) => () => void;
  readonly emit: (key: string, text: string) => void;
}

export function createTurnFeed(): TurnFeed {
  const listeners = new Map<string, Set<Listener>>();
  return {
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(key);
      };
    },
    emit(key, text) {
      for (const listener of listeners.get(key) ?? []) listener(text);
    },
  };
}
