/**
 * The pictures to compare: each screen once, parts in the states that no screen shows, and overlays; the densest
 * screens also in another theme and from right to left.
 */
export interface Picture {
  readonly story: string;
  /** The globals of the page, as in Storybook's URL. */
  readonly globals?: 'theme:palm-leaf' | 'language:ur';
  /** Whether an overlay is open, which keys would close. */
  readonly isOverlay?: true;
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

/** Urdu stories of screens whose usual stories have a play function that reads English words. */
const IN_URDU = ['screens-playing-playscreen--urdu-shell', 'screens-writing-createstoryscreen--urdu'];

const FROM_RIGHT_TO_LEFT = [
  'screens-reading-homescreen--desktop',
  'screens-reading-storyscreen--urdu',
  'screens-administration-adminstoriesscreen--full',
  'screens-playing-progressscreen--full',
];

/** A screen in a consumer's theme, on which any colour of ours that remains is visible. */
const IN_ANOTHER_BRAND = 'foundations-second-brand--screen';

/** Open overlays: their order, their side, and the page behind them. */
const OVERLAYS = [
  'components-primitives-dialog--with-more-than-words',
  'components-patterns-confirmdialog--default',
  'components-patterns-formdialog--default',
  'components-primitives-drawer--default',
  'components-primitives-drawer--from-the-start',
  'components-primitives-drawer--from-the-foot',
  'components-primitives-menu--open',
  'components-primitives-popover--open',
  'components-primitives-tooltip--default',
  'components-patterns-toast--tones',
  'components-search-searchbox--found',
  'components-playing-modelpicker--open',
  'components-shell-refusaldialog--default',
  'components-shell-sitemenu--default',
  'components-playing-sidepanel--default',
  'components-playing-shortcutsdialog--default',
  'components-playing-bookdialog--default',
  'components-playing-endingsharedialog--default',
  'components-writing-publishdialog--default',
  'components-writing-conflictdialog--default',
  'components-administration-mergedialog--default',
  'components-administration-decidereportdialog--ask-for-a-change',
  'components-story-page-reportdialog--of-a-story',
];

/** Parts whose states no screen shows. */
const PARTS = [
  'components-primitives-avatar--tones',
  'components-primitives-badge--tones',
  'components-primitives-button--variants',
  'components-primitives-checkbox--checked',
  'components-primitives-keycap--names',
  'components-primitives-passwordfield--invalid',
  'components-primitives-pill--tones',
  'components-primitives-progressbar--tones',
  'components-primitives-segmentedcontrol--with-icons',
  'components-primitives-select--invalid',
  'components-primitives-slider--default',
  'components-primitives-stepper--default',
  'components-primitives-switch--on',
  'components-primitives-tabs--one-disabled',
  'components-primitives-textarea--with-counter',
  'components-patterns-datatable--default',
  'components-patterns-errorstate--with-request-id',
  'components-patterns-note--tones',
  'components-patterns-pagination--default',
  'components-patterns-passwordchecklist--complete',
  'components-patterns-tagpicker--default',
  'components-playing-choicebuttons--default',
  'components-playing-endingpage--default',
  'components-playing-sessionmap--default',
  'components-playing-togetherpanel--budget-spent',
  'components-playing-whythispanel--default',
];

const OVERLAYS_IN_ANOTHER_THEME = [
  'components-patterns-confirmdialog--default',
  'components-primitives-drawer--default',
  'components-primitives-menu--open',
  'components-patterns-toast--tones',
];

/** The stories in Urdu switch to right-to-left themselves. */
const OVERLAYS_IN_URDU = [
  'components-primitives-menu--urdu',
  'components-patterns-toast--urdu',
  'components-search-searchbox--urdu',
];
const OVERLAYS_FROM_RIGHT_TO_LEFT = [
  'components-patterns-confirmdialog--default',
  'components-patterns-formdialog--default',
  'components-primitives-drawer--default',
  'components-primitives-drawer--from-the-start',
  'components-shell-sitemenu--default',
  'components-writing-publishdialog--default',
];

const over =
  (globals?: Picture['globals']) =>
  (story: string): Picture => ({ story, isOverlay: true, ...(globals && { globals }) });

/** Pictures with the same globals follow each other, because they need no reload of Storybook. */
export const PICTURES: readonly Picture[] = [
  ...[...SCREENS, ...IN_URDU, ...PARTS].map((story) => ({ story })),
  ...[...OVERLAYS, ...OVERLAYS_IN_URDU].map(over()),
  ...[...DENSEST, IN_ANOTHER_BRAND].map((story) => ({ story, globals: 'theme:palm-leaf' as const })),
  ...OVERLAYS_IN_ANOTHER_THEME.map(over('theme:palm-leaf')),
  ...FROM_RIGHT_TO_LEFT.map((story) => ({ story, globals: 'language:ur' as const })),
  ...OVERLAYS_FROM_RIGHT_TO_LEFT.map(over('language:ur')),
];
