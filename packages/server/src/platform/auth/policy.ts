import type { SignedInUser } from './admit.ts';

type Person = Pick<SignedInUser, 'id' | 'role'>;

export const isAdmin = ({ role }: Pick<SignedInUser, 'role'>): boolean => role === 'admin';

/** What belongs to a person is theirs and the administrators'. Null: its owner has deleted their account. */
export function mayUse(owner: string | null | undefined, person: Person | null): boolean {
  if (owner === undefined || person === null) return false;
  return owner === person.id || isAdmin(person);
}
