export { grantsData } from './personalData.ts';
export { sweepStoryCounts } from './sweepStoryCounts.ts';
export { grantInvariants } from './invariants.ts';
