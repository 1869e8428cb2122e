import type { ComponentProps } from 'react';
import type { CoverPictures, CoverRoll, PictureStyle } from './coverRoll.ts';

/** The component's own props, without the props of its root element. */
export interface DrawACoverOwnProps {
  /** The input of the painters. */
  roll: CoverRoll;
  /** The pictures of this roll; missing ones are loading. */
  pictures: CoverPictures;
  /** The painter of the current cover. */
  artStyle?: PictureStyle | undefined;
  /** Whether the pictures of the roll are loading. */
  isRolling?: boolean | undefined;
  /** Called with changed words, or with the next roll of the dice. */
  onRollChange: (roll: CoverRoll) => void;
  /** Called with the chosen painter, whose picture becomes the cover. */
  onArtStyleChange: (artStyle: PictureStyle) => void;
}

export interface DrawACoverProps extends Omit<ComponentProps<'div'>, 'children'>, DrawACoverOwnProps {}
