import { sessionCalls, signInCalls } from '@kathaloka/contract/calls';
import type { CallInput } from '@kathaloka/contract/endpoints';
import type { SignedIn, User } from '@kathaloka/contract/entities';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Answer, sendCall } from '../calls/sendCall.ts';
import { requestFor } from '../requestFor.ts';
import type { ApiClient } from '../createApiClient.ts';
import { WITHOUT_CONTENT } from '../errors.ts';
import { TAGS } from '../tags.ts';

type SignInAnswer =
  | Answer<'login'>
  | Answer<'register'>
  | Answer<'signInWithGoogle'>
  | Answer<'signInWithOidc'>;

/**
 * The calls that sign in.
 *
 * @example
 * const { useLoginMutation } = withSignIn(client);
 */
export function withSignIn({ api, session }: Pick<ApiClient, 'api' | 'session'>) {
  /** Opens the session with the server's answer, and refetches stories, whose `user_state` depends on the account. */
  async function signIn(call: Promise<SignInAnswer>, { dispatch }: BaseQueryApi) {
    const { data, error } = await call;
    if (error) return { error };
    const { tokens, user }: Partial<SignedIn> = data;
    if (!tokens?.access_token || !user) return { error: WITHOUT_CONTENT };
    session.open(dispatch, tokens, user);
    dispatch(api.util.invalidateTags([...TAGS]));
    return { data: user };
  }

  return api.injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<User, CallInput<'login'>>({
        queryFn: (input, calling, _extra, send) =>
          signIn(sendCall(send, signInCalls, 'login', input), calling),
      }),
      register: build.mutation<User, CallInput<'register'>>({
        queryFn: (input, calling, _extra, send) =>
          signIn(sendCall(send, signInCalls, 'register', input), calling),
      }),
      signInWithGoogle: build.mutation<User, CallInput<'signInWithGoogle'>>({
        queryFn: (input, calling, _extra, send) =>
          signIn(sendCall(send, signInCalls, 'signInWithGoogle', input), calling),
      }),
      signInWithOidc: build.mutation<User, CallInput<'signInWithOidc'>>({
        queryFn: (input, calling, _extra, send) =>
          signIn(sendCall(send, signInCalls, 'signInWithOidc', input), calling),
      }),
      /** Finds the owner of a link's token, without signing in. */
      findTokenOwner: build.mutation<User, string>({
        query: (accessToken) => ({ ...requestFor(sessionCalls, 'getMe', undefined), accessToken }),
      }),
      /** Signs in with an access token alone, after the server has confirmed its owner. */
      signInWithToken: build.mutation<User, { access_token: string; user: User }>({
        queryFn({ access_token, user }, { dispatch }) {
          session.open(dispatch, { access_token, refresh_token: '' }, user);
          dispatch(api.util.invalidateTags([...TAGS]));
          return { data: user };
        },
      }),
    }),
  });
}
