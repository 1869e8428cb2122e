export { laterParts } from './laterParts.ts';
export { seriesData } from './personalData.ts';
export { rememberLeft, withTaken } from './sharedValues.ts';
export { writeSeries } from './writeSeries.ts';
