import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import type { Deps } from '../../platform/Deps.ts';
import { signInWithGoogle } from './google.ts';
import { forgotPassword, resendVerification, resetPassword, verifyEmail } from './links.ts';
import { changePassword, deleteMyAccount, downloadMyData } from './myAccount.ts';
import { endOtherSessions, endSession, listSessions, ownerOfSession } from './ownSessions.ts';
import { logout, refreshTokens } from './sessions.ts';
import { currentUser, login, register } from './signIn.ts';

export function accountsRoutes(deps: Deps) {
  return defineRoutes({
    login: ({ body, caller }) => login(deps, body, caller),
    register: ({ body, caller }) => register(deps, body, caller),
    signInWithGoogle: ({ body, caller }) => signInWithGoogle(deps, body, caller),
    refreshTokens: ({ body, caller }) => refreshTokens(deps, body, caller),
    logout: ({ user }) => logout(deps, user),
    forgotPassword: ({ body, caller }) => forgotPassword(deps, body, caller),
    resetPassword: ({ body, caller }) => resetPassword(deps, body, caller),
    verifyEmail: ({ query, caller }) => verifyEmail(deps, query.token, caller),
    resendVerification: ({ body, caller }) => resendVerification(deps, body, caller),
    getMe: ({ user }) => currentUser(deps, user.id),
    changePassword: ({ body, user, caller }) => changePassword(deps, body, user, caller),
    listAccountSessions: ({ user }) => listSessions(deps, user),
    endOtherSessions: ({ body, user }) => endOtherSessions(deps, body, user),
    endSession: {
      ownerOf: ({ id }) => ownerOfSession(deps, id),
      handle: ({ params, user }) => endSession(deps, params, user),
    },
    downloadMyData: ({ user }) => downloadMyData(deps, user),
    deleteMyAccount: ({ body, user, caller }) => deleteMyAccount(deps, body, user, caller),
  });
}
