export { type CoverRoll, DrawACover, type DrawACoverProps, type PictureStyle } from './DrawACover.tsx';
