export { getAuthor } from './getAuthor.ts';
