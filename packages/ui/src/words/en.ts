import { account } from './en/account.ts';
import { accountFailures } from './en/accountFailures.ts';
import { admin } from './en/admin.ts';
import { adminAccess } from './en/adminAccess.ts';
import { adminAudit } from './en/adminAudit.ts';
import { adminFailures } from './en/adminFailures.ts';
import { adminForm } from './en/adminForm.ts';
import { adminOverview } from './en/adminOverview.ts';
import { adminReports } from './en/adminReports.ts';
import { adminSetup } from './en/adminSetup.ts';
import { authoring } from './en/authoring.ts';
import { authoringFailures } from './en/authoringFailures.ts';
import { authoringPages } from './en/authoringPages.ts';
import { banner } from './en/banner.ts';
import { carousel } from './en/carousel.ts';
import { connection } from './en/connection.ts';
import { credits } from './en/credits.ts';
import { editStory } from './en/editStory.ts';
import { ending } from './en/ending.ts';
import { errors } from './en/errors.ts';
import { eyesClosed } from './en/eyesClosed.ts';
import { field } from './en/field.ts';
import { findings } from './en/findings.ts';
import { foundEndings } from './en/foundEndings.ts';
import { guide } from './en/guide.ts';
import { home } from './en/home.ts';
import { importing } from './en/importing.ts';
import { landing } from './en/landing.ts';
import { legal } from './en/legal.ts';
import { loginRequired } from './en/loginRequired.ts';
import { mySeries } from './en/mySeries.ts';
import { myStories } from './en/myStories.ts';
import { notFound } from './en/notFound.ts';
import { numbers } from './en/numbers.ts';
import { offline } from './en/offline.ts';
import { opening } from './en/opening.ts';
import { openTales } from './en/openTales.ts';
import { overlay } from './en/overlay.ts';
import { play } from './en/play.ts';
import { playFailures } from './en/playFailures.ts';
import { playPanels } from './en/playPanels.ts';
import { product } from './en/product.ts';
import { profile } from './en/profile.ts';
import { progress } from './en/progress.ts';
import { progressFailures } from './en/progressFailures.ts';
import { reactions } from './en/reactions.ts';
import { reasons } from './en/reasons.ts';
import { report } from './en/report.ts';
import { rules } from './en/rules.ts';
import { search } from './en/search.ts';
import { series } from './en/series.ts';
import { sessionPanel } from './en/sessionPanel.ts';
import { settings } from './en/settings.ts';
import { sharing } from './en/sharing.ts';
import { shell } from './en/shell.ts';
import { storiesFailures } from './en/storiesFailures.ts';
import { story } from './en/story.ts';
import { storyFields } from './en/storyFields.ts';
import { storyPage } from './en/storyPage.ts';
import { structure } from './en/structure.ts';
import { studio } from './en/studio.ts';
import { table } from './en/table.ts';
import { together } from './en/together.ts';
import { waitlist } from './en/waitlist.ts';
import { young } from './en/young.ts';
import { waitlistFailures } from './en/waitlistFailures.ts';

/** Every string that a person reads, by area. It is the type that every other language satisfies. */
export const en = {
  account,
  accountFailures,
  admin,
  adminAccess,
  adminAudit,
  adminFailures,
  adminForm,
  adminOverview,
  adminReports,
  adminSetup,
  authoring,
  authoringFailures,
  authoringPages,
  banner,
  carousel,
  connection,
  credits,
  editStory,
  ending,
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
  numbers,
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
  waitlistFailures,
  young,
};

export type Words = typeof en;
export type WordsArea = keyof Words;

/**
 * A hook that gives the words of its area.
 *
 * @example
 * const { play } = useStoryWords();
 */
export type AreaHook<A extends WordsArea> = () => Words[A];
