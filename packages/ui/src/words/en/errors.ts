export const errors = {
  title: 'The narrator lost the thread',
  tryAgain: 'Try again',
  request: (id: string) => `Request ${id}`,
};
