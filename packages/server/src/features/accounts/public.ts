export {
  blockAccount,
  changeAccount,
  type ChangedAccount,
  lockForYouth,
  unblockAccount,
} from './account/administer.ts';
export { asSignedIn, closeAccountOf } from './account/closeAccount.ts';
export { isNewcomer } from './account/isNewcomer.ts';
export { shownName } from './account/shownName.ts';
export { createFindSignedInUser } from './sessions/findSignedInUser.ts';
export { ensureAdmin, setFirstPassword, type FirstAdmin } from './signIn/firstAdmin.ts';
export { noteWrite } from './sessions/noteWrite.ts';
export { endAllSessions } from './sessions/endAllSessions.ts';
export { accountInvariants } from './invariants.ts';
export { accountJobs } from './jobs.ts';
export { addEmailTo } from './emails/addEmailTo.ts';
export { accountsData } from './personalData.ts';
export { sweepAccounts } from './sweep.ts';
export { sweepWaiting } from './young/sweepWaiting.ts';
export { endConsent, grantConsent } from './young/consent.ts';
export { storeBirthYear } from './young/birthYear.ts';
export { isYouth, presentYouth } from './presentYouth.ts';
export { addAuthorOfTheHouse } from './account/authorOfTheHouse.ts';
export { addOidcPages } from './oidc/addOidcPages.ts';
export { tellOfRole } from './emails/tellOfRole.ts';
