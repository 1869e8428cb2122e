import type { FailureWords } from './failureWords.ts';

export const stories = {
  list: { other: 'Failed to fetch stories' },
  detail: { other: 'Failed to load game details' },
  startSession: { other: 'Failed to start game session' },
  session: { other: 'Failed to fetch game session' },
} satisfies Record<string, FailureWords>;
