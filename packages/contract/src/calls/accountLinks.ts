import type { CallTable } from './call.ts';

/** The calls behind the links in emails. */
export const accountLinkCalls = {
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public', cost: 'dear' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', access: 'public', cost: 'dear' },
  verifyEmail: { method: 'GET', path: '/auth/verify-email', access: 'public', cost: 'dear' },
  resendVerification: { method: 'POST', path: '/auth/resend-verification', access: 'public', cost: 'dear' },
  getGuardianship: {
    method: 'GET',
    path: '/guardian',
    access: 'public',
    cost: 'dear',
    answer: 'state',
  },
  giveConsent: { method: 'POST', path: '/guardian/consent', access: 'public', cost: 'dear', answer: 'state' },
  withdrawConsent: {
    method: 'POST',
    path: '/guardian/withdrawal',
    access: 'public',
    cost: 'dear',
    answer: 'state',
  },
} as const satisfies CallTable;
