import type { Resource } from '@kathaloka/contract/limits';
import { AppError } from './AppError.ts';

const DETAILS: Readonly<Partial<Record<Resource, string>>> = {
  story: 'Game not found',
  session: 'Game session not found',
};

/** The same error for a hidden resource, for another user's, and for one that never existed. */
export function notFound(resource: Resource): AppError<'not_found'> {
  return new AppError('not_found', DETAILS[resource] ?? 'Not Found', { resource });
}
