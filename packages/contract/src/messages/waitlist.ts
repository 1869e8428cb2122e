import type { FailureWords } from './failureWords.ts';

/** The messages for the form's fields are in `rules.ts`. */
export const waitlist = {
  join: { other: 'Something went wrong. Please try again later.' },
} satisfies Record<string, FailureWords>;
