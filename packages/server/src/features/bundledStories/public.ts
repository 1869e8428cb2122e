export { HOUSE_AUTHOR_ID, prepareLibrary, type PreparedStory } from './prepareStory.ts';
export { libraryCovers, seedLibrary } from './seedLibrary.ts';
export { type ShelfChange, updateLibrary } from './updateLibrary.ts';
