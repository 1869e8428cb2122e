export { checkFromPart, checkSeries, type SeriesFault } from './checkSeries.ts';
export { leftBy, type LeftValue, type Share, takenFrom } from './sharedState.ts';
