export type { CoverPictures, CoverRoll, PictureStyle } from './coverRoll.ts';
export { DrawACover } from './DrawACover.tsx';
export type { DrawACoverProps } from './drawACoverProps.ts';
