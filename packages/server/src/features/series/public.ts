export { seriesData } from './personalData.ts';
export { findLaterParts as laterParts, writeSeries } from './repository.ts';
export { rememberLeft, withTaken } from './sharedValues.ts';
