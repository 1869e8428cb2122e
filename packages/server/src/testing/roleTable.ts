import type { CallName } from '@kathaloka/contract/calls';
import { newId } from '../platform/ids.ts';
import type { CallOptions } from './callApi.ts';
import { adminOnly, everyone, owners, ownersOrAdmins, type Row, signedIn, type World } from './roleRows.ts';
import { TOGETHER } from './togetherRows.ts';

/** The password of all users in these worlds. */
export const PASSWORD = 'Sarayu 1! river';
/** An id that identifies nothing. */
export const UNKNOWN = '0b0b0b0b-0000-4000-8000-000000000000';
const passwords = { password: PASSWORD, confirm_password: PASSWORD };

const story = ({ story_id }: World): CallOptions => ({ params: { id: story_id } });
const version = ({ story_id }: World): CallOptions => ({ params: { id: story_id, number: '1' } });
const session = ({ session_id }: World): CallOptions => ({ params: { session_id } });
const turn = ({ session_id, turn_id }: World): CallOptions => ({ params: { session_id }, body: { turn_id } });
const visit = ({ story_id }: World): CallOptions => ({ params: { id: story_id, tab: UNKNOWN } });
const link = ({ shared }: World): CallOptions => ({ params: { token: shared.token } });
const review = (): CallOptions => ({ params: { story_id: UNKNOWN } });
const about =
  (body: object) =>
  ({ owner }: World): CallOptions => ({ params: { id: owner.id }, body });
const thing = (): CallOptions => ({ params: { id: UNKNOWN } });

