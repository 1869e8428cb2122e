import { area } from '../area.ts';

/** Words that all dialogs, drawers and messages share. */
export const overlayWords = area('overlay', {
  close: 'Close',
  messages: 'Messages',
});
