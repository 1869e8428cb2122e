/** The pictures that are compared: each screen once, and the densest also in another theme and from right to left. */
export interface Picture {
  readonly story: string;
  /** The globals of the page, as in Storybook's URL. */
  readonly globals?: 'theme:palm-leaf' | 'language:ur';
}

const SCREENS = [
  'screens-administration-adminloginscreen--guest',
  'screens-administration-adminreviewsscreen--full',
  'screens-administration-admincategoriesscreen--full',
  'screens-administration-adminpeoplescreen--full',
  'screens-administration-adminstoriesscreen--full',
  'screens-administration-adminstoryformscreen--edit',
  'screens-administration-admintagsscreen--full',
  'screens-writing-createstoryscreen--basic-info',
  'screens-writing-createstoryscreen--structure',
  'screens-playing-creditsscreen--full',
  'screens-writing-editstoryscreen--default',
  'screens-account-forgotpasswordscreen--guest',
  'screens-reading-homescreen--desktop',
  'screens-reading-landingscreen--default',
  'screens-account-loginscreen--guest',
  'screens-writing-mystoriesscreen--full',
  'screens-writing-myseriesscreen--two-series',
  'screens-reading-notfoundscreen--with-search',
  'screens-playing-playscreen--playing',
  'screens-legal-privacyscreen--desktop',
  'screens-playing-progressscreen--full',
  'screens-account-registerscreen--half-filled-in',
  'screens-account-resetpasswordscreen--guest',
  'screens-reading-storyscreen--signed-in',
  'screens-legal-termsscreen--desktop',
  'screens-account-verifyemailscreen--pending',
  'screens-account-waitlistscreen--default',
];

const DENSEST = [
  'screens-reading-homescreen--desktop',
  'screens-reading-storyscreen--signed-in',
  'screens-playing-playscreen--playing',
  'screens-writing-createstoryscreen--basic-info',
  'screens-administration-adminstoriesscreen--full',
  'screens-playing-progressscreen--full',
];

/** These have an Urdu story of their own, because their play function reads English words. */
const IN_URDU = ['screens-playing-playscreen--urdu-shell', 'screens-writing-createstoryscreen--urdu'];

const FROM_RIGHT_TO_LEFT = [
  'screens-reading-homescreen--desktop',
  'screens-reading-storyscreen--urdu',
  'screens-administration-adminstoriesscreen--full',
  'screens-playing-progressscreen--full',
];

/** A screen in the theme of somebody else: whatever keeps a colour of ours is seen. */
const IN_ANOTHER_BRAND = 'foundations-second-brand--screen';

/** Those with the same globals follow each other: they are shown without loading Storybook again. */
export const PICTURES: readonly Picture[] = [
  ...[...SCREENS, ...IN_URDU].map((story) => ({ story })),
  ...[...DENSEST, IN_ANOTHER_BRAND].map((story) => ({ story, globals: 'theme:palm-leaf' as const })),
  ...FROM_RIGHT_TO_LEFT.map((story) => ({ story, globals: 'language:ur' as const })),
];
