import type { SessionEnding, Story } from '@kathaloka/contract/entities';
import type { InAnyLanguage } from '../../../../theme/anyLanguage.ts';

/** The content of the card of an ending. */
export interface EndingCardContent
  extends
    InAnyLanguage<Pick<Story, 'title' | 'language' | 'cover_image_url'>>,
    Pick<SessionEnding, 'name' | 'last_line' | 'light'> {}

/** The size that link previews and most apps expect. */
export const CARD = { width: 1200, height: 630 } as const;

/** A card compresses like a photograph: as PNG it is five times as large. */
export const CARD_TYPE = 'image/jpeg';
export const CARD_QUALITY = 0.9;
