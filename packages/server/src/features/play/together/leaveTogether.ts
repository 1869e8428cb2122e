import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { leave, type Leaving } from './leave.ts';

/** Removes the caller from a session. Its owner cannot leave, but can end playing together. */
export async function leaveTogether(deps: Pick<Deps, 'db'>, leaving: Leaving) {
  if (!(await leave(deps, leaving))) throw notFound('session');
  return { detail: 'You have left this game.' };
}
