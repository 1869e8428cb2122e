export { getOverview } from './getOverview.ts';
export { getSetup } from './getSetup.ts';
export { listModelStatus } from './listModelStatus.ts';
export { runningTotals } from './runningTotals.ts';
export { sweepOverview } from './sweepOverview.ts';
