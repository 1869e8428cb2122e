import { STORIES_PER_PERSON } from '@kathaloka/contract/limits';
import { AppError } from '../../../platform/AppError.ts';

/** Throws if an account with this many stories outside of the bin may have no further one. */
export function refuseManyStories(count: number): void {
  if (count < STORIES_PER_PERSON) return;
  const most = { resource: 'story', max: STORIES_PER_PERSON } as const;
  throw new AppError('limit_reached', `An account has at most ${most.max} stories.`, most);
}
