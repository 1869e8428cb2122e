import type { CallTable } from './call.ts';

/** What every page may need: who is there, and the next tokens of a session. */
export const sessionCalls = {
  refreshTokens: { method: 'POST', path: '/auth/refresh', access: 'public', answer: 'tokens' },
  getMe: { method: 'GET', path: '/auth/me', access: 'signed-in', answer: 'username', staysOnPage: true },
} as const satisfies CallTable;
