export { coverAddress } from './coverAddress.ts';
export { type Covers, createCovers, sweepCovers } from './covers.ts';
export { paintAhead } from './paintAhead.ts';
