export { followsData } from './personalData.ts';
export { addStopLetter } from './letter/stopLetter.ts';
export { sweepFollowLetters } from './letter/sweepFollowLetters.ts';
