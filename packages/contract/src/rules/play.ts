import { CUSTOM_ACTION_MAX, SEARCH_QUERY_MAX } from '../limits.ts';
import { checkLength } from './rule.ts';

export function checkCustomAction(value: string): string | undefined {
  return checkLength(value, { label: 'Action', max: CUSTOM_ACTION_MAX });
}

/** What is searched for; nothing is searched when it is empty. */
export function searchQuery(value: string): string {
  return value.trim().slice(0, SEARCH_QUERY_MAX).trimEnd();
}
