export { grantsData } from './grants.ts';
export { sweepStoryCounts } from './stories.ts';
