/**
 * The English messages for errors; `ui/words` has the same tables for other languages. One file per part of
 * the product, so that a page downloads only what it needs.
 */
export { rules } from './rules.ts';
export { type FieldFault, importing } from './importing.ts';
export { quoted } from './quoted.ts';
export type { CodeWords, ErrorWords, FailureWords } from './failureWords.ts';
export { account } from './account.ts';
export { stories } from './stories.ts';
export { play, playNotices } from './play.ts';
export { authoring } from './authoring.ts';
export { progress } from './progress.ts';
export { admin } from './admin.ts';
export { waitlist } from './waitlist.ts';
