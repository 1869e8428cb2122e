import type { Message } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { deleteShared } from './repository.ts';

/** With the row goes all that the link shows, in every process. */
export async function revokeSharedTurn(
  { db }: Pick<Deps, 'db'>,
  link: { readonly id: string; readonly user_id: string },
): Promise<Message> {
  if (!(await deleteShared(db, link))) throw notFound('shared_turn');
  return { detail: 'The link was revoked.' };
}
