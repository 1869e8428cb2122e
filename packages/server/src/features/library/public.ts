export { libraryCovers, seedLibrary } from './seedLibrary.ts';
