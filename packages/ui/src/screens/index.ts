export { AdminAuditScreen, type AdminAuditScreenProps } from './AdminAuditScreen/AdminAuditScreen.tsx';
export { AccountScreen, type AccountScreenProps } from './AccountScreen/AccountScreen.tsx';
export {
  AdminCategoriesScreen,
  type AdminCategoriesScreenProps,
} from './AdminCategoriesScreen/AdminCategoriesScreen.tsx';
export {
  AdminForbiddenScreen,
  type AdminForbiddenScreenProps,
} from './AdminForbiddenScreen/AdminForbiddenScreen.tsx';
export { AdminLoginScreen, type AdminLoginScreenProps } from './AdminLoginScreen/AdminLoginScreen.tsx';
export {
  AdminOverviewScreen,
  type AdminOverviewScreenProps,
} from './AdminOverviewScreen/AdminOverviewScreen.tsx';
export {
  AdminPasswordScreen,
  type AdminPasswordScreenProps,
} from './AdminPasswordScreen/AdminPasswordScreen.tsx';
export { AdminPeopleScreen, type AdminPeopleScreenProps } from './AdminPeopleScreen/AdminPeopleScreen.tsx';
export {
  AdminReportsScreen,
  type AdminReportsScreenProps,
} from './AdminReportsScreen/AdminReportsScreen.tsx';
export {
  AdminReviewsScreen,
  type AdminReviewsScreenProps,
} from './AdminReviewsScreen/AdminReviewsScreen.tsx';
export {
  AdminStoriesScreen,
  type AdminStoriesScreenProps,
} from './AdminStoriesScreen/AdminStoriesScreen.tsx';
export {
  AdminStoryFormScreen,
  type AdminStoryFormScreenProps,
} from './AdminStoryFormScreen/AdminStoryFormScreen.tsx';
export { AdminTagsScreen, type AdminTagsScreenProps } from './AdminTagsScreen/AdminTagsScreen.tsx';
export { AuthorScreen, type AuthorError, type AuthorScreenProps } from './AuthorScreen/AuthorScreen.tsx';
export { CreateStoryScreen } from './CreateStoryScreen/CreateStoryScreen.tsx';
export type { CreateStoryScreenProps } from './CreateStoryScreen/createStoryProps.ts';
export { CreditsScreen, type CreditsScreenProps } from './CreditsScreen/CreditsScreen.tsx';
export { EditStoryScreen } from './EditStoryScreen/EditStoryScreen.tsx';
export type { EditStoryScreenProps, EditTab } from './EditStoryScreen/editStoryProps.ts';
export {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
} from './ForgotPasswordScreen/ForgotPasswordScreen.tsx';
export { GuideScreen, type GuideScreenProps } from './GuideScreen/GuideScreen.tsx';
export { HomeScreen } from './HomeScreen/HomeScreen.tsx';
export type { BannerLinks, CategoryRow, HomeError, HomeScreenProps } from './HomeScreen/homeProps.ts';
export { type JoinError, JoinScreen, type JoinScreenProps } from './JoinScreen/JoinScreen.tsx';
export {
  type LandingPictures,
  LandingScreen,
  type LandingScreenProps,
} from './LandingScreen/LandingScreen.tsx';
export { LoginScreen, type LoginScreenProps } from './LoginScreen/LoginScreen.tsx';
export { MySeriesScreen, type MySeriesScreenProps, NEW_SERIES } from './MySeriesScreen/MySeriesScreen.tsx';
export { MyStoriesScreen, type MyStoriesScreenProps } from './MyStoriesScreen/MyStoriesScreen.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen/NotFoundScreen.tsx';
export { OfflineScreen, type OfflineScreenProps } from './OfflineScreen/OfflineScreen.tsx';
export type {
  Demanded,
  EyesClosedPort,
  PlayedSession,
  PlayPageProps,
  PlaySessionProps,
  PlayTimings,
  TogetherPort,
} from './PlayScreen/playProps.ts';
export { preparePlay } from './PlayScreen/playParts.ts';
export { type PlayError, PlayScreen, type PlayScreenProps } from './PlayScreen/PlayScreen.tsx';
export { PrivacyScreen, type PrivacyScreenProps } from './PrivacyScreen/PrivacyScreen.tsx';
export {
  ProgressScreen,
  type ProgressScreenProps,
  type ShelfState,
  type TaskPanelState,
} from './ProgressScreen/ProgressScreen.tsx';
export { RegisterScreen, type RegisterScreenProps } from './RegisterScreen/RegisterScreen.tsx';
export {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
} from './ResetPasswordScreen/ResetPasswordScreen.tsx';
export { type SeriesError, SeriesScreen, type SeriesScreenProps } from './SeriesScreen/SeriesScreen.tsx';
export {
  type SharedTurnError,
  SharedTurnScreen,
  type SharedTurnScreenProps,
} from './SharedTurnScreen/SharedTurnScreen.tsx';
export { type StoryError, StoryScreen, type StoryScreenProps } from './StoryScreen/StoryScreen.tsx';
export { TermsScreen, type TermsScreenProps } from './TermsScreen/TermsScreen.tsx';
export { VerifyEmailScreen, type VerifyEmailScreenProps } from './VerifyEmailScreen/VerifyEmailScreen.tsx';
export { WaitlistScreen, type WaitlistScreenProps } from './WaitlistScreen/WaitlistScreen.tsx';
export { ConsentScreen, type ConsentScreenProps } from './ConsentScreen/ConsentScreen.tsx';
export { GuardianScreen, type GuardianScreenProps } from './GuardianScreen/GuardianScreen.tsx';
export { WhoWritesScreen, type WhoWritesScreenProps } from './WhoWritesScreen/WhoWritesScreen.tsx';
