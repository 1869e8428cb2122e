import { area } from '../area.ts';

/** What every dialog, drawer and message has in common. */
export const overlayWords = area('overlay', {
  close: 'Close',
  messages: 'Messages',
});
