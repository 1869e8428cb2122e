import { WAITING_FOR_CONSENT_DAYS } from '@kathaloka/contract/limits';
import { area } from '../area.ts';

/** Youth accounts, and what their guardians read. */
export const youngWords = area('young', {
  covers: {
    title: 'What an account for the young is',
    items: [
      'It plays by choices alone: nothing can be typed, and no language model reads or writes for it.',
      'It sees the stories that are rated for its age.',
      'Nothing of it is shared or shown to others, and it publishes nothing.',
      'No streaks and no tasks, and nobody counts what it plays: neither for lists nor for advertisements.',
      'We store the username, the address, the year of birth, the games, and your consent.',
    ],
  },
  year: {
    title: 'When were you born?',
    text: 'The year is enough. We ask once, because accounts for the young are safer and need a guardian.',
    label: 'Year of birth',
    hint: 'Four digits, such as 2011. Only an administrator can change it later.',
    submit: 'Continue',
  },
  guardian: {
    title: 'Ask a parent or guardian',
    text: 'Before you can play, a parent or guardian has to agree. We send them a mail that says what it is about.',
    label: 'Email of your parent or guardian',
    submit: 'Ask them',
  },
  waiting: {
    title: 'Waiting for your guardian',
    text: (email: string) => `We have sent a mail to ${email}. As soon as they agree, you can play.`,
    byAdministrator:
      'Before you can play, a parent or guardian has to agree. Ask whoever runs this site how they do that.',
    until: (day: string) => `Without their consent this account is deleted on ${day}.`,
    again: 'Send it again',
    another: 'Ask somebody else',
    look: 'Look again',
    account: 'Your account',
  },
  ready: {
    title: 'You can play',
    text: 'Your guardian has agreed.',
    submit: 'To the stories',
  },
  /** The texts for guardians. */
  page: {
    title: 'For parents and guardians',
    loading: 'Opening the link...',
    missing: 'Open the link in your mail',
    missingText:
      'This page is opened by the link that we have mailed you. Open it again if you have loaded the page again.',
    invalid: 'This link does not work any more',
    invalidText:
      'It works for seven days, and until another guardian is asked. Ask your child to send it again.',
    asked: (name: string) => `May “${name}” play at Kathaloka?`,
    askedText: 'Somebody who may be under 18 has opened this account and named you as parent or guardian.',
    born: (year: number) => `They say that they were born in ${year}.`,
    isAdult: 'I am 18 or older, and their parent or lawful guardian',
    needed: 'Please confirm this first',
    agree: 'I agree',
    refuse: 'I do not agree: delete the account',
    granted: (name: string) => `“${name}” may play`,
    grantedText: (day: string) => `You have agreed since ${day}. You can withdraw it here at any time.`,
    withdraw: 'Withdraw my consent',
    withdrawn: 'Your consent is withdrawn',
    withdrawnText: (day: string) =>
      `Nothing is played from now on. The account is deleted on ${day}, unless you agree again: your child can ask you.`,
    remove: 'Delete the account now',
    removeTitle: 'Delete this account?',
    removeText: 'All that it has played is deleted with it. This cannot be undone.',
    keep: 'Keep it',
    removed: 'The account is deleted',
    removedText: 'With it goes all that it had, and your address.',
    privacy: 'Privacy Policy',
  },
  /** On the page of the account. */
  details: {
    title: 'An account for the young',
    adult: (year: number) => `From the beginning of ${year} on it is like any other account.`,
    consented: (day: string) => `Your guardian has agreed since ${day}.`,
    missing: `Your guardian has not agreed. Such an account is deleted after ${WAITING_FOR_CONSENT_DAYS} days.`,
    toConsent: 'To the consent of your guardian',
  },
  failure: { other: 'It was not saved. Please try again.' },
});
