import { AppError } from './AppError.ts';

const GAME = 'Game not found';
const SESSION = 'Game session not found';

/** The same for a story that is hidden and for one that was never written. */
export const storyNotFound = (): AppError => new AppError('not_found', GAME);
export const sessionNotFound = (): AppError => new AppError('not_found', SESSION);

/** What is told of an id that cannot name anything: the words for one that names nothing. */
export function notFoundAt(route: string | undefined = ''): AppError {
  if (route.includes('/stories/:id') || route.includes(':story_id')) return storyNotFound();
  if (route.includes(':session_id')) return sessionNotFound();
  return new AppError('not_found', 'Not Found');
}
