import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { reading } from '../../platform/replica/reading.ts';
import type { Deps } from '../../platform/Deps.ts';
import { signInWithGoogle } from './signIn/signInWithGoogle.ts';
import { signInWithOidc } from './oidc/signInWithOidc.ts';
import { forgotPassword } from './links/forgotPassword.ts';
import { resendVerification } from './links/resendVerification.ts';
import { resetPassword } from './links/resetPassword.ts';
import { verifyEmail } from './links/verifyEmail.ts';
import { beginSecondFactor } from './account/beginSecondFactor.ts';
import { confirmSecondFactor } from './account/confirmSecondFactor.ts';
import { getSecondFactor } from './account/getSecondFactor.ts';
import { removeSecondFactor } from './account/removeSecondFactor.ts';
import { changeAbout } from './account/changeAbout.ts';
import { chooseModels } from './account/chooseModels.ts';
import { changePassword } from './account/changePassword.ts';
import { proveIdentity } from './account/proveIdentity.ts';
import { deleteMyAccount } from './account/deleteMyAccount.ts';
import { downloadMyData } from './account/downloadMyData.ts';
import { endOtherSessions } from './sessions/endOtherSessions.ts';
import { endSession, ownerOfSession } from './sessions/endSession.ts';
import { listAccountSessions } from './sessions/listAccountSessions.ts';
import { logout } from './sessions/logout.ts';
import { refreshTokens } from './sessions/refreshTokens.ts';
import { getMe } from './account/getMe.ts';
import { login } from './signIn/login.ts';
import { register } from './signIn/register.ts';
import { getGuardianship } from './young/getGuardianship.ts';
import { giveBirthYear } from './young/giveBirthYear.ts';
import { giveConsent } from './young/giveConsent.ts';
import { nameGuardian } from './young/nameGuardian.ts';
import { withdrawConsent } from './young/withdrawConsent.ts';

export function accountsRoutes(deps: Deps) {
  return defineRoutes({
    login: ({ body, caller }) => login(deps, body, caller),
    register: ({ body, caller }) => register(deps, body, caller),
    signInWithGoogle: ({ body, caller }) => signInWithGoogle(deps, body, caller),
    signInWithOidc: ({ body, caller }) => signInWithOidc(deps, body, caller),
    refreshTokens: ({ body, caller }) => refreshTokens(deps, body, caller),
    logout: ({ user }) => logout(deps, user),
    forgotPassword: ({ body, caller }) => forgotPassword(deps, body, caller),
    resetPassword: ({ body, caller }) => resetPassword(deps, body, caller),
    verifyEmail: ({ query, caller }) => verifyEmail(deps, query.token, caller),
    resendVerification: ({ body, caller }) => resendVerification(deps, body, caller),
    getMe: ({ user }) => getMe(deps, user.id),
    chooseModels: ({ body, user }) => chooseModels(deps, body, user),
    changePassword: ({ body, user, caller }) => changePassword(deps, body, user, caller),
    proveIdentity: ({ body, user, caller }) => proveIdentity(deps, body, user, caller),
    getSecondFactor: ({ user }) => getSecondFactor(deps, user),
    beginSecondFactor: ({ body, user }) => beginSecondFactor(deps, body, user),
    confirmSecondFactor: ({ body, user }) => confirmSecondFactor(deps, body, user),
    removeSecondFactor: ({ body, user }) => removeSecondFactor(deps, body, user),
    listAccountSessions: ({ user }) => listAccountSessions(deps, user),
    endOtherSessions: ({ body, user }) => endOtherSessions(deps, body, user),
    endSession: {
      ownerOf: ({ id }) => ownerOfSession(deps, id),
      handle: ({ params, user }) => endSession(deps, params, user),
    },
    getGuardianship: ({ query, caller }) => getGuardianship(deps, query.token, caller),
    giveConsent: ({ body, caller }) => giveConsent(deps, body, caller),
    withdrawConsent: ({ body, caller }) => withdrawConsent(deps, body, caller),
    changeAbout: ({ body, user }) => changeAbout(deps, body, user),
    giveBirthYear: ({ body, user }) => giveBirthYear(deps, body, user),
    nameGuardian: ({ body, user, caller }) => nameGuardian(deps, body, user, caller),
    downloadMyData: ({ user }) => downloadMyData(reading(deps, user), user),
    deleteMyAccount: ({ body, user, caller }) => deleteMyAccount(deps, body, user, caller),
  });
}
