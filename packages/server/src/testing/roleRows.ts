import type { CallOptions } from './callApi.ts';
import type { NO_LINK } from './links.ts';
import type { Person } from './people.ts';

export const ROLES = ['guest', 'player', 'owner', 'other author', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The owner's published story, draft and session; the owner; the caller. */
export interface World {
  readonly story_id: string;
  readonly draft_id: string;
  /** Empty for calls that are not about a session. */
  readonly session_id: string;
  readonly turn_id: string;
  /** A link of the owner; empty for calls that are not about links. */
  readonly shared: typeof NO_LINK;
  /** The token of the session's invitation; empty for calls that are not about playing together. */
  readonly invitation: string;
  readonly caller: Person | null;
  readonly owner: Person;
}

export interface Row {
  /** The expected status for each role, in the order of `ROLES`. */
  readonly gets: readonly [number, number, number, number, number];
  readonly request?: (world: World) => CallOptions;
}

export const everyone = (status: number, request?: Row['request']): Row => ({
  gets: [status, status, status, status, status],
  ...(request && { request }),
});
export const signedIn = (status: number, request?: Row['request']): Row => ({
  gets: [401, status, status, status, status],
  ...(request && { request }),
});
/** Succeeds for the owner. For all other users the resource does not exist. */
export const owners = (status: number, request: Row['request']): Row => ({
  gets: [401, 404, status, 404, 404],
  ...(request && { request }),
});
export const ownersOrAdmins = (status: number, request: Row['request']): Row => ({
  gets: [401, 404, status, 404, status],
  ...(request && { request }),
});
export const adminOnly = (status: number, request?: Row['request']): Row => ({
  gets: [401, 403, 403, 403, status],
  ...(request && { request }),
});
