import { PICTURES } from '../../tools/visual/pictures.ts';

export const PICTURE_WIDTHS = [390, 1440] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Screenshots have half the size. */
export const PICTURE_SCALE = 0.5;

export interface StoryPicture {
  /** The theme or language of the screenshot. */
  readonly label: string;
  readonly file: (width: PictureWidth) => string;
  readonly globals: string;
}

/** The baseline screenshots of a story. */
export function storyPictures(id: string): StoryPicture[] {
  return PICTURES.filter(({ story }) => story === id).map(({ globals = '' }) => ({
    label: globals === '' ? 'as it is' : globals.replace(':', ' '),
    file: (width) => `pictures/${width}/${[id, globals.replace(':', '-')].filter(Boolean).join('--')}.webp`,
    globals,
  }));
}
