import type { AnswerOf, BodyInput } from '@kathaloka/contract/endpoints';
import type { AccountSession, MyData, User } from '@kathaloka/contract/entities';
import { requestFor } from '../baseQuery/requestFor.ts';
import type { EmptyApi } from '../emptyApi.ts';
import type { Session } from '../session/createSession.ts';

export function withAccounts(api: EmptyApi, session: Session) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      getMe: build.query<User, void>({
        query: () => ({ ...requestFor('getMe'), knownBy: 'username' }),
        async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) session.refreshUser(dispatch, data);
        },
        providesTags: ['Account'],
      }),
      forgotPassword: build.mutation<AnswerOf<'forgotPassword'>, BodyInput<'forgotPassword'>>({
        query: (body) => requestFor('forgotPassword', { body }),
      }),
      resetPassword: build.mutation<AnswerOf<'resetPassword'>, BodyInput<'resetPassword'>>({
        query: (body) => requestFor('resetPassword', { body }),
      }),
      verifyEmail: build.mutation<AnswerOf<'verifyEmail'>, string>({
        query: (token) => requestFor('verifyEmail', { query: { token } }),
        async onQueryStarted(_token, { dispatch, queryFulfilled }) {
          const isVerified = await queryFulfilled.then(
            () => true,
            () => false,
          );
          if (isVerified) session.changeUser(dispatch, { is_verified: true });
        },
      }),
      resendVerification: build.mutation<AnswerOf<'resendVerification'>, BodyInput<'resendVerification'>>({
        query: (body) => requestFor('resendVerification', { body }),
      }),
      changePassword: build.mutation<AnswerOf<'changePassword'>, BodyInput<'changePassword'>>({
        query: (body) => requestFor('changePassword', { body }),
        invalidatesTags: ['Account'],
      }),
      listAccountSessions: build.query<AccountSession[], void>({
        query: () => requestFor('listAccountSessions'),
        providesTags: ['Account'],
      }),
      endOtherSessions: build.mutation<AnswerOf<'endOtherSessions'>, void>({
        query: () => requestFor('endOtherSessions'),
        invalidatesTags: ['Account'],
      }),
      downloadMyData: build.mutation<MyData, void>({
        query: () => requestFor('downloadMyData'),
      }),
      deleteMyAccount: build.mutation<null, BodyInput<'deleteMyAccount'>>({
        async queryFn(body, { dispatch }, _extra, ask) {
          const { error } = await ask(requestFor('deleteMyAccount', { body }));
          if (error !== undefined) return { error };
          session.close(dispatch);
          dispatch(api.util.resetApiState());
          return { data: null };
        },
      }),
    }),
  });
}
