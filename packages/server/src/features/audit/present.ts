import type { AuditEntry, MyData } from '@kathaloka/contract/entities';
import { plainWords } from './plainWords.ts';
import type { EntryAbout, EntryRow } from './repository.ts';

export function presentEntry({
  id,
  at,
  actor_id,
  actor_name,
  action,
  kind,
  thing_id,
  name,
  person_name,
  changes,
  reason,
}: EntryRow): AuditEntry {
  return {
    id,
    at: at.toISOString(),
    actor: actor_name === null ? null : { id: actor_id, username: actor_name },
    action,
    thing: { kind, id: thing_id, name: person_name ?? name },
    changes: [...changes],
    reason,
  };
}

/** An entry for the person whom it concerns. It names an actor only if that is the person themselves. */
export function presentForPerson(
  { at, actor_id, action, name, changes, reason }: EntryAbout,
  { id }: { readonly id: string },
): MyData['administrative_changes'][number] {
  return {
    at: at.toISOString(),
    text: plainWords(action, { name, isOwn: actor_id === id }),
    changes: [...changes],
    reason,
  };
}
