export { leaveUncounted } from './leaveUncounted.ts';
export { noteShare } from './noteShare.ts';
export { progressData } from './personalData.ts';
export { settleProgress } from './settleProgress.ts';
export { sweepDeeds } from './sweepDeeds.ts';
export { progressInvariants } from './invariants.ts';
