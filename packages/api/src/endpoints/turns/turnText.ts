/** The text of an action so far, without repeated or missing characters. */
export interface TurnText {
  readonly text: () => string;
  /** The id of the last event that arrived; undefined before the first one. */
  readonly lastEventId: () => string | undefined;
  /** Adds a piece. Returns false if characters before it are missing. */
  readonly add: (piece: string, id: string) => boolean;
  /** Records that the server has accepted the action, although no text has arrived yet. */
  readonly begin: () => void;
}

/** The id of an event is the number of characters sent up to it. */
const EVENT_ID = /^t(\d{1,9})$/;

export function createTurnText(onText: (text: string) => void): TurnText {
  let text = '';
  let isKnownToServer = false;
  return {
    text: () => text,
    lastEventId: () => (isKnownToServer ? `t${text.length}` : undefined),
    begin() {
      isKnownToServer = true;
    },
    add(piece, id) {
      isKnownToServer = true;
      const [, characters] = EVENT_ID.exec(id) ?? [];
      const end = characters === undefined ? text.length + piece.length : Number(characters);
      const overlap = text.length - (end - piece.length);
      if (overlap < 0) return false;
      if (overlap >= piece.length) return true;
      text += piece.slice(overlap);
      onText(text);
      return true;
    },
  };
}

/** Updates of running turns, by key. Outside the store, which would copy the text with every word. */
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
