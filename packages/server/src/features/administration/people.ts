import type { BodyOf, QueryOf } from '@kathaloka/contract/endpoints';
import type { AdminUser, AdminUserPage } from '@kathaloka/contract/entities';
import { ADMIN_ROWS_PER_PAGE } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { blockAccount, changeAccount, type ChangedAccount, unblockAccount } from '../accounts/public.ts';
import { recordChange } from '../audit/public.ts';
import { countPeople, findPeople, findPerson, type PersonRow } from './peopleRepository.ts';

interface Identified {
  readonly id: string;
}

export async function listUsers(
  { db }: Pick<Deps, 'db'>,
  { page, ...query }: QueryOf<'listUsers'>,
): Promise<AdminUserPage> {
  const offset = (page - 1) * ADMIN_ROWS_PER_PAGE;
  const total_users = await countPeople(db, query);
  const people =
    offset < total_users ? await findPeople(db, { ...query, limit: ADMIN_ROWS_PER_PAGE, offset }) : [];
  return {
    users: people.map(presentPerson),
    page,
    total_pages: Math.ceil(total_users / ADMIN_ROWS_PER_PAGE),
    total_users,
  };
}

export async function getUser({ db }: Pick<Deps, 'db'>, { id }: Identified): Promise<AdminUser> {
  const person = await findPerson(db, id);
  if (!person) throw notFound('user');
  return presentPerson(person);
}

export async function updateUser(
  deps: Deps,
  { id, role, has_premium_access }: Identified & BodyOf<'updateUser'>,
  admin: SignedInUser,
): Promise<AdminUser> {
  await inTransaction(deps.db, async (transaction) => {
    const changed = await changeAccount(transaction, id, {
      ...(role !== undefined && { role }),
      ...(has_premium_access !== undefined && { has_premium_access }),
    });
    const change = { action: 'updateUser', kind: 'user', id } as const;
    await recordChange(transaction, deps, admin, { ...change, ...recorded(changed) });
  });
  return getUser(deps, { id });
}

export async function blockUser(
  deps: Deps,
  { id, reason }: Identified & BodyOf<'blockUser'>,
  admin: SignedInUser,
): Promise<AdminUser> {
  await inTransaction(deps.db, async (transaction) => {
    const changed = await blockAccount(transaction, id, { reason, now: deps.clock() });
    const change = { action: 'blockUser', kind: 'user', id, reason } as const;
    await recordChange(transaction, deps, admin, { ...change, ...recorded(changed) });
  });
  deps.log.info(
    { event: 'account_blocked', user_id: id, admin_id: admin.id },
    'security: an account was blocked',
  );
  return getUser(deps, { id });
}

export async function unblockUser(
  deps: Deps,
  { id, reason }: Identified & BodyOf<'unblockUser'>,
  admin: SignedInUser,
): Promise<AdminUser> {
  await inTransaction(deps.db, async (transaction) => {
    const changed = await unblockAccount(transaction, id);
    const change = { action: 'unblockUser', kind: 'user', id, reason } as const;
    await recordChange(transaction, deps, admin, { ...change, ...recorded(changed) });
  });
  return getUser(deps, { id });
}

const recorded = ({ before, after }: ChangedAccount) => ({
  before: recordedFields(before),
  after: recordedFields(after),
});

/** The fields of an account for the audit log: those that administrators change, and no others. */
const recordedFields = ({ role, has_premium_access, blocked_at }: ChangedAccount['before']) => ({
  role,
  has_premium_access,
  is_blocked: blocked_at !== null,
});

function presentPerson({ created_at, blocked_at, last_seen_at, ...person }: PersonRow): AdminUser {
  return {
    ...person,
    created_at: created_at.toISOString(),
    blocked_at: blocked_at?.toISOString() ?? null,
    last_seen_at: last_seen_at?.toISOString() ?? null,
  };
}
