/**
 * What a person reads when something fails, where the server gives no text of its own. By area, then by what was tried.
 * A file for each part of the product, so that a page downloads the texts of its own.
 */
export { account, adminLogin } from './account.ts';
export { stories } from './stories.ts';
export { play } from './play.ts';
export { createStory, myStories, editStory } from './authoring.ts';
export { progress } from './progress.ts';
export { admin, adminStory } from './admin.ts';
export { waitlist } from './waitlist.ts';
