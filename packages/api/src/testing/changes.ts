/** The mounted queries that a call changes. */
export interface Change {
  /** Refetched from the server. */
  readonly refetches?: readonly string[];
  /** Updated without a request, optimistically or from the answer; rolled back after a refusal. */
  readonly updates?: readonly string[];
  /** The text that each of these queries shows after the change, or no longer shows. */
  readonly shows?: RegExp;
  readonly hides?: RegExp;
  /** Refetched although the server refused. */
  readonly afterRefusal?: readonly string[];
}

const both = (name: string) => [name, `${name} (other)`];

/** The names of queries: those about one changed story or session, and those about any. */
const LISTS = [
  'listStories',
  'listFeaturedStories',
  'listTrendingStories',
  'listFollowedStories',
  'searchStories',
];
const ALL_STORIES = ['listAllStories', 'listAllCategories', 'listAllTags'];
const STORY = ['getStory', 'getStorySource'];
const EVERY_STORY = ['getStory', 'getStorySource', 'listStoryVersions'].flatMap(both);
const OWN_STORY = [...STORY, 'listMyStories', ...ALL_STORIES];
const STATUS = [...OWN_STORY, ...LISTS, 'listStoryVersions'];
const EVERYTHING_SHOWN = [
  ...EVERY_STORY,
  ...LISTS,
  'getAuthor',
  'listMyStories',
  'listReviews',
  ...ALL_STORIES,
];
const BY_ADMINISTRATORS = [...LISTS, 'listMyStories', ...ALL_STORIES, 'listAudit'];
const SESSIONS = ['listSessions', ...both('checkSession'), 'listTogether'];
const PEOPLE = ['listUsers', 'listAudit'];

/** Data that depends on who is signed in. Pages do not refetch it anyway. */
const OF_PERSON = [
  ...EVERYTHING_SHOWN,
  ...SESSIONS,
  ...both('getSession'),
  ...both('getSeries'),
  'listMySeries',
  'listAccountSessions',
  'getSecondFactor',
  'getFollow',
  'listFollows',
  'listSharedTurns',
  'listCategories',
  'listTags',
  'listUsers',
  'listReports',
  'getOverview',
  'listAudit',
];

const NOTHING: Change = {};
const afterAll = (refetches: readonly string[]): Change => ({ refetches, afterRefusal: refetches });
const OWN: Change = { refetches: OWN_STORY };
/** A new text may leave a restore point. */
const TEXT: Change = { refetches: [...OWN_STORY, 'listStoryVersions'] };
const NEW_STATUS: Change = { refetches: STATUS, afterRefusal: OWN_STORY };
const DECIDED: Change = {
  refetches: [...STATUS, 'listReviews', 'getOverview', 'listAudit'],
  afterRefusal: [...OWN_STORY, 'listReviews', 'getOverview', 'listAudit'],
};
const SIGNED_IN: Change = { refetches: OF_PERSON };
const EVERYTHING = ['everything'];
const OF_CATEGORIES = ['listCategories', 'listAllCategories', 'listAudit'];
const OF_TAGS = ['listTags', 'listAllTags', 'listAudit'];
const shown = (list: readonly string[]): Change => afterAll([...new Set([...list, ...EVERYTHING_SHOWN])]);
const reacted = (total: number): Change => ({
  updates: [...LISTS, 'getStory'],
  shows: new RegExp(`:${total}\\b`),
});
const OF_SERIES: Change = { refetches: ['getSeries', 'listMySeries', ...EVERYTHING_SHOWN] };

