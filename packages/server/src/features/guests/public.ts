export { openingOf } from './openings.ts';
