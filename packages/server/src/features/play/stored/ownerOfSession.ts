import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from './SessionKey.ts';
import { findOwner } from './sessionsRepository.ts';

/** Never stale: the owner never changes, and the queries that follow do not find a deleted session. */
const owners = new LRUCache<string, string>({ max: 10_000 });

export async function ownerOfSession(
  { db }: Pick<Deps, 'db'>,
  { session_id }: { readonly session_id: string },
): Promise<string | undefined> {
  const owner = owners.get(session_id) ?? (await findOwner(db, session_id));
  if (owner !== undefined) owners.set(session_id, owner);
  return owner;
}

/** Adds the owner of the session to the parameters. */
export async function withOwner<Params extends { readonly session_id: string }>(
  deps: Pick<Deps, 'db'>,
  params: Params,
): Promise<Params & SessionKey> {
  const user_id = await ownerOfSession(deps, params);
  if (user_id === undefined) throw notFound('session');
  return { ...params, user_id };
}
