import type { CallTable } from './call.ts';

/** Sign-in, registration and passwords. */
export const signInCalls = {
  login: { method: 'POST', path: '/auth/login', access: 'public', cost: 'dear', answer: 'tokens' },
  register: { method: 'POST', path: '/auth/register', access: 'public', cost: 'dear', answer: 'tokens' },
  signInWithGoogle: {
    method: 'POST',
    path: '/auth/google-id-token',
    access: 'public',
    cost: 'dear',
    answer: 'tokens',
  },
  signInWithOidc: { method: 'POST', path: '/auth/oidc', access: 'public', cost: 'dear', answer: 'tokens' },
} as const satisfies CallTable;
