import type { MyData } from '@kathaloka/contract/entities';
import type { PersonalData } from '../../platform/personalData.ts';
import { listAccountSessions } from './sessions/listAccountSessions.ts';
import { accountOf } from './sessions/proof.ts';
import { deleteGuardianship, findGuardianship, type GuardianshipRow } from './guardiansRepository.ts';
import { deleteIdentities, identitiesOf } from './identities/identitiesRepository.ts';
import { deleteFactor, findFactor } from './secondFactor/secondFactorRepository.ts';
import { presentAccount } from './presentYouth.ts';

/** The account itself and its sessions. Its rows are deleted last. */
export const accountsData: PersonalData<
  Pick<
    MyData,
    | 'user'
    | 'birth_year'
    | 'guardian'
    | 'last_language'
    | 'second_factor_since'
    | 'identities'
    | 'account_sessions'
  >
> = {
  columns: [
    'account_sessions.user_id',
    'guardianships.user_id',
    'guardian_links.user_id',
    'second_factors.user_id',
    'recovery_codes.user_id',
    'identities.user_id',
  ],
  async exportFor(deps, user) {
    const account = await accountOf(deps, user);
    return {
      user: await presentAccount(deps, account),
      birth_year: account.birth_year,
      guardian: presentGuardian(await findGuardianship(deps.db, user.id)),
      last_language: account.language,
      second_factor_since: (await findFactor(deps.db, user.id))?.confirmed_at?.toISOString() ?? null,
      identities: (await identitiesOf(deps.db, user.id)).map(({ linked_at, ...identity }) => ({
        ...identity,
        linked_at: linked_at?.toISOString() ?? null,
      })),
      account_sessions: await listAccountSessions(deps, user),
    };
  },
  // the ways in, and the address of a guardian, who should not have to wait for the deletion in steps
  async forget(transaction, { user_id }) {
    await deleteGuardianship(transaction, user_id);
    await deleteFactor(transaction, user_id);
    await deleteIdentities(transaction, user_id);
  },
};

function presentGuardian(row: GuardianshipRow | undefined): MyData['guardian'] {
  if (!row) return null;
  const { guardian_email, proof, covers, asked_at, granted_at, withdrawn_at } = row;
  return {
    guardian_email,
    proof,
    covers,
    asked_at: asked_at?.toISOString() ?? null,
    granted_at: granted_at?.toISOString() ?? null,
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
  };
}
