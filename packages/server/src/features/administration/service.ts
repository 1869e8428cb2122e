export { grantsData } from './grants.ts';
