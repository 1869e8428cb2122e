import { createEmptyApi } from './emptyApi.ts';
import { withCatalogue } from './endpoints/catalogue.ts';

export interface ApiClientOptions {
  /** Where the API begins: `/api/v1`, or a whole address. */
  readonly baseUrl: string;
  /** Until an answer must have come. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

const TIMEOUT_MS = 30_000;

/** A client with a cache of its own: two of them can live in one page. */
export function createApiClient({ timeoutMs = TIMEOUT_MS, ...options }: ApiClientOptions) {
  return withCatalogue(createEmptyApi({ timeoutMs, ...options }));
}

export type ApiClient = ReturnType<typeof createApiClient>;
