import { ago } from '../time/en.ts';
import { onDemand } from '../../onDemand.ts';
import { area } from '../area.ts';

const day = onDemand(
  () =>
    new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

const profile = {
  /** The language of these words, for a page in another language. */
  ownLanguage: 'en' as string,
  title: 'Account',
  back: 'Your Progress',
  details: 'Your account',
  username: 'Username',
  displayName: 'Display name',
  noDisplayName: 'None. Your stories show your username.',
  email: 'Email',
  verified: 'Verified',
  notVerified: 'Not verified',
  notVerifiedText: 'Open the link in the email we sent you to confirm that this address is yours.',
  resend: 'Resend the email',
  resent: 'Verification email sent if account exists',
  sending: 'Sending...',
  since: 'Member since',
  day: (instant: string) => day().format(new Date(instant)),
  password: {
    title: 'Change password',
    lead: 'You will be signed out everywhere else.',
    current: 'Current password',
    new: 'New password',
    submit: 'Save new password',
    busy: 'Saving...',
    done: 'Your password has been changed.',
  },
  identity: {
    title: 'Confirm that it is you',
    text: 'This change is too weighty for an open page alone: somebody else may be sitting at your browser. You are not asked again for five minutes.',
    cancel: 'Cancel',
    submit: 'Confirm',
    busy: 'Checking...',
    password: 'Your password',
    google: 'Sign in with Google once more to confirm that it is you.',
    confirmed: 'Google has confirmed that it is you.',
    withoutGoogle:
      'Your account signs in with Google, which is not available here at the moment. Set a password first, with “Forgot password?” on the login page.',
  },
  factor: {
    title: 'Second factor',
    lead: 'A code of an authenticator app, besides your password or Google: somebody who finds out your password still cannot sign in.',
    duty: 'Administrators need a second factor here. Administration opens when it is on.',
    loading: 'Loading the second factor...',
    turnOn: 'Switch on',
    since: (then: string) => `On since ${day().format(new Date(then))}.`,
    left: (count: number) => `Recovery codes left: ${count}.`,
    turnOff: 'Switch off',
    beginTitle: 'Switch the second factor on?',
    beginText: 'You need an authenticator app. Confirm first that it is you.',
    setUp:
      'Scan this code with your authenticator app, or add the secret below it by hand. Then enter the code that the app shows.',
    qrCode: 'QR code of the secret',
    secret: 'Secret',
    openApp: 'Add it to the app on this device',
    confirm: 'Confirm the code',
    cancel: 'Cancel',
    busy: 'Checking...',
    codes:
      'The second factor is on. Store these recovery codes where you find them without your phone: each replaces one code of the app. They are shown only now.',
    copy: 'Copy',
    copied: 'Copied',
    save: 'Download',
    done: 'I have stored them',
    removeTitle: 'Switch the second factor off?',
    removeText: 'From then on, your password or Google is enough. The recovery codes stop working.',
    keep: 'Leave it on',
    removing: 'Switching off...',
  },
  sessions: {
    title: 'Where you are signed in',
    thisBrowser: 'This browser',
    lastUsed: (then: string, now: string) => `Last used ${ago(then, now)}`,
    since: (then: string) => `Signed in on ${day().format(new Date(then))}`,
    endOthers: 'Sign out everywhere else',
    ending: 'Signing out...',
    endOthersTitle: 'Sign out everywhere else?',
    endOthersText: 'All other browsers will have to sign in again.',
    keepOthers: 'Leave them signed in',
    endOne: 'Sign out',
    endOneOf: (device: string) => `Sign out ${device}`,
    endOneTitle: 'Sign out this browser?',
    endOneText: (device: string) => `${device} will have to sign in again.`,
    keepOne: 'Leave it signed in',
    alone: 'You are not signed in anywhere else.',
    unknownDevice: 'Unknown browser',
    loading: 'Loading your sessions...',
  },
  data: {
    title: 'Your data',
    lead: 'Everything we store about you in one file: your account, your stories, your games and your credits.',
    download: 'Download my data',
    busy: 'Collecting...',
  },
  remove: {
    title: 'Delete my account',
    lead: 'Your games, likes, bookmarks and credits are deleted immediately and cannot be restored.',
    open: 'Delete my account',
    confirmTitle: 'Delete your account?',
    confirm: 'This cannot be undone. You may want to download your data first.',
    stories: 'Also delete my stories',
    storiesHint:
      'Whoever is playing one of them plays on. Otherwise your published stories stay in the library, without your name.',
    keep: 'Keep my account',
    submit: 'Delete permanently',
    busy: 'Deleting...',
  },
};

export const profileWords = area('profile', profile);
