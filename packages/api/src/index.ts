export type { ApiBaseQuery } from './baseQuery/baseQuery.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './createApiClient.ts';
export { type ApiError, canRetry, isApiError, messageFor } from './errors.ts';
export type { TagType } from './tags.ts';
