export { getSettings } from './getSettings.ts';
