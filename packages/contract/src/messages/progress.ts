import type { FailureWords } from './failureWords.ts';

const not_signed_in = 'Authentication token not found. Please log in.';

export const progress = {
  /** The messages for loading the tasks of one kind. */
  tasks: (type: string) => ({ not_signed_in, other: `Failed to fetch ${type}` }),
  page: { not_signed_in, other: 'Failed to load tasks.' },
  credits: { not_signed_in, other: 'Failed to fetch credits' },
  exportCredits: { not_signed_in, other: 'The file could not be prepared. Please try again.' },
} satisfies Record<string, FailureWords | ((type: string) => FailureWords)>;
