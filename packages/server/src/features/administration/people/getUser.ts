import type { AdminUser } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { findPerson } from './peopleRepository.ts';
import { type Identified, presentPerson } from './present.ts';

export async function getUser(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id }: Identified,
): Promise<AdminUser> {
  const person = await findPerson(deps.db, id);
  if (!person) throw notFound('user');
  return presentPerson(deps, person);
}
