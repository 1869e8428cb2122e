import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import type { AccountsContext } from './context.ts';
import { logout, refreshTokens } from './sessions.ts';
import { currentUser, login, register } from './signIn.ts';

export function accountsRoutes(context: AccountsContext) {
  return defineRoutes({
    login: ({ body, caller }) => login(context, body, caller),
    register: ({ body, caller }) => register(context, body, caller),
    refreshTokens: ({ body, caller }) => refreshTokens(context, body, caller),
    logout: ({ user }) => logout(context, user),
    getMe: ({ user }) => currentUser(context, user.id),
  });
}
