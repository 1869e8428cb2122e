import type { FailureWords } from './failureWords.ts';

const invalidCredentials = 'Invalid credentials. Please check your username and password.';

export const admin = {
  login: {
    validation_failed: 'Invalid input format. Please check your credentials.',
    invalid_credentials: invalidCredentials,
    not_signed_in: invalidCredentials,
    forbidden: 'You do not have permission',
    garbled: 'Invalid response format',
    other: 'Failed to login. Please check your credentials.',
  },
  list: { other: 'Failed to fetch data. Please try again.' },
  featured: { other: 'Failed to update featured status.' },
  change: {
    not_found: 'It is no longer there: somebody else has deleted it. Nothing was changed.',
    other: 'The change was not saved. Please try again.',
  },
  report: { other: 'Your report was not sent. Please try again.' },
  loadStory: { other: 'Failed to fetch data. Please try again.' },
  createStory: storyForm('create'),
  updateStory: storyForm('update'),
} satisfies Record<string, FailureWords>;

function storyForm(doing: 'create' | 'update') {
  return {
    not_signed_in: 'Authentication failed. Please log in again.',
    forbidden: `You do not have permission to ${doing} stories`,
    fault: (path: string, text: string) => `${path}: ${text}`,
    separator: '. ',
    invalid: 'Validation failed.',
    other: `Failed to ${doing} story.`,
  };
}
