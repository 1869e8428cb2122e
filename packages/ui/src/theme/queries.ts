import { SMALL_SCREEN_PX } from '@kathaloka/contract/limits';
import { finerMedia } from './finerMedia.ts';
import { media } from './media.ts';

const ofMedia = (rule: string) => rule.replace('@media ', '');

/** The breakpoints for scripts: `useMediaQuery(queries.compact)`. */
export const queries = {
  small: `(max-width: ${SMALL_SCREEN_PX}px)`,
  compact: ofMedia(media.compact),
  desktop: ofMedia(media.desktop),
  touch: ofMedia(media.touch),
  smallOrLow: ofMedia(finerMedia.smallOrLow),
} as const;
