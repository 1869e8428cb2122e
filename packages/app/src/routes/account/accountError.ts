import { isApiError } from '@kathaloka/api';
import { messages } from '@kathaloka/contract/errors';

/** Why an account call failed, in words for the person: the server's own where it has some. */
export function accountError(error: unknown, fallback: string): string | undefined {
  if (error === undefined) return undefined;
  if (!isApiError(error)) return fallback;
  if (error.kind === 'garbled' && error.status === 200) return messages.account.invalidResponse;
  if (error.kind !== 'http') return fallback;
  const faults = error.faults.map(({ msg }) => msg).join(' ');
  return error.detail ?? (faults || fallback);
}
