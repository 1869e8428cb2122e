import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import type { AccountsContext } from './context.ts';
import { signInWithGoogle } from './google.ts';
import { forgotPassword, resendVerification, resetPassword, verifyEmail } from './links.ts';
import {
  changePassword,
  deleteMyAccount,
  downloadMyData,
  endOtherSessions,
  listSessions,
} from './myAccount.ts';
import { logout, refreshTokens } from './sessions.ts';
import { currentUser, login, register } from './signIn.ts';

export function accountsRoutes(context: AccountsContext) {
  return defineRoutes({
    login: ({ body, caller }) => login(context, body, caller),
    register: ({ body, caller }) => register(context, body, caller),
    signInWithGoogle: ({ body, caller }) => signInWithGoogle(context, body, caller),
    refreshTokens: ({ body, caller }) => refreshTokens(context, body, caller),
    logout: ({ user }) => logout(context, user),
    forgotPassword: ({ body, caller }) => forgotPassword(context, body, caller),
    resetPassword: ({ body, caller }) => resetPassword(context, body, caller),
    verifyEmail: ({ query, caller }) => verifyEmail(context, query.token, caller),
    resendVerification: ({ body, caller }) => resendVerification(context, body, caller),
    getMe: ({ user }) => currentUser(context, user.id),
    changePassword: ({ body, user }) => changePassword(context, body, user),
    listAccountSessions: ({ user }) => listSessions(context, user),
    endOtherSessions: ({ user }) => endOtherSessions(context, user),
    downloadMyData: ({ user }) => downloadMyData(context, user),
    deleteMyAccount: ({ body, user }) => deleteMyAccount(context, body, user),
  });
}
