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
  'primitives-dialog--with-more-than-words',
  'patterns-confirmdialog--default',
  'patterns-formdialog--default',
  'primitives-drawer--default',
  'primitives-drawer--from-the-start',
  'primitives-drawer--from-the-foot',
  'primitives-menu--open',
  'primitives-popover--open',
  'primitives-tooltip--default',
  'patterns-toast--tones',
  'blocks-search-searchbox--found',
  'blocks-playing-modelpicker--open',
  'blocks-shell-refusaldialog--default',
  'blocks-shell-sitemenu--default',
  'blocks-playing-sidepanel--default',
  'blocks-playing-shortcutsdialog--default',
  'blocks-playing-bookdialog--default',
  'blocks-playing-endingsharedialog--default',
  'blocks-writing-publishdialog--default',
  'blocks-writing-conflictdialog--default',
  'blocks-administration-mergedialog--default',
  'blocks-administration-decidereportdialog--ask-for-a-change',
  'blocks-story-page-reportdialog--of-a-story',
];

/** Parts whose states no screen shows. */
const PARTS = [
  'primitives-avatar--tones',
  'primitives-badge--tones',
  'primitives-button--variants',
  'primitives-checkbox--checked',
  'primitives-keycap--names',
  'primitives-passwordfield--invalid',
  'primitives-pill--tones',
  'primitives-progressbar--tones',
  'primitives-segmentedcontrol--with-icons',
  'primitives-select--invalid',
  'primitives-slider--default',
  'primitives-stepper--default',
  'primitives-switch--on',
  'primitives-tabs--one-disabled',
  'primitives-textarea--with-counter',
  'patterns-datatable--default',
  'patterns-errorstate--with-request-id',
  'patterns-note--tones',
  'patterns-pagination--default',
  'patterns-passwordchecklist--complete',
  'patterns-tagpicker--default',
  'blocks-playing-choicebuttons--default',
  'blocks-playing-endingpage--default',
  'blocks-playing-sessionmap--default',
  'blocks-playing-togetherpanel--budget-spent',
  'blocks-playing-whythispanel--default',
];

const OVERLAYS_IN_ANOTHER_THEME = [
  'patterns-confirmdialog--default',
  'primitives-drawer--default',
  'primitives-menu--open',
  'patterns-toast--tones',
];

/** The stories in Urdu switch to right-to-left themselves. */
const OVERLAYS_IN_URDU = ['primitives-menu--urdu', 'patterns-toast--urdu', 'blocks-search-searchbox--urdu'];
const OVERLAYS_FROM_RIGHT_TO_LEFT = [
  'patterns-confirmdialog--default',
  'patterns-formdialog--default',
  'primitives-drawer--default',
  'primitives-drawer--from-the-start',
  'blocks-shell-sitemenu--default',
  'blocks-writing-publishdialog--default',
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
