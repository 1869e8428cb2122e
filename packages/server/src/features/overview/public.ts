export { getOverview } from './getOverview.ts';
export { getSetup } from './getSetup.ts';
export { overviewInvariants } from './invariants.ts';
export { listModelStatus } from './listModelStatus.ts';
export { runningTotals } from './runningTotals.ts';
export { sweepOverview } from './sweepOverview.ts';
