export { HOUSE_AUTHOR_ID, libraryCovers, seedLibrary } from './seedLibrary.ts';
