export const stories = {
  list: 'Failed to fetch stories',
  detail: 'Failed to load game details',
  startSession: 'Failed to start game session',
  session: 'Failed to fetch game session',
} as const;
