import type { CoverPictures, CoverRoll, PictureStyle } from './coverRoll.ts';

export interface DrawACoverProps {
  /** What the painters are given. */
  roll: CoverRoll;
  /** The pictures of this roll; those that are missing are on their way. */
  pictures: CoverPictures;
  /** The painter whose picture is the cover. */
  style?: PictureStyle | undefined;
  /** The pictures of the roll are on their way. */
  isRolling?: boolean;
  /** Other words, or the next roll of the dice. */
  onRollChange: (roll: CoverRoll) => void;
  /** A painter was chosen: their picture is the cover. */
  onStyleChange: (style: PictureStyle) => void;
}
