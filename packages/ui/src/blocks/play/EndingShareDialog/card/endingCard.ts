import type { SessionEnding, Story } from '@kathaloka/contract/entities';

/** What a card shows of an ending. */
export interface EndingCardContent
  extends
    Pick<Story, 'title' | 'language' | 'cover_image_url'>,
    Pick<SessionEnding, 'name' | 'last_line' | 'light'> {}

/** The size that previews of links and most apps expect of a picture. */
export const CARD = { width: 1200, height: 630 } as const;

/** A card is a photograph of a page more than a drawing: as PNG it is five times as large. */
export const CARD_TYPE = 'image/jpeg';
export const CARD_QUALITY = 0.9;
