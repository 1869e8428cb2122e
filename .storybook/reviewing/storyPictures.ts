import { PICTURES } from '../../tools/visual/pictures.ts';

export const PICTURE_WIDTHS = [390, 1440] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Pictures are taken at half size. */
export const PICTURE_SCALE = 0.5;

export interface StoryPicture {
  /** What it shows besides the story: its theme or its language. */
  readonly label: string;
  readonly file: (width: PictureWidth) => string;
  readonly globals: string;
}

/** The pictures that the tests compare of a story. */
export function storyPictures(id: string): StoryPicture[] {
  return PICTURES.filter(({ story }) => story === id).map(({ globals = '' }) => ({
    label: globals === '' ? 'as it is' : globals.replace(':', ' '),
    file: (width) => `pictures/${width}/${[id, globals.replace(':', '-')].filter(Boolean).join('--')}.webp`,
    globals,
  }));
}
