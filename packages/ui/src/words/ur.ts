import { account } from './ur/account.ts';
import { authoring } from './ur/authoring.ts';
import { authoringPages } from './ur/authoringPages.ts';
import { banner } from './ur/banner.ts';
import { carousel } from './ur/carousel.ts';
import { connection } from './ur/connection.ts';
import { credits } from './ur/credits.ts';
import { editStory } from './ur/editStory.ts';
import { ending } from './ur/ending.ts';
import { errorCodes } from './ur/errorCodes.ts';
import { errors } from './ur/errors.ts';
import {
  accountFailures,
  adminFailures,
  authoringFailures,
  playFailures,
  progressFailures,
  storiesFailures,
  waitlistFailures,
} from './ur/failures.ts';
import { eyesClosed } from './ur/eyesClosed.ts';
import { field } from './ur/field.ts';
import { findings } from './ur/findings.ts';
import { foundEndings } from './ur/foundEndings.ts';
import { guide } from './ur/guide.ts';
import { home } from './ur/home.ts';
import { importing } from './ur/importing.ts';
import { landing } from './ur/landing.ts';
import { legal } from './ur/legal.ts';
import { loginRequired } from './ur/loginRequired.ts';
import { mySeries } from './ur/mySeries.ts';
import { myStories } from './ur/myStories.ts';
import { notFound } from './ur/notFound.ts';
import { offline } from './ur/offline.ts';
import { opening } from './ur/opening.ts';
import { openTales } from './ur/openTales.ts';
import { overlay } from './ur/overlay.ts';
import { play } from './ur/play.ts';
import { playPanels } from './ur/playPanels.ts';
import { product } from './ur/product.ts';
import { profile } from './ur/profile.ts';
import { progress } from './ur/progress.ts';
import { reactions } from './ur/reactions.ts';
import { reasons } from './ur/reasons.ts';
import { report } from './ur/report.ts';
import { rules } from './ur/rules.ts';
import { search } from './ur/search.ts';
import { series } from './ur/series.ts';
import { sessionPanel } from './ur/sessionPanel.ts';
import { settings } from './ur/settings.ts';
import { sharing } from './ur/sharing.ts';
import { shell } from './ur/shell.ts';
import { story } from './ur/story.ts';
import { storyFields } from './ur/storyFields.ts';
import { storyPage } from './ur/storyPage.ts';
import { structure } from './ur/structure.ts';
import { studio } from './ur/studio.ts';
import { table } from './ur/table.ts';
import { together } from './ur/together.ts';
import { waitlist } from './ur/waitlist.ts';
import { young } from './ur/young.ts';
import { numbersOf } from './numbers.ts';
import type { CompleteLanguage } from './languageWords.ts';

/** Urdu, whole: a key that English has and Urdu lacks fails the type check. What only administrators read is in `ur/administration.ts`. Figures are Latin, as they are written beside Nastaliq. */
export const ur = {
  numbers: numbersOf('ur-u-nu-latn'),
  account,
  accountFailures,
  adminFailures,
  authoring,
  authoringFailures,
  authoringPages,
  banner,
  carousel,
  connection,
  credits,
  editStory,
  ending,
  errorCodes,
  errors,
  eyesClosed,
  field,
  findings,
  foundEndings,
  guide,
  home,
  importing,
  landing,
  legal,
  loginRequired,
  mySeries,
  myStories,
  notFound,
  offline,
  opening,
  openTales,
  overlay,
  play,
  playFailures,
  playPanels,
  product,
  profile,
  progress,
  progressFailures,
  reactions,
  reasons,
  report,
  rules,
  search,
  series,
  sessionPanel,
  settings,
  sharing,
  shell,
  storiesFailures,
  story,
  storyFields,
  storyPage,
  structure,
  studio,
  table,
  together,
  waitlist,
  young,
  waitlistFailures,
} satisfies CompleteLanguage;
