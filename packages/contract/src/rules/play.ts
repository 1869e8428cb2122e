import { SEARCH_QUERY_MAX } from '../limits.ts';

/** The trimmed search text; empty if there is nothing to search for. */
export function searchQuery(value: string): string {
  return value.trim().slice(0, SEARCH_QUERY_MAX).trimEnd();
}

/** What the PLAY button does, as far as it is known without a request. */
export type PlayGate = 'login' | 'premium' | 'open';

interface PlayRequest {
  readonly isSignedIn: boolean;
  readonly isPremium: boolean;
  readonly hasPremiumAccess: boolean;
}

/** Guests must log in, and a premium story needs premium access; all others play. */
export function playGate({ isSignedIn, isPremium, hasPremiumAccess }: PlayRequest): PlayGate {
  if (!isSignedIn) return 'login';
  return isPremium && !hasPremiumAccess ? 'premium' : 'open';
}

/** The session to resume; undefined if there is none, if it has ended, or if checking failed. */
export function sessionToResume(check: unknown): string | undefined {
  const { has_existing_session, session_id, is_completed } = Object(check) as Record<string, unknown>;
  const isOpen = has_existing_session === true && is_completed !== true;
  return isOpen && typeof session_id === 'string' ? session_id : undefined;
}
