import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from './SessionKey.ts';
import { findOwner } from './sessionsRepository.ts';

/** The owner never changes; a deleted session is a 404. */
const createOwners = () => new LRUCache<string, string>({ max: 10_000 });

export async function ownerOfSession(
  { db, once }: Pick<Deps, 'db' | 'once'>,
  { session_id }: { readonly session_id: string },
): Promise<string | undefined> {
  const owners = once(createOwners);
  const owner = owners.get(session_id) ?? (await findOwner(db, session_id));
  if (owner !== undefined) owners.set(session_id, owner);
  return owner;
}

/** Adds the owner of the session to the parameters. */
export async function withOwner<Params extends { readonly session_id: string }>(
  deps: Pick<Deps, 'db' | 'once'>,
  params: Params,
): Promise<Params & SessionKey> {
  const user_id = await ownerOfSession(deps, params);
  if (user_id === undefined) throw notFound('session');
  return { ...params, user_id };
}
