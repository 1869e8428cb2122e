import { myAccountCalls, signInCalls } from '@kathaloka/contract/calls';
import type { CallInput } from '@kathaloka/contract/endpoints';
import type { User } from '@kathaloka/contract/entities';
import { sendCall } from '../calls/sendCall.ts';
import { requestFor } from '../requestFor.ts';
import type { ApiClient } from '../createApiClient.ts';
import { type Refusal, WITHOUT_CONTENT } from '../errors.ts';
import { TAGS } from '../tags.ts';

/** The refusal for accounts that are not administrators. */
const NO_ADMINISTRATOR: Refusal<'forbidden'> = {
  kind: 'http',
  status: 403,
  code: 'forbidden',
  detail: 'The account is not an administrator’s.',
  detailFrom: 'client',
  faults: [],
  requestId: null,
};

/**
 * The login of administrators.
 *
 * @example
 * const { useLoginAsAdminMutation } = withAdminSignIn(client);
 */
export function withAdminSignIn({ api, session }: Pick<ApiClient, 'api' | 'session'>) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      /**
       * Opens a session for administrators only. For other accounts, stores nothing and ends the session on the server.
       */
      loginAsAdmin: build.mutation<User, CallInput<'login'>>({
        async queryFn(input, { dispatch }, _extra, send) {
          const { data, error } = await sendCall(send, signInCalls, 'login', input);
          if (error) return { error };
          const { tokens, user } = data;
          if (!tokens?.access_token || !user) return { error: WITHOUT_CONTENT };
          if (user.role !== 'admin') {
            await send({
              ...requestFor(myAccountCalls, 'logout', undefined),
              accessToken: tokens.access_token,
            });
            return { error: NO_ADMINISTRATOR };
          }
          session.open(dispatch, tokens, user);
          dispatch(api.util.invalidateTags([...TAGS]));
          return { data: user };
        },
      }),
    }),
  });
}