/** A row for every mutation of the client. A query that its row does not list must not change. */
export const CHANGES: Readonly<Record<string, Change>> = {
  getMe: NOTHING,
  login: SIGNED_IN,
  register: SIGNED_IN,
  signInWithGoogle: SIGNED_IN,
  signInWithOidc: SIGNED_IN,
  signInWithToken: SIGNED_IN,
  loginAsAdmin: SIGNED_IN,
  findTokenOwner: NOTHING,
  forgotPassword: NOTHING,
  resetPassword: NOTHING,
  verifyEmail: NOTHING,
  resendVerification: NOTHING,
  getGuardianship: NOTHING,
  giveConsent: NOTHING,
  withdrawConsent: NOTHING,
  changePassword: afterAll(['listAccountSessions']),
  proveIdentity: NOTHING,
  beginSecondFactor: NOTHING,
  confirmSecondFactor: afterAll(['getSecondFactor']),
  removeSecondFactor: afterAll(['getSecondFactor']),
  endOtherSessions: afterAll(['listAccountSessions']),
  endSession: afterAll(['listAccountSessions']),
  downloadMyData: NOTHING,
  deleteMyAccount: { refetches: EVERYTHING },
  // also if the server cannot be reached
  logout: afterAll(EVERYTHING),
  changeAbout: NOTHING,
  giveBirthYear: NOTHING,
  nameGuardian: NOTHING,
  chooseModels: NOTHING,
  createStory: { refetches: ['listMyStories', ...ALL_STORIES] },
  updateStory: TEXT,
  restoreStoryVersion: TEXT,
  restoreStoryPoint: TEXT,
  importStory: NOTHING,
  suggestPhrases: NOTHING,
  publishStory: NEW_STATUS,
  archiveStory: NEW_STATUS,
  restoreStory: NEW_STATUS,
  deleteStory: NEW_STATUS,
  eraseStory: NEW_STATUS,
  hideAdminAct: OWN,
  hideReportDecision: OWN,
  getDraft: NOTHING,
  saveDraft: NOTHING,
  deleteDraft: NOTHING,
  followPresence: NOTHING,
  updatePresence: NOTHING,
  keepStory: NOTHING,
  uploadPlay: afterAll(SESSIONS),
  startPlaying: { refetches: SESSIONS },
  startAfterChoices: afterAll(SESSIONS),
  takeTurn: {
    refetches: SESSIONS,
    updates: ['getSession'],
    shows: /"id":"00000006-0000-4000-8000-000000000099"/,
    afterRefusal: ['getSession'],
  },
  loadEarlier: { updates: ['getSession'] },
  chooseRetelling: {
    refetches: SESSIONS,
    updates: ['getSession'],
    shows: /"current_xp":7001/,
    afterRefusal: ['getSession'],
  },
  moveSession: {
    refetches: SESSIONS,
    updates: ['getSession'],
    shows: /"current_xp":7002/,
    afterRefusal: ['getSession'],
  },
  changeLanguage: afterAll(['getSession', ...SESSIONS]),
  createSession: afterAll(SESSIONS),
  branchSession: afterAll(SESSIONS),
  deleteSession: { updates: ['listSessions'], hides: /"id":"00000005-0000-4000-8000-000000000001"/ },
  mapSession: NOTHING,
  readReasons: NOTHING,
  readMemory: NOTHING,
  changeMemory: NOTHING,
  forgetMemory: NOTHING,
  exportSession: NOTHING,
  printBook: NOTHING,
  downloadBook: NOTHING,
  listFinishedTasks: NOTHING,
  listCredits: NOTHING,
  exportCredits: NOTHING,
  likeStory: reacted(4711),
  bookmarkStory: reacted(4712),
  shareStory: reacted(4713),
  rateStory: { updates: [...LISTS, 'getStory', 'getRating'], shows: /_rating":4\.5/ },
  followAuthor: {
    refetches: ['listFollowedStories'],
    updates: ['getFollow'],
    shows: /"is_followed":true/,
    afterRefusal: ['listFollowedStories'],
  },
  changeFollowLetter: { updates: ['listFollows'], shows: /"wants_letter":true/ },
  refreshFirstPage: { updates: ['listStories'] },
  reportStory: NOTHING,
  reportTurn: NOTHING,
  reportSharedTurn: NOTHING,
  createSeries: { ...OF_SERIES, refetches: ['getSeries (other)', 'listMySeries', ...EVERYTHING_SHOWN] },
  updateSeries: OF_SERIES,
  deleteSeries: OF_SERIES,
  forgetSeries: afterAll(['getSeries']),
  shareTurn: afterAll(['listSharedTurns']),
  revokeSharedTurn: afterAll(['listSharedTurns']),
  playFromSharedTurn: afterAll(SESSIONS),
  followTogether: NOTHING,
  inviteToSession: afterAll(['getSession', ...SESSIONS]),
  revokeInvitation: NOTHING,
  // the session's players receive the change as events
  changeTogether: NOTHING,
  passTurn: NOTHING,
  vote: NOTHING,
  removePlayer: afterAll(SESSIONS),
  endTogether: afterAll(['getSession', ...SESSIONS]),
  leaveTogether: afterAll(SESSIONS),
  joinSession: afterAll(SESSIONS),
  approveReview: DECIDED,
  rejectReview: DECIDED,
  setFeatured: {
    refetches: ['listFeaturedStories', 'listAudit'],
    updates: [
      'listStories',
      'listTrendingStories',
      'listFollowedStories',
      'searchStories',
      'getStory',
      'listAllStories',
    ],
    shows: /"is_featured":true/,
    afterRefusal: ALL_STORIES,
  },
  removeStory: { refetches: [...STORY, ...BY_ADMINISTRATORS] },
  importShelf: { refetches: BY_ADMINISTRATORS },
  exportShelf: afterAll(['listAudit']),
  changeStories: afterAll([...STORY, ...BY_ADMINISTRATORS]),
  createCategory: afterAll(OF_CATEGORIES),
  renameCategory: shown(OF_CATEGORIES),
  reorderCategories: shown(OF_CATEGORIES),
  mergeCategory: shown(OF_CATEGORIES),
  deleteCategory: afterAll(OF_CATEGORIES),
  createTag: afterAll(OF_TAGS),
  updateTag: shown(OF_TAGS),
  reorderTags: shown(OF_TAGS),
  mergeTag: shown(OF_TAGS),
  deleteTag: afterAll(OF_TAGS),
  updateUser: afterAll(PEOPLE),
  grantCredits: afterAll(PEOPLE),
  blockUser: afterAll(PEOPLE),
  unblockUser: afterAll(PEOPLE),
  changeBirthYear: afterAll(PEOPLE),
  recordConsent: afterAll(PEOPLE),
  exportUser: afterAll(['listAudit']),
  removeUser: afterAll(['listUsers', ...EVERY_STORY, ...BY_ADMINISTRATORS]),
  decideReport: afterAll(['listReports', 'getOverview', ...EVERY_STORY, ...BY_ADMINISTRATORS]),
};
