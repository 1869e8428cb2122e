/** Every call that the product makes: its name, method and path under `/api/v1`, once. Free of zod, so that browsers may import it. */

export const API_BASE = '/api/v1';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

export interface Call {
  readonly method: Method;
  /** Path under `API_BASE`, with parameters in braces: `/stories/{id}`. */
  readonly path: `/${string}`;
}

export const calls = {
  // Catalogue
  listStories: { method: 'GET', path: '/stories/' },
  listFeaturedStories: { method: 'GET', path: '/stories/featured/' },
  listTrendingStories: { method: 'GET', path: '/stories/trending/' },
  searchStories: { method: 'GET', path: '/stories/search/' },
  getStory: { method: 'GET', path: '/stories/{id}' },
  listCategories: { method: 'GET', path: '/categories/' },
  listTags: { method: 'GET', path: '/categories/tags/' },

  // Reactions
  likeStory: { method: 'POST', path: '/stories/{id}/like' },
  bookmarkStory: { method: 'POST', path: '/stories/{id}/bookmark' },
  shareStory: { method: 'POST', path: '/stories/{id}/share' },

  // Accounts
  login: { method: 'POST', path: '/auth/login' },
  register: { method: 'POST', path: '/auth/register' },
  signInWithGoogle: { method: 'POST', path: '/auth/google-id-token' },
  refreshTokens: { method: 'POST', path: '/auth/refresh' },
  logout: { method: 'POST', path: '/auth/logout' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  verifyEmail: { method: 'GET', path: '/auth/verify-email' },
  resendVerification: { method: 'POST', path: '/auth/resend-verification' },
  getMe: { method: 'GET', path: '/auth/me' },
  changePassword: { method: 'PUT', path: '/auth/me/password' },
  listAccountSessions: { method: 'GET', path: '/auth/me/sessions' },
  endOtherSessions: { method: 'POST', path: '/auth/me/sessions/end-others' },
  downloadMyData: { method: 'GET', path: '/auth/me/data' },
  deleteMyAccount: { method: 'POST', path: '/auth/me/delete' },

  // Play
  checkSession: { method: 'GET', path: '/game/sessions/check/{story_id}' },
  createSession: { method: 'PUT', path: '/game/sessions/' },
  getSession: { method: 'GET', path: '/game/sessions/{session_id}' },
  act: { method: 'POST', path: '/game/sessions/{session_id}/action' },
  followAction: { method: 'GET', path: '/game/sessions/{session_id}/actions/{key}/events' },

  // Models
  listModels: { method: 'GET', path: '/models/featured' },

  // Authoring
  createStory: { method: 'POST', path: '/stories/' },
  listMyStories: { method: 'GET', path: '/stories/my/' },
  getStorySource: { method: 'GET', path: '/stories/{id}/source' },
  updateStory: { method: 'PUT', path: '/stories/{id}' },
  publishStory: { method: 'PUT', path: '/stories/{id}/publish' },
  archiveStory: { method: 'PUT', path: '/stories/{id}/archive' },
  restoreStory: { method: 'PUT', path: '/stories/{id}/restore' },

  // Review
  listReviews: { method: 'GET', path: '/admin/reviews' },
  approveReview: { method: 'PUT', path: '/admin/reviews/{story_id}/approve' },
  rejectReview: { method: 'PUT', path: '/admin/reviews/{story_id}/reject' },

  // Progress
  listTasks: { method: 'GET', path: '/progress/tasks' },

  // Administration
  listAllStories: { method: 'GET', path: '/admin/stories' },
  setFeatured: { method: 'PUT', path: '/stories/{id}/featured' },
  createCategory: { method: 'POST', path: '/admin/categories' },
  reorderCategories: { method: 'PUT', path: '/admin/categories' },
  renameCategory: { method: 'PUT', path: '/admin/categories/{id}' },
  deleteCategory: { method: 'DELETE', path: '/admin/categories/{id}' },
  createTag: { method: 'POST', path: '/admin/tags' },
  updateTag: { method: 'PUT', path: '/admin/tags/{id}' },
  deleteTag: { method: 'DELETE', path: '/admin/tags/{id}' },
  listUsers: { method: 'GET', path: '/admin/users' },
  updateUser: { method: 'PUT', path: '/admin/users/{id}' },

  // Settings
  getSettings: { method: 'GET', path: '/settings' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** What a URL reads as a step, or as nothing; no encoding changes that. */
const NO_SEGMENTS = new Set(['', '.', '..']);

/** `pathOf('/stories/{id}', { id: 'a/b' })` is `/stories/a%2Fb`: a value is one segment, never none and never two. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}".`);
    if (NO_SEGMENTS.has(value)) throw new Error(`"${value}" cannot be "${name}" in the path ${path}.`);
    return encodeURIComponent(value);
  });
}
