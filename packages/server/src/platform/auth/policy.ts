import type { SignedInUser } from './admit.ts';

type Person = Pick<SignedInUser, 'id' | 'role'>;

export const isAdmin = ({ role }: Pick<SignedInUser, 'role'>): boolean => role === 'admin';

/** A resource may be used by its owner and by administrators. Null: the owner has deleted their account. */
export function mayUse(owner: string | null | undefined, person: Person | null): boolean {
  if (owner === undefined || person === null) return false;
  return owner === person.id || isAdmin(person);
}
