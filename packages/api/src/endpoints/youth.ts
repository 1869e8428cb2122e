import { myAccountCalls } from '@kathaloka/contract/calls';
import type { User } from '@kathaloka/contract/entities';
import type { Dispatch } from '@reduxjs/toolkit';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

interface Started {
  readonly dispatch: Dispatch;
  readonly queryFulfilled: Promise<{ readonly data: User }>;
}

/**
 * The calls of an account for the young about itself. The account in an answer replaces that of the session.
 *
 * @example const { useNameGuardianMutation } = withYouth(client);
 */
export function withYouth({ api, session }: Pick<ApiClient, 'api' | 'session'>) {
  const renewed = {
    async onQueryStarted(_input: unknown, { dispatch, queryFulfilled }: Started) {
      const answer = await queryFulfilled.catch(() => undefined);
      if (answer) session.refreshUser(dispatch, answer.data);
    },
  };
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, myAccountCalls);
      return {
        giveBirthYear: build.call('giveBirthYear', renewed),
        nameGuardian: build.call('nameGuardian', renewed),
      };
    },
  });
}
