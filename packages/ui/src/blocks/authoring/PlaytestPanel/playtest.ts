/** A passage that a playtest has told, and what led to it. */
export interface PlaytestTurn {
  id: string;
  scene: string;
  text: string;
  /** The choice that was taken to come here. */
  chosen?: string | undefined;
  /** The free text that led here, or the answer to what the choice asked for. */
  said?: string | undefined;
}

/** A choice of the present scene. */
export interface PlaytestChoice {
  /** Its index in the scene. */
  index: number;
  text: string;
  target: string;
  /** Whether it asks for a name or a word. */
  asks?: boolean | undefined;
  /** Why it is not offered now, in plain language; undefined where it is. */
  hiddenBecause?: string | undefined;
}

/** The variables of a story by name: numbers, things, and words that were typed. */
export interface PlaytestVariables {
  numbers: ReadonlyMap<string, number>;
  things: ReadonlySet<string>;
  /** What was answered to choices that ask. */
  words?: ReadonlyMap<string, string> | undefined;
}
