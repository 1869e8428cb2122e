export { type BookPicture, coverInBook, picturesInBook } from './bookPictures.ts';
export { coverAddress } from './coverAddress.ts';
export { type Covers, createCovers, sweepCovers } from './covers.ts';
export { createPreviews, type Previews } from './preview/createPreviews.ts';
export { drawingRoutes } from './drawings.ts';
export { createPictureStore, sweepPictures } from './modelPictures.ts';
export { prerenderCovers } from './prerenderCovers.ts';
export type { PictureStorage } from './storage/PictureStorage.ts';
export { pictureStorage } from './storage/storage.ts';
