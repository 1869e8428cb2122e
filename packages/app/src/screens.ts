import type { PageName } from '@kathaloka/contract/paths';

/** The module of each page. The build records the scripts that it needs, so that the server can preload them from the HTML. */
export const SCREENS = {
  landing: 'routes/landing/LandingRoute.tsx',
  home: 'routes/home/HomeRoute.tsx',
  story: 'routes/story/StoryRoute.tsx',
  session: 'routes/play/PlayRoute.tsx',
  login: 'routes/account/LoginRoute.tsx',
  register: 'routes/account/RegisterRoute.tsx',
  forgotPassword: 'routes/account/ForgotPasswordRoute.tsx',
  resetPassword: 'routes/account/ResetPasswordRoute.tsx',
  verifyEmail: 'routes/account/VerifyEmailRoute.tsx',
  profile: 'routes/profile/ProfileRoute.tsx',
  compose: 'routes/authoring/create/CreateStoryRoute.tsx',
  creations: 'routes/authoring/mine/MyStoriesRoute.tsx',
  editStory: 'routes/authoring/edit/EditStoryRoute.tsx',
  waitlist: 'routes/waitlist/WaitlistRoute.tsx',
  terms: 'routes/legal/TermsRoute.tsx',
  privacy: 'routes/legal/PrivacyRoute.tsx',
} as const satisfies Partial<Record<PageName, string>>;
