import { CUSTOM_ACTION_MAX, SEARCH_QUERY_MAX } from '../limits.ts';
import { checkLength } from './rule.ts';

export function checkCustomAction(value: string): string | undefined {
  return checkLength(value, { label: 'Action', max: CUSTOM_ACTION_MAX });
}

/** What is searched for; nothing is searched when it is empty. */
export function searchQuery(value: string): string {
  return value.trim().slice(0, SEARCH_QUERY_MAX).trimEnd();
}

/** Where PLAY leads, before the server is asked. */
export type PlayGate = 'login' | 'premium' | 'open';

interface PlayWish {
  readonly isSignedIn: boolean;
  readonly isPremium: boolean;
  readonly hasPremiumAccess: boolean;
}

/** A guest is asked to log in; a premium story wants access; everybody else plays. */
export function playGate({ isSignedIn, isPremium, hasPremiumAccess }: PlayWish): PlayGate {
  if (!isSignedIn) return 'login';
  return isPremium && !hasPremiumAccess ? 'premium' : 'open';
}

/** The session to go on with; none where there is none, where it has reached its ending, or where nobody could say. */
export function sessionToResume(check: unknown): string | undefined {
  if (typeof check !== 'object' || check === null) return undefined;
  const { has_existing_session, session_id, is_completed } = check as Record<string, unknown>;
  const isOpen = has_existing_session === true && is_completed !== true;
  return isOpen && typeof session_id === 'string' ? session_id : undefined;
}
