import type { FailureWords } from './failureWords.ts';

/** The form's validation messages are in `rules.ts`. */
export const waitlist = {
  join: { other: 'Something went wrong. Please try again later.' },
} satisfies Record<string, FailureWords>;
