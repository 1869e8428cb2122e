export const createStory = {
  notSignedIn: 'Your session has expired. Please log in again.',
  forbidden: 'You do not have permission to create stories.',
  invalid: 'Validation failed.',
  other: 'Failed to create story',
  /** One line per fault: `body.title: Title is required`. */
  fault: (loc: readonly (string | number)[], msg: string) => `${loc.join('.')}: ${msg}`,
  categoriesAndTags: 'Failed to load categories and tags. Please try again.',
} as const;

export const myStories = {
  list: 'Failed to load your stories',
  publish: 'Failed to publish story',
} as const;

export const editStory = {
  load: 'Failed to load story details',
  save: 'Failed to update story',
} as const;
