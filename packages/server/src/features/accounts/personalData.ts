import type { MyData } from '@kathaloka/contract/entities';
import type { PersonalData } from '../../platform/personalData.ts';
import { listAccountSessions } from './sessions/listAccountSessions.ts';
import { presentUser } from './present.ts';
import { accountOf } from './account/proof.ts';

/** The account itself and its sessions. Its rows are deleted last. */
export const accountsData: PersonalData<Pick<MyData, 'user' | 'last_language' | 'account_sessions'>> = {
  columns: ['account_sessions.user_id'],
  async exportFor(deps, user) {
    const account = await accountOf(deps, user);
    return {
      user: presentUser(account),
      last_language: account.language,
      account_sessions: await listAccountSessions(deps, user),
    };
  },
};
