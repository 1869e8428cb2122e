export { blockAccount, changeAccount, type ChangedAccount, unblockAccount } from './account/administer.ts';
export { findSignedInUser } from './sessions/findSignedInUser.ts';
export { ensureAdmin, setFirstPassword, type FirstAdmin } from './signIn/firstAdmin.ts';
export { sendEmailTo } from './emails/sendEmailTo.ts';
export { accountsData } from './personalData.ts';
export { sweepAccounts } from './sweep.ts';
export { tellOfRole } from './emails/tellOfRole.ts';
