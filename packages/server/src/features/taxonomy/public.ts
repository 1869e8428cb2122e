export { addNames, addShelf, addTags } from './seed.ts';
