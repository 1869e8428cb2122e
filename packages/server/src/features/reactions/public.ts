export { reactionInvariants } from './invariants.ts';
export { findRating, removeRating, writeRating } from './ratingsRepository.ts';
export { lockPublishedStats } from './repository.ts';
export { reactionsData } from './personalData.ts';
export { sweepShareSalts } from './shareSalts.ts';
export { sweepReactionIntents } from './sweepReactionIntents.ts';
export { createTiesOf, reactionsOf, type Ties } from './ties.ts';
