export { getOverview } from './getOverview.ts';
export { getSetup } from './getSetup.ts';
export { sweepOverview } from './sweepOverview.ts';
