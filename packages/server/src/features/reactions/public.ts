export { reactionsData } from './personalData.ts';
export { reactionsOf } from './reactionsOf.ts';
export { sweepShareSalts } from './shareSalts.ts';
export { sweepReactionIntents } from './sweepReactionIntents.ts';
