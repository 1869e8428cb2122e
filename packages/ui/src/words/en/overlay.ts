/** What every dialog, drawer and message has in common. */
export const overlay = {
  close: 'Close',
  messages: 'Messages',
};
