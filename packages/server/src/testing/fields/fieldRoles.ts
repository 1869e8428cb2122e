import type { Person } from '../people.ts';

/** The roles of callers. */
export const FIELD_ROLES = ['guest', 'author', 'payer', 'member', 'stranger', 'child', 'admin'] as const;
type FieldRole = (typeof FIELD_ROLES)[number];
export type People = Readonly<Record<Exclude<FieldRole, 'guest'> | 'blocked' | 'closed', Person>>;
