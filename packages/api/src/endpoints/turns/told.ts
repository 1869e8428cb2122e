/** The text of an action so far: no character twice, and none left out. */
export interface Told {
  readonly text: () => string;
  /** The id of the last event that arrived; undefined before the first one. */
  readonly lastEventId: () => string | undefined;
  /** Adds a piece. False if letters before it are missing. */
  readonly add: (piece: string, id: string) => boolean;
  /** Notes that the server knows the action, though nothing has been told yet. */
  readonly begin: () => void;
}

/** The id of an event is the number of characters told up to it. */
const COUNT = /^t(\d{1,9})$/;

export function createTold(onText: (text: string) => void): Told {
  let text = '';
  let hasBegun = false;
  return {
    text: () => text,
    lastEventId: () => (hasBegun ? `t${text.length}` : undefined),
    begin() {
      hasBegun = true;
    },
    add(piece, id) {
      hasBegun = true;
      const [, letters] = COUNT.exec(id) ?? [];
      const end = letters === undefined ? text.length + piece.length : Number(letters);
      const isKnown = text.length - (end - piece.length);
      if (isKnown < 0) return false;
      if (isKnown >= piece.length) return true;
      text += piece.slice(isKnown);
      onText(text);
      return true;
    },
  };
}
