import type { AuditEntry } from '@kathaloka/contract/entities';
import type { EntryRow } from './repository.ts';

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
