/** Types of the contract, which is not published, although the client's own types refer to them. */
export type { Call, CallName } from '@kathaloka/contract/calls';
export type { AnswerOf, ErrorCodeOf, EventOf } from '@kathaloka/contract/endpoints';
export type {
  ActionRequest,
  ActionResponse,
  SelectedChoice,
  SessionSummary,
  StoryEditor,
  Together,
} from '@kathaloka/contract/entities';
export type { ErrorCode } from '@kathaloka/contract/errors';
export type { ApiRequest } from './baseQuery/apiRequest.ts';
export type { ApiBaseQuery } from './baseQuery/baseQuery.ts';
export { createOperationKeys } from './calls/operationKeys.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './createApiClient.ts';
export { withAccountLinks } from './endpoints/accountLinks.ts';
export { withAdminOverview } from './endpoints/admin/adminOverview.ts';
export { withAdminPeople } from './endpoints/admin/adminPeople.ts';
export { withAdminReports } from './endpoints/admin/adminReports.ts';
export { withAdminStories } from './endpoints/admin/adminStories.ts';
export { withAdminTaxonomy } from './endpoints/admin/adminTaxonomy.ts';
export { withAdminSignIn } from './endpoints/adminSignIn.ts';
export { type AuthorFrom, withAuthors } from './endpoints/authors.ts';
export { withAuthoring } from './endpoints/authoring.ts';
export { withCatalogue } from './endpoints/catalogue.ts';
export { withChosenModels } from './endpoints/chosenModels.ts';
export { withDrafts } from './endpoints/drafts.ts';
export { withDrawings } from './endpoints/drawings.ts';
export {
  entriesOfHome,
  featuredOnHome,
  type ListedPage,
  trendingOnHome,
  type WantedPage,
} from './endpoints/homeLists.ts';
export { withMyAccount } from './endpoints/myAccount.ts';
export { withYouth } from './endpoints/youth.ts';
export { withGuests } from './endpoints/guests.ts';
export { withOffline } from './endpoints/offline.ts';
export { withMyStories } from './endpoints/myStories.ts';
export { type ChosenInStory, type StoryToPlay, withPlay } from './endpoints/play.ts';
export { withSessionChanges, withTurns } from './endpoints/playSession.ts';
export { type EditorVisit, withPresence } from './endpoints/presence.ts';
export { withSessions } from './endpoints/sessions.ts';
export { withProgress } from './endpoints/progress.ts';
export { withFollows } from './endpoints/follows.ts';
export { withRatings } from './endpoints/ratings.ts';
export { withReactions } from './endpoints/reactions.ts';
export { withSharing } from './endpoints/sharing.ts';
export { withReports } from './endpoints/reports.ts';
export { withReviews } from './endpoints/reviews.ts';
export { withSeries } from './endpoints/series.ts';
export { withSignIn } from './endpoints/signIn.ts';
export { type TogetherEnd, type TogetherVisit, withTogether } from './endpoints/together.ts';
export { withTaxonomy } from './endpoints/taxonomy.ts';
export type { TurnAnswer, TurnDelay, TurnEnd, TurnInput } from './endpoints/turns/runTurn.ts';
export { type ApiError, canRetry, type ErrorFor, isRefusal, isApiError, type Refusal } from './errors.ts';
export type { ClientState, Session } from './session/createSession.ts';
export type { Ending, SessionState } from './session/sessionSlice.ts';
export type { SessionStorage } from './session/storedSession.ts';
export type { TagType } from './tags.ts';
