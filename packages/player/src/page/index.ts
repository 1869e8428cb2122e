export { playedPart } from './playedPart.ts';
export { pictureAddress, type PageParts, storyPage } from './storyPage.ts';
export { facesFor, facesNeeded, type FontFace, rangesHold } from './faces.ts';
