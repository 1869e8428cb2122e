import type { FailureWords } from './failureWords.ts';

export const authoring = {
  create: {
    not_signed_in: 'Your session has expired. Please log in again.',
    forbidden: 'You do not have permission to create stories.',
    fault: (path: string, text: string) => `${path}: ${text}`,
    separator: '\n',
    invalid: 'Validation failed.',
    other: 'Failed to create story',
  },
  categoriesAndTags: { other: 'Failed to load categories and tags. Please try again.' },
  list: { other: 'Failed to load your stories' },
  publish: { other: 'Failed to publish story' },
  hideDecision: { other: 'The note could not be hidden. Please try again.' },
  phrases: { other: 'The model could not be asked. Nothing was changed; please try again.' },
  load: { other: 'Failed to load story details' },
  save: { other: 'Failed to update story' },
} satisfies Record<string, FailureWords>;
