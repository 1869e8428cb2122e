import { type Usage, usage, type UsageTable } from './usage.ts';

/** The usage of the screens: a screen has its title and landmarks; its blocks have everything else. */
const screen = (use: string, not: string): Usage =>
  usage(use, not, 'One first heading, landmarks, and what its blocks say; a change of state is said once.', [
    'tab',
  ]);

export const screens: UsageTable = {
  AccountScreen: screen(
    'The account of somebody: details, password, browsers, data.',
    'Not progress and credits: `ProgressScreen`, `CreditsScreen`.',
  ),
  ConsentScreen: screen(
    'What an account for the young still waits for.',
    'Not what its guardian sees: `GuardianScreen`.',
  ),
  GuardianScreen: screen(
    'What a guardian decides by the link of a mail.',
    'Not what the young see: `ConsentScreen`.',
  ),
  AdminAuditScreen: screen('What administrators have done.', 'Not what players do: `AdminOverviewScreen`.'),
  AdminCategoriesScreen: screen('Categories and their order.', 'Not tags: `AdminTagsScreen`.'),
  AdminForbiddenScreen: screen(
    'A page for administrators that somebody else has opened.',
    'Not an address that does not exist: `NotFoundScreen`.',
  ),
  AdminLoginScreen: screen('Where administrators sign in.', 'Not readers: `LoginScreen`.'),
  AdminOverviewScreen: screen(
    'The figures of the house, and what a new one still needs.',
    'Not one story’s figures: `StoryScreen`.',
  ),
  AdminPasswordScreen: screen(
    'The password of an administrator who signs in for the first time.',
    'Not a forgotten one: `ForgotPasswordScreen`.',
  ),
  AdminPeopleScreen: screen('Accounts, and what can be done for them.', 'Not one’s own: `AccountScreen`.'),
  AdminReportsScreen: screen(
    'Reports of readers, and decisions on them.',
    'Not stories that wait for review: `AdminReviewsScreen`.',
  ),
  AdminReviewsScreen: screen('Stories that wait to be published.', 'Not reports: `AdminReportsScreen`.'),
  AdminStoriesScreen: screen(
    'All stories, to feature, edit or delete.',
    'Not an author’s own: `MyStoriesScreen`.',
  ),
  AdminStoryFormScreen: screen(
    'A story that an administrator creates or edits.',
    'Not for authors: `EditStoryScreen`.',
  ),
  AdminTagsScreen: screen('Tags.', 'Not categories: `AdminCategoriesScreen`.'),
  CreateStoryScreen: screen('Where a story is written.', 'Not one that is published: `EditStoryScreen`.'),
  CreditsScreen: screen('What was earned and spent.', 'Not levels and tasks: `ProgressScreen`.'),
  EditStoryScreen: screen('Where a published story is changed.', 'Not a draft: `CreateStoryScreen`.'),
  ForgotPasswordScreen: screen(
    'Asks for a link to set a new password.',
    'Not where it is set: `ResetPasswordScreen`.',
  ),
  GuideScreen: screen('How to play, with a story to try.', 'Not keys and prices in a game: `KnowHowPanel`.'),
  HomeScreen: screen(
    'The stories of the house for somebody who knows it.',
    'Not for strangers: `LandingScreen`.',
  ),
  LandingScreen: screen('The front door.', 'Not for somebody who is signed in: `HomeScreen`.'),
  LoginScreen: screen('Where readers sign in.', 'Not administrators: `AdminLoginScreen`.'),
  MySeriesScreen: screen(
    'Where an author puts stories in an order.',
    'Not the page that readers see: `SeriesScreen`.',
  ),
  MyStoriesScreen: screen(
    'An author’s desk: drafts, reviews, published stories.',
    'Not where one is written: `CreateStoryScreen`.',
  ),
  NotFoundScreen: screen('An address that leads nowhere.', 'Not a page that failed: `ErrorState`.'),
  PlayScreen: screen(
    'A game, from its first scene to its ending.',
    'Not the first scene for a guest: `Opening` on `StoryScreen`.',
  ),
  PrivacyScreen: screen('How data are treated.', 'Not the terms: `TermsScreen`.'),
  OfflineScreen: screen(
    'What this device keeps, and what was played on it.',
    'Not the games of the account: `HomeScreen`.',
  ),
  ProgressScreen: screen('Level, tasks, and endings that were found.', 'Not payments: `CreditsScreen`.'),
  RegisterScreen: screen('Where an account is created.', 'Not the waitlist: `WaitlistScreen`.'),
  ResetPasswordScreen: screen(
    'Where a new password is set, from a link.',
    'Not where the link is asked for: `ForgotPasswordScreen`.',
  ),
  SeriesScreen: screen(
    'Stories in an order, and how far somebody has read.',
    'Not one of them: `StoryScreen`.',
  ),
  JoinScreen: screen(
    'An invitation to play a session together.',
    'Not a tale to be read and played on alone: `SharedTurnScreen`.',
  ),
  SharedTurnScreen: screen(
    'A tale up to a part of it, for whoever has the link.',
    'Not the story before it is played: `StoryScreen`.',
  ),
  StoryScreen: screen('A story before it is played.', 'Not while it is: `PlayScreen`.'),
  TermsScreen: screen('The terms.', 'Not how data are treated: `PrivacyScreen`.'),
  VerifyEmailScreen: screen(
    'Whether a mail address is confirmed.',
    'Not a password link: `ResetPasswordScreen`.',
  ),
  WaitlistScreen: screen('Premium before it is there.', 'Not an account: `RegisterScreen`.'),
};
