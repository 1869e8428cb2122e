/** A constant of its own, so that the bundle of a story card does not contain all other paths. */
export const storyPath = (storyId: string) => `/game/${encodeURIComponent(storyId)}`;

/** The addresses of the product's pages. */
export const paths = {
  landing: '/',
  home: '/home',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  guardian: '/guardian',
  consent: '/consent',
  progress: '/profile',
  credits: '/credits',
  account: '/account',
  createStory: '/create-story',
  myStories: '/my-stories',
  mySeries: '/my-series',
  editStory: (storyId: string) => `/edit-story/${encodeURIComponent(storyId)}`,
  guide: '/guide',
  whoWrites: '/who-writes-here',
  offline: '/offline',
  offlinePlay: (offlineId: string) => `/offline/${encodeURIComponent(offlineId)}`,
  waitlist: '/premium-waitlist',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  story: storyPath,
  series: (slug: string) => `/series/${encodeURIComponent(slug)}`,
  author: (username: string) => `/author/${encodeURIComponent(username)}`,
  sharedTurn: (token: string) => `/from/${encodeURIComponent(token)}`,
  join: (token: string) => `/join/${encodeURIComponent(token)}`,
  play: (sessionId: string) => `/play/${encodeURIComponent(sessionId)}`,
  adminLogin: '/admin',
  adminOverview: '/admin/overview',
  adminStories: '/admin/stories',
  adminNewStory: '/admin/stories/new',
  adminEditStory: (storyId: string) => `/admin/stories/edit/${encodeURIComponent(storyId)}`,
  adminReviews: '/admin/reviews',
  adminCategories: '/admin/categories',
  adminTags: '/admin/tags',
  adminPeople: '/admin/people',
  adminReports: '/admin/reports',
  adminAudit: '/admin/audit',
  adminPassword: '/admin/password',
} as const;

/** Redirects to a story with a public opening. Not a page itself. */
export const FIRST_SCENE_PATH = '/first-scene';

/** Stores a language and a theme in cookies, and redirects back; for readers without scripts. */
export const PREFERENCES_PATH = '/preferences';

/** Begins the sign-in with the OpenID provider. */
export const OIDC_PATH = '/sign-in/oidc';

/** What a browser sends along: a random value, which binds the answer to it. */
export const OIDC_BINDING = /^[\w-]{20,64}$/;

/** Where the OpenID provider sends its answer: the address that an operator registers there. */
export const OIDC_CALLBACK_PATH = '/sign-in/oidc/callback';

/** The id of a story's opening on its page. */
export const OPENING_ID = 'opening';

const PLACE = 'PLACE';

/** A page of the product, by its name. */
export type PageName = keyof typeof paths;

/** Built on the first lookup. Built at module load, it would put every path into each bundle that imports one. */
let patterns: readonly (readonly [PageName, RegExp])[] | undefined;

function patternsOfPages() {
  return (Object.entries(paths) as [PageName, (typeof paths)[PageName]][]).map(([name, path]) => {
    const place = typeof path === 'string' ? path : path(PLACE);
    return [name, new RegExp(`^${place.replace(/\/$/, '').replace(PLACE, '[^/]+')}/?$`, 'i')] as const;
  });
}

/** The page at this path, ignoring case. The page itself checks whether its resource exists. */
export function pageAt(pathname: string): PageName | undefined {
  patterns ??= patternsOfPages();
  return patterns.find(([, pattern]) => pattern.test(pathname))?.[0];
}
