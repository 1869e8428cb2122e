export const account = {
  login: 'Login failed',
  register: 'Registration failed',
  forgotPassword: 'Failed to process password reset',
  verifyEmail: 'Email verification failed',
  resendVerification: 'Failed to resend verification email',
  changePassword: 'Failed to change the password',
  listSessions: 'Failed to look where you are signed in',
  downloadData: 'Failed to collect your data',
  deleteAccount: 'Failed to delete the account',
  invalidResponse: 'Invalid response format',
  google: (detail = 'Unknown error') => `Google login failed: ${detail}`,
} as const;

export const adminLogin = {
  invalidInput: 'Invalid input format. Please check your credentials.',
  invalidCredentials: 'Invalid credentials. Please check your username and password.',
  other: 'Failed to login. Please check your credentials.',
  invalidResponse: 'Invalid response format',
} as const;
