import type { CallName } from '@kathaloka/contract/calls';

/**
 * Calls that store growing data: stories, games, accounts. They are refused while the disk of the embedded database
 * is nearly full. All other calls only read, sign in, delete, or change a few bytes.
 */
export const STORING_CALLS: ReadonlySet<CallName> = new Set([
  'act',
  'branchSession',
  'createSeries',
  'createSession',
  'createStory',
  'importShelf',
  'keepStory',
  'inviteToSession',
  'joinSession',
  'moveSession',
  'nameGuardian',
  'playFromSharedTurn',
  'publishStory',
  'register',
  'restoreStoryPoint',
  'restoreStoryVersion',
  'saveDraft',
  'shareTurn',
  'updateSeries',
  'updateStory',
  'uploadPlay',
]);
