import { myAccountCalls } from '@kathaloka/contract/calls';
import { sendCall } from '../calls/sendCall.ts';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import type { SessionStore } from '../session/createSession.ts';

const LOGINS = [{ type: 'Account' as const, id: 'logins' }];
const SECOND_FACTOR = [{ type: 'Account' as const, id: 'second-factor' }];

/**
 * The calls for one's own account.
 *
 * @example
 * const { useListAccountSessionsQuery } = withMyAccount(client);
 */
export function withMyAccount({ api, session }: Pick<ApiClient, 'api' | 'session'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, myAccountCalls);
      return {
        changePassword: build.call('changePassword', { invalidatesTags: LOGINS }),
        changeAbout: build.call('changeAbout', {
          async onQueryStarted(_body, { dispatch, queryFulfilled }) {
            const answer = await queryFulfilled.catch(() => undefined);
            if (answer) session.refreshUser(dispatch, answer.data);
          },
        }),
        proveIdentity: build.call('proveIdentity'),
        getSecondFactor: build.call('getSecondFactor', {
          providesTags: SECOND_FACTOR,
          keepUnusedDataFor: 0,
        }),
        // each is called once: an answer with a secret must not stay in the cache
        beginSecondFactor: build.call('beginSecondFactor'),
        confirmSecondFactor: build.call('confirmSecondFactor', { invalidatesTags: SECOND_FACTOR }),
        removeSecondFactor: build.call('removeSecondFactor', { invalidatesTags: SECOND_FACTOR }),
        listAccountSessions: build.call('listAccountSessions', {
          providesTags: LOGINS,
          // personal data: dropped from the cache with the page that shows it
          keepUnusedDataFor: 0,
        }),
        endOtherSessions: build.call('endOtherSessions', { invalidatesTags: LOGINS }),
        endSession: build.call('endSession', { invalidatesTags: LOGINS }),
        downloadMyData: build.callOnce('downloadMyData'),
        deleteMyAccount: build.call('deleteMyAccount', {
          async onQueryStarted(_body, started) {
            const isDeleted = await started.queryFulfilled.then(
              () => true,
              () => false,
            );
            if (isDeleted) session.end(started as unknown as SessionStore, 'signed-out');
          },
        }),
        /** Ends the session in this browser even if the server cannot be reached. */
        logout: build.mutation<null, void>({
          async queryFn(_nothing, calling, _extra, send) {
            await sendCall(send, myAccountCalls, 'logout', undefined);
            session.end(calling as SessionStore, 'signed-out');
            return { data: null };
          },
        }),
      };
    },
  });
}
