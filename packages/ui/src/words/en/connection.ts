export const connection = {
  offline: 'You are offline.',
  offlineText: 'Reading works; turns wait until you are back.',
  tryingAgain: (seconds: number) => `Trying again in ${seconds} s`,
  tryNow: 'Try now',
  online: 'Connected.',
  onlineText: 'Everything works again.',
  offlinePage: {
    title: 'You are offline',
    text: 'Stories you have opened can still be read. Playing goes on when the connection is back.',
    action: 'Open what I have',
  },
  outdatedPage: {
    title: 'There is a newer Kathaloka',
    text: 'This page was changed while you were reading. Reload to get it; what you typed is kept.',
    action: 'Reload',
  },
};
