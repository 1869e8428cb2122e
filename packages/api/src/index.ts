export type { ApiBaseQuery } from './baseQuery/baseQuery.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  type ClientState,
  createApiClient,
} from './createApiClient.ts';
export type { BookmarkWish, LikeWish } from './endpoints/reactions.ts';
export { type ApiError, canRetry, hasStatus, isApiError, messageFor } from './errors.ts';
export type { SessionState } from './session/sessionSlice.ts';
export type { SessionStorage } from './session/storedSession.ts';
export type { TagType } from './tags.ts';
