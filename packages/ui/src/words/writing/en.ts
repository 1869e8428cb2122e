import { area } from '../area.ts';

/** Room to write: a scene in the whole window. */
const writing = {
  room: {
    open: 'Whole window',
    previous: 'Previous scene',
    next: 'Next scene to write',
    checks: 'Checks of this scene',
    noChecks: 'Nothing to look at in this scene.',
    further: 'More of this scene',
  },
  paneWidth: 'Width of the side panel',
};

export const writingWords = area('writing', writing);
