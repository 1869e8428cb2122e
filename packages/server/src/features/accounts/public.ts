export { blockAccount, changeAccount, type ChangedAccount, unblockAccount } from './account/administer.ts';
export { findSignedInUser } from './sessions/findSignedInUser.ts';
export { ensureAdmin, setFirstPassword, type FirstAdmin } from './signIn/firstAdmin.ts';
export { accountInvariants } from './invariants.ts';
export { accountJobs } from './jobs.ts';
export { addEmailTo } from './emails/addEmailTo.ts';
export { accountsData } from './personalData.ts';
export { sweepAccounts } from './sweep.ts';
export { tellOfRole } from './emails/tellOfRole.ts';
