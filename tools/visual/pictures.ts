/** The pictures that are compared: each screen once, and the densest also in another theme and from right to left. */
export interface Picture {
  readonly story: string;
  /** The globals of the page, as in Storybook's URL. */
  readonly globals?: 'theme:palm-leaf' | 'language:ur';
}

const SCREENS = [
  'screens-adminloginscreen--guest',
  'screens-adminreviewsscreen--full',
  'screens-admincategoriesscreen--full',
  'screens-adminpeoplescreen--full',
  'screens-adminstoriesscreen--full',
  'screens-adminstoryformscreen--edit',
  'screens-admintagsscreen--full',
  'screens-createstoryscreen--basic-info',
  'screens-createstoryscreen--structure',
  'screens-creditsscreen--full',
  'screens-editstoryscreen--default',
  'screens-forgotpasswordscreen--guest',
  'screens-homescreen-pages--desktop',
  'screens-landingscreen--default',
  'screens-loginscreen--guest',
  'screens-mystoriesscreen--full',
  'screens-notfoundscreen--with-search',
  'screens-playscreen--playing',
  'screens-privacyscreen--desktop',
  'screens-progressscreen--full',
  'screens-registerscreen--half-filled-in',
  'screens-resetpasswordscreen--guest',
  'screens-storyscreen--signed-in',
  'screens-termsscreen--desktop',
  'screens-verifyemailscreen--pending',
  'screens-waitlistscreen--default',
];

const DENSEST = [
  'screens-homescreen-pages--desktop',
  'screens-storyscreen--signed-in',
  'screens-playscreen--playing',
  'screens-createstoryscreen--basic-info',
  'screens-adminstoriesscreen--full',
  'screens-progressscreen--full',
];

/** These have an Urdu story of their own, because their play function reads English words. */
const IN_URDU = ['screens-playscreen-languages--urdu-shell', 'screens-createstoryscreen--urdu'];

const FROM_RIGHT_TO_LEFT = [
  'screens-homescreen-pages--desktop',
  'screens-storyscreen--urdu',
  'screens-adminstoriesscreen--full',
  'screens-progressscreen--full',
];

/** A screen in the theme of somebody else: whatever keeps a colour of ours is seen. */
const IN_ANOTHER_BRAND = 'foundations-second-brand--screen';

/** Those with the same globals follow each other: they are shown without loading Storybook again. */
export const PICTURES: readonly Picture[] = [
  ...[...SCREENS, ...IN_URDU].map((story) => ({ story })),
  ...[...DENSEST, IN_ANOTHER_BRAND].map((story) => ({ story, globals: 'theme:palm-leaf' as const })),
  ...FROM_RIGHT_TO_LEFT.map((story) => ({ story, globals: 'language:ur' as const })),
];
