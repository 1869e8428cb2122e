export { followsData } from './personalData.ts';
export { sweepFollowLetters } from './letter/sweepFollowLetters.ts';
