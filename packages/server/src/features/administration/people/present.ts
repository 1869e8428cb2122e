import type { AdminUser } from '@kathaloka/contract/entities';
import { ownPicture } from '@kathaloka/contract/rules';
import type { Deps } from '../../../platform/Deps.ts';
import { type ChangedAccount, presentYouth } from '../../accounts/public.ts';
import type { PersonRow } from './peopleRepository.ts';

export interface Identified {
  readonly id: string;
}

export const recorded = ({ before, after }: ChangedAccount) => ({
  before: recordedFields(before),
  after: recordedFields(after),
});

/** The fields of an account for the audit log: those that administrators change, and no others. */
const recordedFields = ({ role, has_premium_access, blocked_at }: ChangedAccount['before']) => ({
  role,
  has_premium_access,
  is_blocked: blocked_at !== null,
});

export function presentPerson(
  deps: Pick<Deps, 'clock' | 'config'>,
  {
    created_at,
    blocked_at,
    last_seen_at,
    birth_year,
    guardian_email,
    granted_at,
    withdrawn_at,
    waits_since,
    ...person
  }: PersonRow,
): AdminUser {
  const guardianship = { guardian_email, granted_at, withdrawn_at, waits_since };
  const youth = presentYouth(deps, { role: person.role, birth_year }, guardianship);
  return {
    ...person,
    avatar_url: ownPicture(person.avatar_url),
    birth_year,
    ...(youth && { youth }),
    created_at: created_at.toISOString(),
    blocked_at: blocked_at?.toISOString() ?? null,
    last_seen_at: last_seen_at?.toISOString() ?? null,
  };
}
