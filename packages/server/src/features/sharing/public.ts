export { sharingInvariants } from './invariants.ts';
export { endLink } from './endLink.ts';
export { openLink } from './pages.ts';
export { sharedPage } from './sharedPage.ts';
export { sharedPassage } from './sharedPassage.ts';
export { sharingData } from './personalData.ts';
export { playsFromLinks } from './playsFromLinks.ts';
