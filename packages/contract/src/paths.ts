/** The addresses of the product's pages. */
export const paths = {
  landing: '/',
  home: '/home',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  profile: '/profile',
  compose: '/create-story',
  creations: '/my-stories',
  editStory: (storyId: string) => `/edit-story/${encodeURIComponent(storyId)}`,
  waitlist: '/premium-waitlist',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  story: (storyId: string) => `/game/${encodeURIComponent(storyId)}`,
  session: (sessionId: string) => `/play/${encodeURIComponent(sessionId)}`,
  admin: '/admin',
  adminOverview: '/admin/overview',
  adminStories: '/admin/stories',
  adminNewStory: '/admin/stories/new',
  adminEditStory: (storyId: string) => `/admin/stories/edit/${encodeURIComponent(storyId)}`,
  adminReviews: '/admin/reviews',
  adminCategories: '/admin/categories',
  adminTags: '/admin/tags',
  adminPeople: '/admin/people',
} as const;

const PLACE = 'PLACE';

/** Whether the product has a page at this address, in letters of any case; whether there is something on it, the page says. */
export function isPage(pathname: string): boolean {
  return Object.values(paths)
    .map((path) => (typeof path === 'string' ? path : path(PLACE)))
    .some((path) => new RegExp(`^${path.replace(/\/$/, '').replace(PLACE, '[^/]+')}/?$`, 'i').test(pathname));
}
