export { checkFromPart, checkSeries, type SeriesFault, seriesPart, type SeriesPart } from './checkSeries.ts';
export { leftBy, type LeftValue, type Share, takenFrom } from './sharedState.ts';
