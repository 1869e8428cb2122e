export { getOverview } from './getOverview.ts';
export { getSetup } from './getSetup.ts';
export { listModelStatus } from './listModelStatus.ts';
export { sweepOverview } from './sweepOverview.ts';
