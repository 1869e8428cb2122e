import { NODES_MAX, STORY_BODY_MAX_BYTES, STORY_TITLE_MAX } from '@kathaloka/contract/limits';

/** A page that Twine published has the program of its story format around the story, which is not read. */
export const IMPORT_FILE_MAX_BYTES = {
  story: STORY_BODY_MAX_BYTES,
  page: 8 * 1024 * 1024,
  layer: 8 * 1024 * 1024,
  /** An archive of it is smaller. */
  shelf: 24 * 1024 * 1024,
} as const;
/** Some passages are no scenes: programs, styles, settings. */
export const PASSAGES_MAX = NODES_MAX * 2;
export const TITLE_MAX = STORY_TITLE_MAX;
