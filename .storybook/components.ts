/** The status and the search words of components, by their names in the sidebar. */

/** `experimental`: its props may still change. Everything else is stable. */
export type Status = 'stable' | 'experimental';

const EXPERIMENTAL = [
  'EditorTour',
  'ExpressionField',
  'GraphCanvas',
  'PlayersReport',
  'PlaytestPanel',
  'ReadersPanel',
];

export const statusOf = (component: string): Status =>
  EXPERIMENTAL.includes(component) ? 'experimental' : 'stable';

/** Other words under which a player, an author or a designer may search for a component in the sidebar. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  Colour: 'tokens, design tokens, red, palette, contrast, dark mode',
  Icons: 'icon, glyph, symbol, pictogram',
  Illustration: 'pictures, ornaments, shapes',
  'Space, shape, motion':
    'tokens, design tokens, spacing, grid, radius, corners, shadow, elevation, animation, breakpoints',
  Type: 'tokens, design tokens, typography, font, text size, line height, script',
  AccountDetails: 'my profile, mail address',
  AccountState: 'verified, confirmation',
  AdminReviewsScreen: 'moderation, approve, reject',
  AlternativesPanel: 'not enough credits, cheaper models',
  AuditTable: 'history of changes, who did what',
  Badge: 'label, counter',
  Banner: 'featured, hero, slideshow',
  BlockDialog: 'ban, suspend',
  BookDialog: 'EPUB, print, PDF, book of a tale',
  BranchDialog: 'fork, play from here, what if',
  Button: 'danger, destructive, primary, action, call to action, submit',
  Carousel: 'row, RowCarousel, slider, scroll',
  ChoiceButtons: 'choices, options, decide, what next',
  CommandPanel: 'actions, buttons of the game, undo, redo, buy',
  CommandsGrid: 'what I can do, commands',
  Checkbox: 'tick, agree',
  Chip: 'tag, genre, filter',
  ConfirmDialog: 'are you sure, delete',
  ContinuePlayingRow: 'my games, resume, carry on, last played',
  CreditLedger: 'coins, money, wallet, payments, receipts, spent',
  CreditsScreen: 'money, wallet, payments, balance',
  DataTable: 'list, grid, sort',
  Dialog: 'modal, popup, window',
  DrawACover: 'generate picture, image, artwork',
  Drawer: 'sheet, side menu, hamburger',
  EmptyState: 'nothing here, no results',
  ErrorState: 'error, something went wrong, offline, try again',
  TextFrame: 'card, page, paper',
  FormField: 'field with an error, label, hint, validation',
  GiveCreditsDialog: 'top up, gift, money',
  GraphCanvas: 'map, nodes, tree, flow',
  GuideScreen: 'help, how to play, tutorial, manual, first steps',
  HandsLegend: 'AI, human, who wrote it, author, model, mark',
  HomeScreen: 'library, browse, discover',
  KnowHowPanel: 'help, how to play, rules, prices',
  LandingScreen: 'welcome, start page, marketing',
  LanguageSwitch: 'languages, translate',
  LevelSummary: 'stars, coins, XP, experience, rank, points',
  LoadingOverlay: 'splash, waiting',
  LoadingScreen: 'spinner, waiting',
  LoginForm: 'login error, wrong password, sign in, log in',
  LoginScreen: 'sign in, log in',
  ModelPicker: 'narrator, voice, storyteller, AI',
  MySeriesScreen: 'collections, order of stories, serial',
  MyStoriesScreen: 'my work, drafts, dashboard',
  NotFoundScreen: '404, lost, broken link',
  Note: 'alert, message, warning, info',
  OfflineBar: 'no internet, connection lost',
  PasswordField: 'show password, eye',
  PlayLog: 'story text, transcript, chat, messages, read aloud, retell, regenerate',
  PlayScreen: 'play error, game, reading, adventure',
  PlaySheetLine: 'inventory, items, wounds, promises, health, character sheet',
  PlaySettings: 'text size, font, speed, preferences',
  PlayTopBar: 'header of the game, back',
  ProgressBar: 'percent, how far',
  ProgressScreen: 'achievements, quests, badges',
  PublishDialog: 'release, go live, share with everybody',
  RefusalDialog: 'buy, unlock, premium, paywall, log in first',
  RegisterForm: 'sign up, join, create account',
  RegisterScreen: 'sign up, join, create account',
  ReportDialog: 'flag, complain, abuse',
  SceneInspector: 'edit scene, properties',
  SearchBox: 'combobox, autocomplete, find, look for',
  SegmentedControl: 'radio, radio group, toggle, tabs, switch between',
  Select: 'dropdown, choose one',
  SessionList: 'devices, signed in, log out everywhere',
  SessionMap: 'tree, my path, branches, saves',
  SessionPanel: 'save games, history, saves',
  SeriesEditor: 'collection, order of stories, shared names',
  SeriesNames: 'takes, leaves, shared state, carried over',
  StoryMeetings: 'met, greet, remember readers, across stories',
  SeriesScreen: 'serial, parts, sequel, episodes',
  SharedTurnList: 'links, revoke, unshare, public',
  TaleMemory: 'facts, notes, remember, forget, pin, correct',
  TogetherBar: 'multiplayer, turn, vote, presence',
  TogetherPanel: 'multiplayer, invite, players, vote, costs',
  JoinScreen: 'invitation, play together, multiplayer, link',
  SharedTurnScreen: 'public link, read only, play from here',
  ShareTurnDialog: 'link, permalink, public, play from here',
  ShortcutsDialog: 'keyboard, hotkeys',
  SiteHeader: 'navigation, top bar, logo',
  SidePanel: 'sidebar, drawer',
  SiteMenu: 'hamburger, navigation',
  Skeleton: 'placeholder, loading, shimmer',
  Slider: 'range, volume',
  Stars: 'rating, difficulty',
  StatisticsPanel: 'plays, numbers, popularity',
  Stepper: 'number, plus, minus',
  SignedText: 'AI, human, whose words, author, provenance',
  StoryCard: 'title, cover, tile, heart, like, favourite, bookmark, save',
  StoryHeader: 'heart, like, favourite, bookmark, save, share, unlock, buy, play',
  StoryRow: 'shelf, category, more like this',
  StoryScreen: 'details, about the story',
  StreakNote: 'daily, days in a row',
  StructureTab: 'scenes, plot, editor, flow chart',
  Switch: 'toggle, on, off',
  TagPicker: 'genres, keywords',
  TaskCard: 'quest, mission, achievement, reward',
  TaskPanel: 'quests, missions, achievements',
  TextArea: 'many lines, notes, prompt',
  TextField: 'input, type, write',
  ThemeSwitch: 'dark mode, light mode, night, palm leaf',
  ThinkingIndicator: 'waiting, typing, the narrator thinks',
  Toast: 'notification, snackbar, saved',
  Tooltip: 'hint, hover',
  Typewriter: 'text appears, letters, animation',
  VersionsPanel: 'history, restore, older',
  WaitlistForm: 'premium, early access, invite, buy',
  WaitlistScreen: 'premium, early access, invite, buy',
  WhoTells: 'AI, human, every word by its author, models',
  WhoWritesScreen: 'AI, human, disclosure, models, transparency',
  WhyThisPanel: 'explain, reason, why did this happen',
  WizardTabs: 'steps, create a story',
};

export const alsoCalled = (component: string): string | undefined => ALSO_CALLED[component];

/** Lets a test check that each of these components exists. */
export const NAMED_COMPONENTS: readonly string[] = [...EXPERIMENTAL, ...Object.keys(ALSO_CALLED)];

/** The component of a story: the story's title ends with its name. */
export const componentOf = (title: string): string => title.slice(title.lastIndexOf('/') + 1);

/** The title of the page that says when to use what of an area. */
export function pageOfArea(area: string): string {
  const subject = componentOf(area).toLowerCase();
  return `${area}/About ${subject}${area.startsWith('Screens/') ? ' screens' : ''}`;
}

/** Words that keep this capitalisation in any position of a name. */
const AS_THEY_ARE = new Map(
  ['AI', 'English', 'Google', 'Hindi', 'JSON', 'Lucide', 'PLAY', 'Premium', 'Tamil', 'Urdu', 'XP'].map(
    (word) => [word.toLowerCase(), word],
  ),
);

/** Converts Storybook's `Without A Tagline` to "Without a tagline". */
export function shownName(name: string): string {
  const lower = name.replaceAll(/[\p{L}\d]+/gu, (word) => {
    const small = word.toLowerCase();
    return AS_THEY_ARE.get(small) ?? small;
  });
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
