/** Where the screens lead by default: the routes of the product. */
export const paths = {
  home: '/home',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  profile: '/profile',
  compose: '/create-story',
  creations: '/my-stories',
  waitlist: '/premium-waitlist',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  story: (storyId: string) => `/game/${encodeURIComponent(storyId)}`,
  session: (sessionId: string) => `/play/${encodeURIComponent(sessionId)}`,
} as const;
