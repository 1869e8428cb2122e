import { importOnce } from '../browser/importOnce.ts';

/** Loads the script of the play screen, with its first calls. */
export const loadPlay = importOnce(() => import('../routes/play/PlayRoute.tsx'));
