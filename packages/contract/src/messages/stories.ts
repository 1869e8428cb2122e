import type { FailureWords } from './failureWords.ts';

const startSession = 'Failed to start game session';

export const stories = {
  list: { other: 'Failed to fetch stories' },
  detail: { other: 'Failed to load game details' },
  // a server of another version may answer that it has no such call, in words that mean nothing to players
  startSession: { other: startSession },
  session: { other: 'Failed to fetch game session' },
} satisfies Record<string, FailureWords>;
