import type { QueryOf } from '@kathaloka/contract/endpoints';
import type { AdminUserPage } from '@kathaloka/contract/entities';
import { ADMIN_ROWS_PER_PAGE } from '@kathaloka/contract/limits';
import type { Deps } from '../../../platform/Deps.ts';
import { countPeople, findPeople } from './peopleRepository.ts';
import { presentPerson } from './present.ts';

export async function listUsers(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { page, ...query }: QueryOf<'listUsers'>,
): Promise<AdminUserPage> {
  const { db } = deps;
  const offset = (page - 1) * ADMIN_ROWS_PER_PAGE;
  const total_users = await countPeople(db, query);
  const people =
    offset < total_users ? await findPeople(db, { ...query, limit: ADMIN_ROWS_PER_PAGE, offset }) : [];
  return {
    users: people.map((person) => presentPerson(deps, person)),
    page,
    total_pages: Math.ceil(total_users / ADMIN_ROWS_PER_PAGE),
    total_users,
  };
}
