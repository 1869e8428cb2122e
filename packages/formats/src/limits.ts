import { NODES_MAX, STORY_BODY_MAX_BYTES, STORY_TITLE_MAX } from '@kathaloka/contract/limits';

/** Pages published by Twine contain the program of their story format, which is not read. */
export const IMPORT_FILE_MAX_BYTES = {
  story: STORY_BODY_MAX_BYTES,
  page: 8 * 1024 * 1024,
  layer: 8 * 1024 * 1024,
  /** The limit for the expanded files; an archive of them is smaller. */
  shelf: 24 * 1024 * 1024,
} as const;
/** Some passages are not scenes but scripts, styles or settings. */
export const PASSAGES_MAX = NODES_MAX * 2;
export const TITLE_MAX = STORY_TITLE_MAX;
