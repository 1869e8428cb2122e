export { reactionInvariants } from './invariants.ts';
export { changeRating, ratingBy } from './ratings.ts';
export { reactionsData } from './personalData.ts';
export { sweepShareSalts } from './shareSalts.ts';
export { sweepReactionIntents } from './sweepReactionIntents.ts';
export { createTiesOf, reactionsOf, type Ties } from './ties.ts';
