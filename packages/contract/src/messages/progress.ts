export const progress = {
  notSignedIn: 'Authentication token not found. Please log in.',
  fetch: (type: string) => `Failed to fetch ${type}`,
  other: 'Failed to load tasks.',
} as const;
