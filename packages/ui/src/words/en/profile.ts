import { ago } from './time.ts';

const day = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const profile = {
  details: 'Your account',
  username: 'Username',
  displayName: 'Display name',
  noDisplayName: 'None. Your stories carry your username.',
  email: 'Email',
  verified: 'Verified',
  notVerified: 'Not verified',
  notVerifiedText:
    'Open the link in the mail that we sent you. Without it, a lost password cannot be replaced.',
  resend: 'Send the mail again',
  resent: 'Verification email sent if account exists',
  sending: 'Sending...',
  since: 'Here since',
  day: (instant: string) => day.format(new Date(instant)),
  password: {
    title: 'Change password',
    lead: 'You will be signed out everywhere else.',
    current: 'Current password',
    new: 'New password',
    submit: 'Save new password',
    busy: 'Saving...',
    done: 'Your password is changed.',
  },
  sessions: {
    title: 'Where you are signed in',
    thisBrowser: 'This browser',
    lastUsed: (then: string, now: string) => `Last used ${ago(then, now)}`,
    since: (then: string) => `Signed in on ${day.format(new Date(then))}`,
    endOthers: 'End all others',
    ending: 'Ending...',
    alone: 'You are signed in nowhere else.',
    unknownDevice: 'Unknown browser',
    loading: 'Looking where you are signed in...',
  },
  data: {
    title: 'Your data',
    lead: 'Everything that is kept about you, in one file: your account, your stories, your games and your credits.',
    download: 'Download my data',
    busy: 'Collecting...',
  },
  remove: {
    title: 'Delete my account',
    lead: 'Your games, likes, bookmarks and credits go at once. Nobody can bring them back.',
    open: 'Delete my account',
    confirmTitle: 'Delete your account?',
    confirm: 'This cannot be undone. You may want to download your data first.',
    stories: 'Delete my stories with it',
    storiesHint: 'Otherwise your published stories stay in the library, without your name.',
    password: 'Your password',
    keep: 'Keep my account',
    submit: 'Delete for good',
    busy: 'Deleting...',
  },
};
