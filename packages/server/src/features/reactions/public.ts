export { reactionsData } from './personalData.ts';
export { reactionsOf } from './reactionsOf.ts';
export { sweepShareSalts } from './shares.ts';
export { sweepReactionIntents } from './sweepReactionIntents.ts';
