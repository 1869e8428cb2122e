import type { Queries } from '../../platform/db/schema.ts';
import { deleteShared, findOwner } from './repository.ts';

/** Ends a link, whatever its owner wants. Whose it was; undefined if it had gone already. */
export async function endLink(db: Queries, id: string): Promise<string | undefined> {
  const user_id = await findOwner(db, id);
  return user_id !== undefined && (await deleteShared(db, { id, user_id })) ? user_id : undefined;
}
