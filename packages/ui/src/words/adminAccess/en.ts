import { area } from '../area.ts';

/** The login of administrators, and refused access. */
export const adminAccessWords = area('adminAccess', {
  forbiddenTitle: 'You do not have permission',
  forbidden: 'These pages are for administrators.',
  forbiddenAs: (username: string) => `These pages are for administrators. You are signed in as ${username}.`,
  goHome: 'Go to Home',
  signInAsOther: 'Sign in as somebody else',
  signingOut: 'Signing out...',
  passwordTitle: 'Choose a password of your own',
  passwordWhy:
    'You signed in with the password that the server made up when it first started. It was printed in the server’s log, where others may have read it, so nothing else opens until you choose another one.',
  currentPassword: 'The generated password',
  passwordDone: 'Your password has been changed.',
  goOn: 'Continue to administration',
});
