export const errors = {
  title: 'The narrator lost the thread',
  unexpected: 'Something went wrong on this page.',
  tryAgain: 'Try again',
  request: (id: string) => `Request ${id}`,
};
