import type { FailureWords } from './failureWords.ts';

const garbled = 'Invalid response format';

export const account = {
  login: { garbled, other: 'Login failed' },
  register: { garbled, other: 'Registration failed' },
  forgotPassword: { other: 'Failed to process password reset' },
  verifyEmail: { other: 'Email verification failed' },
  resendVerification: { other: 'Failed to resend verification email' },
  changePassword: { other: 'Failed to change the password' },
  listSessions: { other: "Couldn't load your sessions" },
  confirmIdentity: { other: "Couldn't confirm that it is you" },
  endSessions: { other: "Couldn't sign out the other browsers" },
  downloadData: { other: "Couldn't prepare your data" },
  deleteAccount: { other: 'Failed to delete the account' },
  google: { because: (reason: string) => `Google login failed: ${reason}`, other: 'Unknown error' },
} satisfies Record<string, FailureWords>;
