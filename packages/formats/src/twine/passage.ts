/** A Twine passage, as the file contains it. */
export interface Passage {
  readonly name: string;
  readonly tags: readonly string[];
  readonly text: string;
}

/** A Twine story, from HTML or Twee. */
export interface TwineFile {
  readonly title: string;
  /** The name of the story format in lower case; empty if the file has none. */
  readonly format: string;
  /** Name of the first passage; empty if the file has none. */
  readonly start: string;
  readonly passages: readonly Passage[];
  readonly hasScript: boolean;
  readonly hasStyle: boolean;
}

export const TWINE_FORMATS = ['harlowe', 'sugarcube', 'chapbook', 'snowman'] as const;
export type TwineFormat = (typeof TWINE_FORMATS)[number];
