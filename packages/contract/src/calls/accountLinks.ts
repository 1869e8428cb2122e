import type { CallTable } from './call.ts';

/** The calls behind links in mails. */
export const accountLinkCalls = {
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public', cost: 'dear' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', access: 'public', cost: 'dear' },
  verifyEmail: { method: 'GET', path: '/auth/verify-email', access: 'public', cost: 'dear' },
  resendVerification: { method: 'POST', path: '/auth/resend-verification', access: 'public', cost: 'dear' },
} as const satisfies CallTable;
