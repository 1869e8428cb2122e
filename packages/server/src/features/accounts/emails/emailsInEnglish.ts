import type { Role } from '../../../platform/db/meanings.ts';
import type { Email } from '../../../platform/mail/email.ts';

export interface RoleChange {
  /** The usernames of the account, and of the administrator who made the change. */
  readonly person: string;
  readonly by: string;
  /** Whether `by` is a provider whose group of administrators has changed. */
  readonly isByGroup: boolean;
  readonly role: Role;
}

/** The emails greet people by username, because a display name could put a sentence or a link into our mail. */
export interface Emails {
  readonly verify: (username: string, url: string) => Email;
  readonly reset: (username: string, url: string) => Email;
  readonly passwordChanged: (username: string) => Email;
  /** A refresh token was used twice. */
  readonly sessionEnded: (username: string) => Email;
  /** Many wrong passwords were tried for an administrator. */
  readonly guessed: (username: string) => Email;
  /** Many wrong codes were tried for an account. */
  readonly codesGuessed: (username: string) => Email;
  readonly secondFactorOn: (username: string) => Email;
  readonly secondFactorOff: (username: string) => Email;
  /** `left`: how many recovery codes there still are. */
  readonly recoveryCodeUsed: (username: string, left: number) => Email;
  readonly identityLinked: (username: string, provider: string) => Email;
  readonly roleChanged: (username: string, change: RoleChange) => Email;
  readonly farewell: (username: string, deletesStories: boolean) => Email;
}

const NOT_YOU =
  'If this was not you, reset your password right away with "Forgot password?" on the login page. That signs you out everywhere.';

/** The emails about accounts, in English. */
export const english: Emails = {
  verify(username, url) {
    return {
      subject: 'Verify your email address',
      greeting: `Hello ${username},`,
      paragraphs: [
        'Welcome to the world of tales. One thing is left: please confirm that this address is yours.',
        'The link works for 24 hours.',
      ],
      action: { label: 'Verify this address', url },
      footnote:
        'You received this email because somebody registered at Kathaloka with this address. If it was not you, you can ignore it: the address stays unverified.',
    };
  },

  reset(username, url) {
    return {
      subject: 'Reset your password',
      greeting: `Hello ${username},`,
      paragraphs: [
        'Somebody asked to reset the password of your account. Use this link to choose a new one.',
        'The link works once and expires after one hour. A new password signs you out everywhere.',
      ],
      action: { label: 'Choose a new password', url },
      footnote: 'If you did not ask for this, you can ignore this email: your password stays the same.',
    };
  },

  passwordChanged(username) {
    return {
      subject: 'Your password was changed',
      greeting: `Hello ${username},`,
      paragraphs: ['The password of your account was just changed, and all other browsers were signed out.'],
      footnote: NOT_YOU,
    };
  },

  sessionEnded(username) {
    return {
      subject: 'One of your browsers was signed out',
      greeting: `Hello ${username},`,
      paragraphs: [
        'A browser in which you are signed in used its key a second time. A key that is used twice may have been copied, so we have signed that browser out. You can sign in there again.',
        'It also happens to a browser that loses its connection at the wrong moment. If you do not know why this happened, choose a new password: that signs out every browser.',
      ],
      footnote: NOT_YOU,
    };
  },

  guessed(username) {
    return {
      subject: 'Somebody is guessing your password',
      greeting: `Hello ${username},`,
      paragraphs: [
        'More than twenty wrong passwords were tried for your account within a quarter of an hour. None of them was right, and nobody was signed in by them.',
        'We answer further attempts slowly, also from other networks, and write to you once a day at most. A long password that you use nowhere else withstands them.',
      ],
      footnote: 'If it was you, there is nothing to do.',
    };
  },

  codesGuessed(username) {
    return {
      subject: 'Somebody is guessing your codes',
      greeting: `Hello ${username},`,
      paragraphs: [
        'More than five wrong codes were tried for your account within a quarter of an hour. None of them was right, and nobody was signed in by them.',
        'A code is asked for only after your password or your Google account, so somebody else may have these. We answer further attempts slowly, and write to you once a day at most.',
      ],
      footnote: NOT_YOU,
    };
  },

  secondFactorOn(username) {
    return {
      subject: 'Signing in now asks for a code',
      greeting: `Hello ${username},`,
      paragraphs: [
        'The second factor of your account was just switched on. From now on, signing in asks for a code of your authenticator app.',
        'Store the recovery codes where you find them without your phone: each of them replaces one code of the app.',
      ],
      footnote: NOT_YOU,
    };
  },

  secondFactorOff(username) {
    return {
      subject: 'Signing in no longer asks for a code',
      greeting: `Hello ${username},`,
      paragraphs: [
        'The second factor of your account was just switched off. Its recovery codes do not work any more.',
      ],
      footnote: NOT_YOU,
    };
  },

  recoveryCodeUsed(username, left) {
    return {
      subject: 'A recovery code of your account was used',
      greeting: `Hello ${username},`,
      paragraphs: [
        `Somebody used a recovery code in place of a code of your authenticator app. It does not work a second time. Recovery codes left: ${left}.`,
        'If you have lost the app, switch the second factor off on the account page, and on again with a new one.',
      ],
      footnote: NOT_YOU,
    };
  },

  identityLinked(username, provider) {
    return {
      subject: `You can now sign in with ${provider}`,
      greeting: `Hello ${username},`,
      paragraphs: [
        `Somebody signed in to your account with the ${provider} account of this address. From now on you can sign in with ${provider} as well as with your password. All browsers have been signed out once.`,
      ],
      footnote: NOT_YOU,
    };
  },

  roleChanged(username, { person, by, isByGroup, role }) {
    const actor = isByGroup ? `The group of administrators at ${by}` : `The administrator ${by}`;
    return {
      subject:
        role === 'admin' ? `${person} is an administrator now` : `${person} is no administrator any more`,
      greeting: `Hello ${username},`,
      paragraphs: [
        role === 'admin'
          ? `${actor} has made ${person} an administrator.`
          : `${actor} has made ${person} a player again.`,
        'Every administrator receives this email when a role is changed.',
      ],
      footnote:
        'If you do not expect this, look at the audit log and ask them. Somebody may be using the session of an administrator.',
    };
  },

  farewell(username, deletesStories) {
    const stories = deletesStories
      ? 'Your stories were deleted too; whoever was playing one plays on.'
      : 'The stories you published stay in the library, without your name.';
    return {
      subject: 'Your account was deleted',
      greeting: `Hello ${username},`,
      paragraphs: [
        `As you asked, we deleted your account and what we stored about you. ${stories}`,
        'One record stays, which nobody can edit: what administrators changed in your account and your stories, before and after, and why. It has a number instead of your name.',
        'Farewell.',
      ],
      footnote: 'This is the last email you will receive from us.',
    };
  },
};
