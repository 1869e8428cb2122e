export { spend } from './repository.ts';
