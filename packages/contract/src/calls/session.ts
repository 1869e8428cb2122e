import type { CallTable } from './call.ts';

/** The calls that every page may need: who is signed in, and a refresh of the tokens. */
export const sessionCalls = {
  refreshTokens: { method: 'POST', path: '/auth/refresh', access: 'public', cost: 'dear', answer: 'tokens' },
  getMe: {
    method: 'GET',
    path: '/auth/me',
    access: 'signed-in',
    young: 'always',
    cost: 'cheap',
    answer: 'username',
    staysOnPage: true,
  },
} as const satisfies CallTable;
