/**
 * Every API call, listed once: name, method, path under `/api/v1`, access, proof and cost. Free of zod, so
 * that browsers may import it. One table per area: a page loads only the tables of its calls.
 */
import { accountLinkCalls } from './accountLinks.ts';
import { adminCalls } from './admin.ts';
import { authorCalls } from './authors.ts';
import { authoringCalls } from './authoring.ts';
import { catalogueCalls } from './catalogue.ts';
import { draftCalls } from './drafts.ts';
import { drawingCalls } from './drawings.ts';
import { followCalls } from './follows.ts';
import { myAccountCalls } from './myAccount.ts';
import { offlineCalls } from './offline.ts';
import { playCalls } from './play.ts';
import { progressCalls } from './progress.ts';
import { ratingCalls } from './ratings.ts';
import { reactionCalls } from './reactions.ts';
import { reportCalls } from './reports.ts';
import { seriesCalls } from './series.ts';
import { sessionCalls } from './session.ts';
import { sharingCalls } from './sharing.ts';
import { togetherCalls } from './together.ts';
import { signInCalls } from './signIn.ts';
import { taxonomyCalls } from './taxonomy.ts';

export {
  API_BASE,
  COSTS,
  METHODS,
  pathOf,
  PROOFS,
  YOUNG,
  type Access,
  type Call,
  type CallTable,
  type Cost,
  type Method,
  type Proof,
  type Young,
} from './call.ts';
export {
  accountLinkCalls,
  adminCalls,
  authorCalls,
  authoringCalls,
  catalogueCalls,
  draftCalls,
  drawingCalls,
  followCalls,
  myAccountCalls,
  offlineCalls,
  playCalls,
  progressCalls,
  ratingCalls,
  reactionCalls,
  reportCalls,
  seriesCalls,
  sessionCalls,
  sharingCalls,
  togetherCalls,
  signInCalls,
  taxonomyCalls,
};

export const calls = {
  ...catalogueCalls,
  ...taxonomyCalls,
  ...seriesCalls,
  ...authorCalls,
  ...followCalls,
  ...reactionCalls,
  ...ratingCalls,
  ...signInCalls,
  ...sessionCalls,
  ...accountLinkCalls,
  ...myAccountCalls,
  ...playCalls,
  ...offlineCalls,
  ...sharingCalls,
  ...togetherCalls,
  ...authoringCalls,
  ...draftCalls,
  ...drawingCalls,
  ...progressCalls,
  ...reportCalls,
  ...adminCalls,
};

export type CallName = keyof typeof calls;
