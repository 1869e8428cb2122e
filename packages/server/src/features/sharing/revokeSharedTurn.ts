import type { Message } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { deleteShared } from './repository.ts';

/** Deletes a link with all that it shows, for every process immediately. */
export async function revokeSharedTurn(
  { db }: Pick<Deps, 'db'>,
  link: { readonly id: string; readonly user_id: string },
): Promise<Message> {
  if (!(await deleteShared(db, link))) throw notFound('shared_turn');
  return { detail: 'The link was revoked.' };
}
