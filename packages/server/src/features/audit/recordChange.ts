import type { CallName } from '@kathaloka/contract/calls';
import type { AuditValue } from '@kathaloka/contract/entities';
import { AUDIT_VALUE_MAX, type AuditKind } from '@kathaloka/contract/limits';
import { beginningOf } from '../../platform/beginningOf.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { newOrderedId } from '../../platform/ids.ts';
import { insertEntry } from './repository.ts';
import { isAdmin } from '../../platform/auth/policy.ts';

/** The fields of the changed thing, by name, before or after the change. Values may be any JSON. */
export type Recorded = Readonly<Record<string, unknown>>;

export interface Change {
  /** The call that made the change. */
  readonly action: CallName;
  readonly kind: AuditKind;
  /** Null for a change of all things of a kind, such as their order. */
  readonly id: string | null;
  /** The name of the thing. Left out for people: the entry has only their id, because accounts are deleted. */
  readonly name?: string;
  /** May contain unchanged fields: only fields that differ are stored. Never pass a secret. */
  readonly before: Recorded;
  readonly after: Recorded;
  readonly reason?: string;
}

/** The callers with an entry for their request. Each request has its own caller object. */
const haveRecorded = new WeakSet<object>();

export const hasRecorded = (actor: SignedInUser): boolean => haveRecorded.has(actor);

/**
 * Adds an administrator's change to the audit log, in the transaction of the change. Adds nothing if no field
 * differs and no reason is given.
 */
export async function recordChange(
  transaction: Transaction,
  { clock }: { readonly clock: Clock },
  actor: Pick<SignedInUser, 'id'>,
  { action, kind, id, name = '', before, after, reason }: Change,
): Promise<void> {
  const changes = differences(before, after);
  if (changes.length === 0 && reason === undefined) return;
  haveRecorded.add(actor);
  await insertEntry(transaction, {
    id: newOrderedId(),
    at: clock(),
    actor_id: actor.id,
    action,
    kind,
    thing_id: id,
    name,
    changes: JSON.stringify(changes),
    reason: reason ?? null,
  });
}

/** Records a change by a call that authors may make, too. Records only administrators. */
export async function recordIfAdmin(
  transaction: Transaction,
  deps: { readonly clock: Clock },
  user: Pick<SignedInUser, 'id' | 'role'>,
  change: Change,
): Promise<void> {
  if (isAdmin(user)) await recordChange(transaction, deps, user, change);
}

function differences(before: Recorded, after: Recorded) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => textOf(before[field]) !== textOf(after[field]))
    .map((field) => ({ field, before: valueOf(before[field]), after: valueOf(after[field]) }));
}

function valueOf(value: unknown): AuditValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.map(cut);
  return cut(typeof value === 'string' ? value : textOf(value));
}

const cut = (text: string): string =>
  text.length > AUDIT_VALUE_MAX ? `${beginningOf(text, AUDIT_VALUE_MAX)}…` : text;

/** Sorts the keys, because the database does not preserve their order. */
function textOf(value: unknown): string {
  return (
    JSON.stringify(value ?? null, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
