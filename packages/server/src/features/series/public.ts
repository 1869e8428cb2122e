export { getSeries } from './getSeries.ts';
export { listSeriesBy } from './listSeriesBy.ts';
export { laterParts } from './laterParts.ts';
export { nextParts } from './nextParts.ts';
export { leaveSeries } from './leaveSeries.ts';
export { seriesData } from './personalData.ts';
export { rememberLeft, withTaken } from './sharedValues.ts';
export { writeSeries } from './writeSeries.ts';
