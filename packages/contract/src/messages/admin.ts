export const admin = {
  list: 'Failed to fetch data. Please try again.',
  featured: 'Failed to update featured status.',
} as const;

export const adminStory = {
  load: 'Failed to fetch data. Please try again.',
  notSignedIn: 'Authentication failed. Please log in again.',
  forbidden: (doing: 'create' | 'update') => `You do not have permission to ${doing} stories`,
  invalid: 'Validation failed.',
  other: (doing: 'create' | 'update') => `Failed to ${doing} story.`,
  /** All faults in one text: each path and message, joined by periods. */
  faults: (faults: readonly { loc: readonly (string | number)[]; msg: string }[]) =>
    faults.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('. '),
} as const;
