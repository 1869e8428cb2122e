import type { SecondFactor } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { countRecoveryCodes, findFactor } from '../secondFactor/secondFactorRepository.ts';

export async function getSecondFactor({ db }: Deps, { id }: SignedInUser): Promise<SecondFactor> {
  const factor = await findFactor(db, id);
  return {
    since: factor?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, id),
  };
}
