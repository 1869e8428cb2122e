import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { leave, type Leaving } from './leave.ts';

/** Whose session it is does not leave it: they end playing together. */
export async function leaveTogether(deps: Pick<Deps, 'db'>, leaving: Leaving) {
  if (!(await leave(deps, leaving))) throw notFound('session');
  return { detail: 'You have left this game.' };
}
