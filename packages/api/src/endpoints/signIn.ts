import type { BodyInput } from '@kathaloka/contract/endpoints';
import type { SignedIn, User } from '@kathaloka/contract/entities';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiRequest } from '../baseQuery/apiRequest.ts';
import { requestFor } from '../baseQuery/requestFor.ts';
import type { EmptyApi } from '../emptyApi.ts';
import { type ApiError, WITHOUT_CONTENT } from '../errors.ts';
import type { Session } from '../session/createSession.ts';
import { TAGS } from '../tags.ts';

type Asked = { data?: unknown; error?: unknown };
type Ask = (request: ApiRequest) => Asked | PromiseLike<Asked>;
type Answer<T> = { data: T } | { error: ApiError };

export function withSignIn(api: EmptyApi, session: Session) {
  /** Opens the session with what the server gave; what readers see of stories may change with who they are. */
  async function signIn(request: ApiRequest, { dispatch }: BaseQueryApi, ask: Ask): Promise<Answer<User>> {
    const { data, error } = await ask(request);
    if (error !== undefined) return { error: error as ApiError };
    const { tokens, user } = (data ?? {}) as Partial<SignedIn>;
    if (!tokens?.access_token || !user) return { error: WITHOUT_CONTENT };
    session.open(dispatch, tokens, user);
    dispatch(api.util.invalidateTags([...TAGS]));
    return { data: user };
  }

  return api.injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<User, BodyInput<'login'>>({
        queryFn: (body, calling, _extra, ask) => signIn(requestFor('login', { body }), calling, ask),
      }),
      register: build.mutation<User, BodyInput<'register'>>({
        queryFn: (body, calling, _extra, ask) => signIn(requestFor('register', { body }), calling, ask),
      }),
      signInWithGoogle: build.mutation<User, string>({
        queryFn: (id_token, calling, _extra, ask) =>
          signIn(requestFor('signInWithGoogle', { body: { id_token } }), calling, ask),
      }),
      /** By an access token alone, as a link carries it. It proves itself before it takes the place of another session. */
      signInWithToken: build.mutation<User, string>({
        async queryFn(access_token, { dispatch }, _extra, ask) {
          const { data, error } = await ask({ ...requestFor('getMe'), accessToken: access_token });
          if (error !== undefined) return { error };
          session.open(dispatch, { access_token, refresh_token: '' }, data as User);
          dispatch(api.util.invalidateTags([...TAGS]));
          return { data: data as User };
        },
      }),
      /** Ends the session here whether or not the server can be told. */
      logout: build.mutation<null, void>({
        async queryFn(_nothing, { dispatch }, _extra, ask) {
          await ask(requestFor('logout'));
          session.close(dispatch);
          dispatch(api.util.resetApiState());
          return { data: null };
        },
      }),
    }),
  });
}
