import type { CallTable } from './call.ts';

/** The calls behind links in mails. */
export const accountLinkCalls = {
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', access: 'public' },
  verifyEmail: { method: 'GET', path: '/auth/verify-email', access: 'public' },
  resendVerification: { method: 'POST', path: '/auth/resend-verification', access: 'public' },
} as const satisfies CallTable;
