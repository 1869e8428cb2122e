import type { FailureWords } from './failureWords.ts';

const garbled = 'Invalid response format';

export const account = {
  login: { garbled, other: 'Login failed' },
  register: { garbled, other: 'Registration failed' },
  forgotPassword: { other: 'Failed to process password reset' },
  verifyEmail: { other: 'Email verification failed' },
  resendVerification: { other: 'Failed to resend verification email' },
  changePassword: { other: 'The password could not be changed. The old one still holds; please try again.' },
  changeAbout: { other: 'Your text could not be saved. Please try again.' },
  listSessions: { other: 'Your sessions could not be loaded. Please try again.' },
  confirmIdentity: {
    other: 'It could not be confirmed that it is you. Nothing was changed; please try again.',
  },
  secondFactor: {
    email_not_verified: 'Verify your email address before you switch this on.',
    other: 'The second factor could not be changed. It is as it was; please try again.',
  },
  endSessions: {
    other: 'The other browsers could not be signed out. They still are signed in; please try again.',
  },
  downloadData: { other: 'Your data could not be prepared. Nothing was changed; please try again.' },
  deleteAccount: { other: 'The account could not be deleted. It is still there; please try again.' },
  google: { because: (reason: string) => `Google login failed: ${reason}`, other: 'Unknown error' },
} satisfies Record<string, FailureWords>;
