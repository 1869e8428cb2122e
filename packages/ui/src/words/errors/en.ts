import { area } from '../area.ts';

export const errorsWords = area('errors', {
  title: 'The narrator lost the thread',
  unexpected: 'Something went wrong on this page.',
  partMissing: 'This part of the page failed to load. Are you connected?',
  tryAgain: 'Try again',
  sessionUnknown: 'We cannot tell right now whether you are signed in. We are asking again.',
  request: (id: string) => `Request ${id}`,
});
