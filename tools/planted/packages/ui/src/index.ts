export { Good } from './blocks/Good/index.ts';
