import { accountLinkCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/**
 * The calls behind links in mails, for people who cannot sign in or have not verified their address.
 *
 * @example
 * const { useForgotPasswordMutation } = withAccountLinks(client);
 */
export function withAccountLinks({ api, session }: Pick<ApiClient, 'api' | 'session'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, accountLinkCalls);
      return {
        forgotPassword: build.call('forgotPassword'),
        resetPassword: build.call('resetPassword'),
        verifyEmail: build.callOnce('verifyEmail', {
          async onQueryStarted(_token, { dispatch, queryFulfilled }) {
            const isVerified = await queryFulfilled.then(
              () => true,
              () => false,
            );
            if (isVerified) session.changeUser(dispatch, { is_verified: true });
          },
        }),
        resendVerification: build.call('resendVerification'),
        getGuardianship: build.callOnce('getGuardianship'),
        giveConsent: build.call('giveConsent'),
        withdrawConsent: build.call('withdrawConsent'),
      };
    },
  });
}
