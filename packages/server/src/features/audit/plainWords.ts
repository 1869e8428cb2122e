import type { CallName } from '@kathaloka/contract/calls';

/** What a call did to an account or story. `story` is the quoted name. */
const DONE: Partial<Record<CallName, (story: string) => string>> = {
  updateUser: () => 'changed the rights of your account',
  changeBirthYear: () => 'changed the year of birth of your account',
  recordConsent: () => 'recorded whether your guardian has consented',
  grantCredits: () => 'gave you credits',
  blockUser: () => 'blocked your account',
  exportUser: () => 'exported what is stored about you',
  removeUser: () => 'deleted your account',
  unblockUser: () => 'unblocked your account',
  createStory: (story) => `created the story ${story}`,
  updateStory: (story) => `edited the story ${story}`,
  importShelf: (story) => `created the story ${story}`,
  exportShelf: (story) => `exported the story ${story}`,
  publishStory: (story) => `published the story ${story}`,
  archiveStory: (story) => `archived the story ${story}`,
  deleteStory: (story) => `deleted the story ${story}`,
  removeStory: (story) => `deleted the story ${story}`,
  restoreStory: (story) => `restored the story ${story}`,
  restoreStoryVersion: (story) => `went back to an earlier version of the story ${story}`,
  restoreStoryPoint: (story) => `put back what the story ${story} was before a change`,
  setFeatured: (story) => `changed whether the story ${story} is featured`,
  changeStories: (story) => `changed the story ${story} together with others`,
  approveReview: (story) => `approved the story ${story}`,
  rejectReview: (story) => `sent the story ${story} back to its author`,
  decideReport: (story) => `decided a report of the story ${story}`,
  getStorySource: (story) => `read everything that you have written of the story ${story}`,
  listStoryVersions: (story) => `read the list of the versions of the story ${story}`,
  getStoryVersion: (story) => `read an earlier version of the story ${story}`,
  getStoryInsights: (story) => `read how readers play the story ${story}`,
  getSession: () => 'read a play of yours',
  mapSession: () => 'read the map of a play of yours',
  readReasons: () => 'read the reasons of a turn of yours',
  exportSession: () => 'exported a play of yours',
};

interface WordsAbout {
  /** The name of the story. */
  readonly name: string;
  /** Whether the person made the call themselves. */
  readonly isOwn: boolean;
}

/** A sentence for the export of personal data: “An administrator blocked your account.” */
export function plainWords(action: string, { name, isOwn }: WordsAbout): string {
  const done = DONE[action as CallName]?.(`“${name}”`) ?? action;
  return `${isOwn ? 'You' : 'An administrator'} ${done}.`;
}
