import type { Letter } from '../../platform/mail/letter.ts';

const NOT_YOU =
  'If this was not you, ask for a new password at once by "Forgot password" on the login page, which signs everyone out.';

/** Addressed by the username, which holds letters, digits and underscores: nobody can write a sentence into our mail. */
export function verificationLetter(username: string, url: string): Letter {
  return {
    subject: 'Verify your email address',
    greeting: `Hello ${username},`,
    paragraphs: [
      'A seat is kept for you in the world of tales. One thing is left: tell us that this address is yours.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Verify this address', url },
    footnote:
      'You get this mail because somebody registered at Kathaloka with this address. If it was not you, do nothing: without the link the address stays unverified.',
  };
}

export function resetLetter(username: string, url: string): Letter {
  return {
    subject: 'Reset your password',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Somebody asked for a new password for your account. With this link you can choose one.',
      'The link works once, for one hour. A new password signs you out everywhere.',
    ],
    action: { label: 'Choose a new password', url },
    footnote: 'If it was not you who asked, do nothing: your password stays as it is.',
  };
}

export function passwordChangedLetter(username: string): Letter {
  return {
    subject: 'Your password was changed',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The password of your account was changed a moment ago, and other browsers were signed out.',
    ],
    footnote: NOT_YOU,
  };
}

export function googleLinkedLetter(username: string): Letter {
  return {
    subject: 'Google can open your account now',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Somebody signed in to your account with the Google account of this address. From now on both ways lead in: Google, and your password.',
    ],
    footnote: NOT_YOU,
  };
}

export function farewellLetter(username: string, deletesStories: boolean): Letter {
  const stories = deletesStories
    ? 'Your stories went with it.'
    : 'Stories that you had published stay in the library, without your name.';
  return {
    subject: 'Your account was deleted',
    greeting: `Hello ${username},`,
    paragraphs: [`Your account and everything kept about you is gone, as you asked. ${stories}`, 'Go well.'],
    footnote: 'This is the last mail that you get from us.',
  };
}
