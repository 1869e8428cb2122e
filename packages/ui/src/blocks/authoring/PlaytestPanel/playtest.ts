/** A passage of a playtest, and what led to it. */
export interface PlaytestTurn {
  id: string;
  scene: string;
  text: string;
  /** The text of the choice that led here. */
  chosen?: string | undefined;
  /** The free text that led here, or the answer that the choice asked for. */
  said?: string | undefined;
}

/** A choice of the current scene. */
export interface PlaytestChoice {
  /** The index of the choice in its scene. */
  index: number;
  text: string;
  target: string;
  /** Whether the choice asks for a name or a word. */
  asks?: boolean | undefined;
  /** Why the choice is not offered now, in plain language; undefined if it is offered. */
  hiddenBecause?: string | undefined;
}

/** The variables of a story by name: numbers, things, and words that were typed. */
export interface PlaytestVariables {
  numbers: ReadonlyMap<string, number>;
  things: ReadonlySet<string>;
  /** The answers to choices that ask, by the name of the variable. */
  words?: ReadonlyMap<string, string> | undefined;
}
