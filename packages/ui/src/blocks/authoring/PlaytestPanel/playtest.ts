/** A passage that a playtest has told, and what led to it. */
export interface PlaytestTurn {
  id: string;
  scene: string;
  text: string;
  /** The choice that was taken to come here. */
  chosen?: string | undefined;
  /** The free text that led here. */
  said?: string | undefined;
}

/** A choice of the present scene. */
export interface PlaytestChoice {
  /** Its index in the scene. */
  index: number;
  text: string;
  target: string;
  /** Why it is not offered now, in plain language; undefined where it is. */
  hiddenBecause?: string | undefined;
}

/** The variables of a story: numbers and things, by name. */
export interface PlaytestVariables {
  numbers: ReadonlyMap<string, number>;
  things: ReadonlySet<string>;
}