/** One row for every call of the contract: without one, this file does not compile. */
export const ROLE_TABLE: Record<CallName, Row> = {
  listStories: everyone(200),
  listFeaturedStories: everyone(200),
  listTrendingStories: everyone(200),
  getHome: everyone(200),
  searchStories: everyone(200, () => ({ query: { q: 'ferry' } })),
  suggestStories: everyone(200, () => ({ query: { q: 'ferry' } })),
  getStory: {
    gets: [404, 404, 200, 404, 200],
    request: ({ draft_id }) => ({ params: { id: draft_id } }),
  },
  // it is a draft
  getOpening: everyone(404, ({ draft_id }) => ({ params: { id: draft_id } })),
  getGuestStory: everyone(200, story),
  listCategories: everyone(200),
  listTags: everyone(200),
  getSeries: everyone(404, () => ({ params: { slug: 'nowhere' } })),
  getAuthor: everyone(200, ({ owner }) => ({ params: { username: owner.username } })),
  listFollowedStories: signedIn(200),
  getFollow: signedIn(200, ({ owner }) => ({ params: { username: owner.username } })),
  followAuthor: signedIn(404, () => ({ params: { username: 'nowhere' }, body: { is_followed: true } })),
  listFollows: signedIn(200),
  changeFollowLetter: signedIn(200, () => ({ body: { wants_letter: false } })),
  listMySeries: signedIn(200),
  createSeries: signedIn(201, () => ({
    body: { title: 'Nights', description: '', language: 'en', part_ids: [], shares: [], translations: [] },
  })),
  updateSeries: owners(404, () => ({ params: { slug: 'nowhere' }, body: { version: 1 } })),
  deleteSeries: owners(404, () => ({ params: { slug: 'nowhere' } })),
  forgetSeries: signedIn(404, () => ({ params: { slug: 'nowhere' } })),
  likeStory: signedIn(200, story),
  bookmarkStory: signedIn(200, story),
  getRating: signedIn(200, story),
  // to give stars one must have finished it
  rateStory: signedIn(200, (world) => ({ ...story(world), body: { stars: null } })),
  shareStory: everyone(200, story),

  login: everyone(200, () => ({ body: { email_or_username: 'somebody', password: PASSWORD } })),
  register: everyone(201, () => {
    const username = `new_${newId().slice(0, 8)}`;
    return { body: { username, email: `${username}@example.org`, ...passwords } };
  }),
  signInWithGoogle: everyone(401, () => ({ body: { id_token: 'x' } })),
  signInWithOidc: everyone(401, () => ({ body: { ticket: 'x', binding: 'x'.repeat(20) } })),
  refreshTokens: everyone(401, () => ({ body: { refresh_token: 'x' } })),
  logout: signedIn(200),
  forgotPassword: everyone(200, () => ({ body: { email: 'nobody@example.org' } })),
  resetPassword: everyone(400, () => ({ body: { token: 'x', ...passwords } })),
  verifyEmail: everyone(400, () => ({ query: { token: 'x' } })),
  resendVerification: everyone(200, () => ({ body: { email: 'nobody@example.org' } })),
  getGuardianship: everyone(400, () => ({ query: { token: 'x' } })),
  giveConsent: everyone(400, () => ({ body: { token: 'x', is_adult_guardian: true } })),
  withdrawConsent: everyone(400, () => ({ body: { token: 'x' } })),
  changeAbout: signedIn(200, () => ({ body: { about: 'I write of ferries.' } })),
  giveBirthYear: signedIn(200, () => ({ body: { birth_year: 1990 } })),
  nameGuardian: signedIn(422, () => ({ body: { email: 'x' } })),
  getMe: signedIn(200),
  changePassword: signedIn(200, () => ({ body: { current_password: PASSWORD, ...passwords } })),
  proveIdentity: signedIn(200, () => ({ body: { password: PASSWORD } })),
  getSecondFactor: signedIn(200),
  beginSecondFactor: signedIn(200, () => ({ body: { password: PASSWORD } })),
  // nothing was begun
  confirmSecondFactor: signedIn(422, () => ({ body: { code: '123456' } })),
  removeSecondFactor: signedIn(200, () => ({ body: { password: PASSWORD } })),
  listAccountSessions: signedIn(200),
  endOtherSessions: signedIn(200, () => ({ body: { password: PASSWORD } })),
  endSession: owners(200, ({ owner }) => ({ params: { id: owner.session_id } })),
  downloadMyData: signedIn(200),
  deleteMyAccount: {
    // the only administrator has to stay
    gets: [401, 200, 200, 200, 409],
    request: () => ({ body: { password: PASSWORD } }),
  },

  checkSession: signedIn(200, ({ story_id }) => ({ params: { story_id } })),
  createSession: signedIn(201, ({ story_id }) => ({ body: { story_id } })),
  listSessions: signedIn(200),
  getSession: ownersOrAdmins(200, session),
  deleteSession: owners(200, session),
  branchSession: owners(201, turn),
  chooseRetelling: owners(200, turn),
  // the session already plays the newest version
  moveSession: owners(409, (world) => ({ ...session(world), body: { number: 1 } })),
  changeLanguage: owners(200, (world) => ({ ...session(world), body: { language: 'en' } })),
  mapSession: ownersOrAdmins(200, session),
  readMemory: owners(200, session),
  // the session remembers nothing
  changeMemory: owners(404, ({ session_id, turn_id }) => ({
    params: { session_id, entry_id: `${turn_id}~a2lu` },
    body: { is_pinned: true },
  })),
  forgetMemory: owners(404, ({ session_id, turn_id }) => ({
    params: { session_id, entry_id: `${turn_id}~a2lu` },
  })),
  readReasons: ownersOrAdmins(200, ({ session_id, turn_id }) => ({ params: { session_id, turn_id } })),
  // the session has not ended
  getEnding: owners(404, session),
  listFinishedStories: signedIn(200),
  getFoundEndings: signedIn(200, ({ story_id }) => ({ params: { story_id } })),
  exportSession: ownersOrAdmins(200, session),
  downloadBook: owners(200, session),
  printBook: owners(201, (world) => ({ ...session(world), body: {} })),
  shareTurn: owners(201, ({ session_id, turn_id }) => ({ params: { session_id, turn_id }, body: {} })),
  listSharedTurns: signedIn(200),
  revokeSharedTurn: owners(200, ({ shared }) => ({ params: { id: shared.id } })),
  getSharedTurn: everyone(200, link),
  playFromSharedTurn: signedIn(201, link),
  // the story is not open to guests, and has no scenes
  keepStory: { gets: [404, 409, 409, 409, 409], request: ({ story_id }) => ({ params: { id: story_id } }) },
  // the version is unknown
  uploadPlay: signedIn(409, ({ story_id }) => ({
    params: { offline_id: story_id },
    body: { story_id, snapshot_id: story_id, begun_at: '2026-11-25T09:00:00.000Z', from: 0, moves: [] },
  })),
  ...TOGETHER,
  // there is nothing to undo
  act: owners(409, ({ session_id }) => ({
    params: { session_id },
    body: { action_type: 'undo', selected_model: 'tenali', session_id },
  })),
  // the action does not exist
  followAction: owners(404, ({ session_id }) => ({ params: { session_id, key: UNKNOWN } })),

  chooseModels: signedIn(200, () => ({ body: { text: 'vyasa' } })),
  listModels: everyone(200),

  // the body is empty
  createStory: signedIn(422, () => ({ body: {} })),
  listMyStories: signedIn(200),
  getStorySource: ownersOrAdmins(200, story),
  updateStory: ownersOrAdmins(200, (world) => ({ ...story(world), body: { title: 'The ferry' } })),
  // the story is already published
  publishStory: ownersOrAdmins(409, story),
  archiveStory: ownersOrAdmins(200, story),
  restoreStory: ownersOrAdmins(409, story),
  // the story is published
  deleteStory: owners(409, story),
  // the story is not in the bin
  eraseStory: owners(409, story),
  hideReportDecision: owners(200, (world) => ({
    ...story(world),
    body: { decided_at: '2026-01-01T00:00:00Z' },
  })),
  hideAdminAct: owners(200, (world) => ({ ...story(world), body: { number: 1 } })),
  listStoryVersions: ownersOrAdmins(200, story),
  // the story has no stored version
  getStoryVersion: ownersOrAdmins(404, version),
  restoreStoryVersion: ownersOrAdmins(404, version),
  // the story has no restore point
  restoreStoryPoint: ownersOrAdmins(404, version),
  getStoryInsights: ownersOrAdmins(200, story),
  // the body is empty
  importStory: signedIn(422, () => ({ body: {} })),
  suggestPhrases: signedIn(200, () => ({
    body: { language: 'en', text: '', choices: [{ text: 'Wait', target: '' }], index: 0 },
  })),
  drawCovers: signedIn(200, () => ({ query: { seed: '7', keywords: 'river' } })),
  getDraft: signedIn(200, () => ({ params: { place: 'new' } })),
  saveDraft: signedIn(200, () => ({ params: { place: 'new' }, body: { content: {}, version: 0 } })),
  deleteDraft: signedIn(200, () => ({ params: { place: 'new' } })),

  followPresence: ownersOrAdmins(200, visit),
  updatePresence: ownersOrAdmins(200, (world) => ({ ...visit(world), body: { scene: 'bank' } })),
  listReviews: adminOnly(200),
  // no story waits for a review
  approveReview: adminOnly(404, review),
  rejectReview: adminOnly(404, () => ({ ...review(), body: { reason: 'Too short.' } })),

  listTasks: signedIn(200, () => ({ query: { task_type: 'daily' } })),
  listFinishedTasks: signedIn(200),
  listCredits: signedIn(200),
  exportCredits: signedIn(200),

  listAllStories: adminOnly(200),
  changeStories: adminOnly(200, ({ story_id }) => ({ body: { action: 'feature', ids: [story_id] } })),
  // the body is empty
  importShelf: adminOnly(422, () => ({ body: {} })),
  exportShelf: adminOnly(200, ({ story_id }) => ({ body: { ids: [story_id] } })),
  removeStory: adminOnly(200, (world) => ({ ...story(world), body: { reason: 'It names a neighbour.' } })),
  setFeatured: adminOnly(200, (world) => ({ ...story(world), body: { is_featured: true } })),
  listAllCategories: adminOnly(200),
  createCategory: adminOnly(201, () => ({ body: { display_name: `River ${newId()}` } })),
  // the list must have all categories
  reorderCategories: adminOnly(409, () => ({ body: { ids: [UNKNOWN] } })),
  renameCategory: adminOnly(404, () => ({ ...thing(), body: { display_name: 'River' } })),
  mergeCategory: adminOnly(404, () => ({ ...thing(), body: { into: UNKNOWN } })),
  deleteCategory: adminOnly(404, thing),
  listAllTags: adminOnly(200),
  createTag: adminOnly(201, () => ({ body: { display_name: `River ${newId()}`, color: '#f2b23c' } })),
  reorderTags: adminOnly(409, () => ({ body: { ids: [UNKNOWN] } })),
  updateTag: adminOnly(404, () => ({ ...thing(), body: { color: '#f2b23c' } })),
  mergeTag: adminOnly(404, () => ({ ...thing(), body: { into: UNKNOWN } })),
  deleteTag: adminOnly(404, thing),
  listUsers: adminOnly(200),
  getUser: adminOnly(200, ({ owner }) => ({ params: { id: owner.id } })),
  updateUser: adminOnly(200, about({ has_premium_access: true })),
  grantCredits: adminOnly(200, about({ amount: 5, reason: 'For the ferry', operation_key: newId() })),
  blockUser: adminOnly(200, about({ reason: 'Spam' })),
  changeBirthYear: adminOnly(200, about({ birth_year: 1990, reason: 'Mistyped' })),
  recordConsent: adminOnly(200, about({ is_granted: true, reason: 'A letter' })),
  exportUser: adminOnly(200, about({ reason: 'Asked' })),
  removeUser: adminOnly(200, about({ reason: 'Asked' })),
  unblockUser: adminOnly(200, about({ reason: 'A mistake' })),
  listReports: adminOnly(200),
  decideReport: adminOnly(404, () => ({ ...thing(), body: { decision: 'dismiss' } })),
  getOverview: adminOnly(200),
  getSetup: adminOnly(200),
  listModelStatus: adminOnly(200),
  listAudit: adminOnly(200),

  reportStory: signedIn(201, (world) => ({ ...story(world), body: { kind: 'broken' } })),
  reportSharedTurn: signedIn(201, (world) => ({ ...link(world), body: { kind: 'hate' } })),
  reportTurn: owners(201, ({ session_id, turn_id }) => ({
    params: { session_id, turn_id },
    body: { kind: 'hate', words: 'Unkind' },
  })),

  getSettings: everyone(200),
};
