import type { Queries } from '../../platform/db/schema.ts';
import { deleteShared, findOwner } from './repository.ts';

/** Ends a link against its owner's will. Returns the owner, or undefined if the link had ended already. */
export async function endLink(db: Queries, id: string): Promise<string | undefined> {
  const user_id = await findOwner(db, id);
  return user_id !== undefined && (await deleteShared(db, { id, user_id })) ? user_id : undefined;
}
