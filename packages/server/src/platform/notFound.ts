import type { Resource } from '@kathaloka/contract/limits';
import { AppError } from './AppError.ts';

const DETAILS: Readonly<Partial<Record<Resource, string>>> = {
  story: 'Game not found',
  session: 'Game session not found',
};

/** The same for a hidden resource, for one of another user, and for one that never existed. */
export function notFound(resource: Resource): AppError<'not_found'> {
  return new AppError('not_found', DETAILS[resource] ?? 'Not Found', { resource });
}
