export { authorWithPage } from './authorWithPage.ts';
export { getAuthor } from './getAuthor.ts';
