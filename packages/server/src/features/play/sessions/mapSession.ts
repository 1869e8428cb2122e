import type { SessionMap } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { firstLine } from '../present.ts';
import { findTree } from '../turns/turnsRepository.ts';
import { findSession } from './sessionsRepository.ts';

export async function mapSession(
  { db }: Pick<Deps, 'db'>,
  { session_id }: { readonly session_id: string },
): Promise<SessionMap> {
  const session = await findSession(db, session_id);
  if (!session) throw notFound('session');
  const turns = await findTree(db, session_id);
  const parents = new Map(turns.map(({ id, parent_id }) => [id, parent_id]));
  const current = new Set<string>();
  for (let id: string | null = session.head_turn_id; id !== null; id = parents.get(id) ?? null)
    current.add(id);
  return {
    turns: turns.map(({ id, parent_id, action_type, ai_response, user_input, selected_choice }) => ({
      id,
      parent_id,
      action_type,
      first_words: firstLine(selected_choice ?? user_input ?? ai_response ?? ''),
      is_current: current.has(id),
    })),
  };
}
